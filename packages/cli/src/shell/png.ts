/**
 * Pictures as PNG, rendered from the same SVG as everywhere else. The renderer is loaded only when it is
 * needed: it is a native module of some size.
 */
/** Twice the size of the SVG, less on a board so large that a side would pass MOST_PIXELS. */
const ZOOM = 2;
const MOST_PIXELS = 8000;

export async function renderPng(svg: string): Promise<Uint8Array> {
  const { Resvg } = await import('@resvg/resvg-js');
  const { width, height } = new Resvg(svg);
  const zoom = Math.min(ZOOM, MOST_PIXELS / Math.max(width, height));
  return new Resvg(svg, { fitTo: { mode: 'zoom', value: zoom } }).render().asPng();
}
