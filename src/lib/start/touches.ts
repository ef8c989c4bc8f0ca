/** By hand, by mouse, by keyboard, by a screen reader or by a program that fills in forms. */
const touches = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'click'] as const;

/** Calls back at every touch of the page until the returned function is called. */
export function onTouch(run: () => void): () => void {
  for (const touch of touches) addEventListener(touch, run, { capture: true, passive: true });
  return () => {
    for (const touch of touches) removeEventListener(touch, run, { capture: true });
  };
}
