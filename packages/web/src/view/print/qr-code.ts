/** A link as a QR code: one path, a unit a module. The library is loaded when something is printed. */
import { node, type SvgNode } from '@hitori/core/drawing';

/** The quiet zone that readers ask for. */
const MARGIN = 4;

/** null when the link is longer than any code, or the library could not be loaded. */
export async function drawQrCode(link: string): Promise<SvgNode | null> {
  const library = await import('qrcode-generator').catch(() => null);
  if (library === null) return null;
  const { default: createCode } = library;
  const code = createCode(0, 'L');
  try {
    code.addData(link);
    code.make();
  } catch {
    return null;
  }
  const count = code.getModuleCount();
  let path = '';
  for (let row = 0; row < count; row++)
    for (let col = 0; col < count; col++)
      if (code.isDark(row, col)) path += `M${col} ${row}h1v1h-1Z`;
  const side = count + 2 * MARGIN;
  return node('svg', { viewBox: `${-MARGIN} ${-MARGIN} ${side} ${side}`, class: 'qr' }, [
    node('rect', { x: -MARGIN, y: -MARGIN, width: side, height: side, fill: '#ffffff' }),
    node('path', { d: path, fill: '#000000', 'shape-rendering': 'crispEdges' }),
  ]);
}
