/** A second tap so soon is a trembling hand, not a second wish. */
export const doubleTapMs = 500;

/** As far as such a hand moves between the two, in CSS pixels. */
const reach = 16;

/**
 * After a tap, its echo does nothing: neither on what was tapped, nor on what has come to that place meanwhile, whose
 * button it might press and which would take the focus from where the first tap has led.
 */
export function suppressDoubleTap({
  clientX,
  clientY,
  detail,
}: Pick<MouseEvent, 'clientX' | 'clientY' | 'detail'>): void {
  const isKeyboard = detail === 0;
  if (isKeyboard) return;
  const over = new AbortController();
  const rest = () => setTimeout(() => over.abort(), doubleTapMs);
  let resting = rest();
  const swallow = (event: MouseEvent) => {
    if (event.detail === 0 || Math.hypot(event.clientX - clientX, event.clientY - clientY) > reach) return;
    event.preventDefault();
    event.stopPropagation();
    // A hand that goes on trembling has not come to rest.
    clearTimeout(resting);
    resting = rest();
  };
  for (const kind of ['mousedown', 'click'] as const) {
    document.addEventListener(kind, swallow, { capture: true, signal: over.signal });
  }
}
