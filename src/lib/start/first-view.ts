import { pass } from '../clock.ts';

let restBeganAt: number | null = null;
let resolveDrawn = () => {};
const drawn = new Promise<void>((resolve) => {
  resolveDrawn = resolve;
});

/** A page without a heading of its own, or one that takes long, does not hold up the rest for longer. */
export const firstViewLimitMs = 2_000;
/** A tab that nobody looks at paints nothing. */
const paintMs = 100;

const paint = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Whether the view that was kept of this page is looked at, with the app drawn unseen behind it
 * (docs/decisions/0132-first-view.md).
 */
export const isBehindKeptView = (): boolean =>
  typeof document !== 'undefined' && document.getElementById('kept') !== null;

/** Whether this page began with a kept view. */
export const beganBehindKeptView = isBehindKeptView();

/** Says that a screen with its heading is in the document, or that the app has taken over from a kept view. */
export function firstViewDrawn(): void {
  if (isBehindKeptView()) return;
  resolveDrawn();
  void firstViewPainted();
}

/** Says that the first screen shows what this device has no copy of: behind a kept view, the server is asked now. */
export function firstViewNeedsServer(): void {
  if (isBehindKeptView()) resolveDrawn();
}

/** Says that no screen can be drawn before the server has answered: what asks it must not wait for one. */
export function firstViewAwaitsServer(): void {
  resolveDrawn();
}

/**
 * When what the first screen does not need began to be loaded, on the page's clock; null before that. On a slow device that
 * may be before the screen is drawn.
 */
export const whenRestBegan = (): number | null => restBeganAt;

/** A kept view has its own limit, after which the app takes over. */
const atLatest = () => (isBehindKeptView() ? new Promise<never>(() => undefined) : pass(firstViewLimitMs));

let painted: Promise<void> | undefined;

/**
 * Resolves once the first screen has been painted, or takes long: what that screen does not need is loaded then, so behind a
 * kept view once the app has taken over. In a worker there is no screen, and nothing to wait for.
 */
export function firstViewPainted(): Promise<void> {
  if (typeof document === 'undefined') return Promise.resolve();
  painted ??= Promise.race([drawn.then(() => Promise.race([paint(), pass(paintMs)])), atLatest()]).then(() => {
    restBeganAt = performance.now();
  });
  return painted;
}
