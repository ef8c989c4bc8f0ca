import jsQR from 'jsqr';

/** Pixels for each module: cameras see more, and a decoder needs some. */
const scale = 4;

/**
 * Reads a QR code from its drawing as SVG, by another program than the one that drew it. It is painted as a browser does: the
 * white ground, then a rectangle for each run of the path. @returns null for what is no code.
 */
export function readQr(markup: string): string | null {
  const modules = Number(/viewBox="0 0 (\d+) \1"/.exec(markup)?.[1]);
  const size = modules * scale;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  const path = /<path[^>]* d="([^"]*)"/.exec(markup)?.[1] ?? '';
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      for (let column = Number(x) * scale; column < (Number(x) + Number(width)) * scale; column += 1) {
        data.fill(0, (row * size + column) * 4, (row * size + column) * 4 + 3);
      }
    }
  }
  return jsQR(data, size, size)?.data ?? null;
}
