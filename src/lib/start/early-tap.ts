let waiting: HTMLButtonElement | null = null;

const press = (button: HTMLButtonElement | null) => {
  if (button?.isConnected === true) button.click();
};

/**
 * Presses the button again that was tapped last before the page came to life, as the script in the head of public.html has
 * noted. One of a form that comes later waits for it.
 */
export function replayTap(formComesLater: boolean): void {
  const tapped: unknown = Reflect.get(window, 'earlyTap');
  if (!(tapped instanceof HTMLButtonElement)) return;
  if (formComesLater && tapped.form !== null) waiting = tapped;
  else press(tapped);
}

/** Said by that form, once it listens. */
export function replayTapOfForm(): void {
  const tapped = waiting;
  waiting = null;
  press(tapped);
}
