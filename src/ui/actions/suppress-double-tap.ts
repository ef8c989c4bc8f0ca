/** A second tap within this time counts as part of a double tap, as a tremor causes. */
export const doubleTapMs = 500;

/** The greatest distance between the two taps, in CSS pixels. */
const maxDistance = 16;

/**
 * Suppresses the second tap of a double tap, on the control itself and on whatever has been rendered in its place
 * meanwhile: it might press a new button, or take focus from where the first tap moved it.
 */
export function suppressDoubleTap({
  clientX,
  clientY,
  detail,
}: Pick<MouseEvent, 'clientX' | 'clientY' | 'detail'>): void {
  const isKeyboard = detail === 0;
  if (isKeyboard) return;
  const ended = new AbortController();
  const startTimer = () => setTimeout(() => ended.abort(), doubleTapMs);
  let timer = startTimer();
  const suppress = (event: MouseEvent) => {
    if (event.detail === 0 || Math.hypot(event.clientX - clientX, event.clientY - clientY) > maxDistance) return;
    event.preventDefault();
    event.stopPropagation();
    // Each suppressed tap extends the window: a tremor may cause several.
    clearTimeout(timer);
    timer = startTimer();
  };
  for (const kind of ['mousedown', 'click'] as const) {
    document.addEventListener(kind, suppress, { capture: true, signal: ended.signal });
  }
}
