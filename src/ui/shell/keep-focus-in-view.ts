/** Within these, the heights of what came into view are known. */
const frames = 10;

/**
 * Scrolls once more to what a key leads to, when it leaves the screen in the next frames. What is out of sight has a
 * guessed height (`content-visibility`): where it is taller, it pushes away what the browser has scrolled to. What was not on
 * the screen at first is left there: it has the focus without being scrolled to.
 */
export function keepFocusInView({ target }: { readonly target: Element }): void {
  if (!target.matches(':focus-visible')) return;
  let left = frames;
  const look = (wasInView: boolean) => {
    if (document.activeElement !== target) return;
    const { top, bottom } = target.getBoundingClientRect();
    const isInView = top >= 0 && bottom <= innerHeight;
    if (!isInView && !wasInView) return;
    if (!isInView) target.scrollIntoView({ block: 'nearest' });
    left -= 1;
    if (left > 0) requestAnimationFrame(() => look(true));
  };
  requestAnimationFrame(() => look(false));
}
