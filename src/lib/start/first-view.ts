import { pass } from '../clock.ts';

let resolveDrawn = () => {};
const drawn = new Promise<void>((resolve) => {
  resolveDrawn = resolve;
});

/** A page without a heading of its own, or one that takes long, does not hold up the rest for longer. */
const longestMs = 2_000;
/** A tab that nobody looks at paints nothing. */
const paintMs = 100;

const paint = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Says that a screen with its heading is in the document. */
export const firstViewDrawn = (): void => resolveDrawn();

let painted: Promise<void> | undefined;

/**
 * Resolves once the first screen has been painted, or takes long: what that screen does not need is loaded then. In a worker
 * there is no screen, and nothing to wait for.
 */
export function firstViewPainted(): Promise<void> {
  if (typeof document === 'undefined') return Promise.resolve();
  painted ??= Promise.race([drawn.then(() => Promise.race([paint(), pass(paintMs)])), pass(longestMs)]);
  return painted;
}
