import { describe, isShown, usablePart } from './elements.ts';

const sizePx = 64;

/** The verdicts of this document, by font. */
const plain = new Map<string, boolean>();

/** Whether the middle of a zero is empty: a slash or a dot would fill it. */
function isPlain(font: string): boolean {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [2 * sizePx, 2 * sizePx];
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('the page cannot draw');
  context.font = font;
  const { width, actualBoundingBoxAscent } = context.measureText('0');
  context.fillText('0', 0, sizePx);
  const [x, y] = [Math.round(width / 2), Math.round(sizePx - actualBoundingBoxAscent / 2)];
  return context.getImageData(x - 1, y - 1, 3, 3).data.every((channel) => channel === 0);
}

/** Telephone numbers, shown or typed, in whose font a zero is not plain. */
export function zeroFindings(): string[] {
  return [...usablePart().querySelectorAll('a[href^="tel:"], input[type=tel]')].filter(isShown).flatMap((element) => {
    const { fontStyle, fontWeight, fontFamily } = getComputedStyle(element);
    const font = `${fontStyle} ${fontWeight} ${sizePx}px ${fontFamily}`;
    const verdict = plain.get(font) ?? isPlain(font);
    plain.set(font, verdict);
    return verdict ? [] : [`a zero with a slash: ${describe(element)}`];
  });
}
