/** Longest wait for the heading of a view, which a missing file can keep from coming. */
const atMostMs = 3_000;
/** Longest wait for a frame: a page that is not shown draws none. */
const frameAtMostMs = 100;

let show: () => void = () => undefined;
const shown = new Promise<void>((resolve) => {
  show = resolve;
});

/** Call when the heading of a view is in the document, or when nothing can be shown before the server has answered. */
export const firstViewIsShown = (): void => show();

const within = (ms: number, what: Promise<void>): Promise<void> =>
  Promise.race([what, new Promise<void>((resolve) => setTimeout(resolve, ms))]);

const nextFrame = () =>
  // A frame's callbacks run before it is painted, and a task after them once it is.
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const paint = async (): Promise<void> => {
  await within(atMostMs, shown);
  await within(frameAtMostMs, nextFrame());
};

let painted: Promise<void> | undefined;

/** Resolves once a page has painted its first view; at once where there is none, as in a service worker. */
export function whenFirstViewIsPainted(): Promise<void> {
  painted ??= typeof document === 'undefined' ? Promise.resolve() : paint();
  return painted;
}
