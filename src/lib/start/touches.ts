/** By hand, by mouse, by keyboard, by a screen reader or by a program that fills in forms. */
const touches = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'click'] as const;

/**
 * Calls back at every touch of the page until the returned function is called.
 * @param further events that count as a touch.
 */
export function onTouch(run: () => void, further: readonly 'scroll'[] = []): () => void {
  const events = [...touches, ...further];
  for (const event of events) addEventListener(event, run, { capture: true, passive: true });
  return () => {
    for (const event of events) removeEventListener(event, run, { capture: true });
  };
}
