/** Pictures and texts as files of the player. */

import type { Puzzle, Shading } from '@hitori/core';
import { boardSvg, drawBoard, svgText } from '@hitori/core/drawing';

const PNG_CELL = 96;

export function saveSvg(puzzle: Puzzle, shading: Shading | undefined): void {
  saveFile('hitori.svg', new Blob([boardSvg(puzzle, { shading })], { type: 'image/svg+xml' }));
}

/** The digits in it are paths. */
export function savePng(puzzle: Puzzle, shading: Shading | undefined): Promise<void> {
  return saveSvgAsPng(svgText(drawBoard(puzzle, { shading, cellSize: PNG_CELL })), 'hitori.png');
}

/** The browser draws the picture. */
export async function saveSvgAsPng(svg: string, name: string): Promise<void> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  URL.revokeObjectURL(address);
  canvas.toBlob((blob) => {
    if (blob) saveFile(name, blob);
  }, 'image/png');
}

export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
