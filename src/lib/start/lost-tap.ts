import { createListeners } from '../listeners.ts';

let isLost = false;
const listeners = createListeners();

function change(to: boolean): void {
  isLost = to;
  listeners.notify();
}

/** Whether a button was pressed before the app was there, and could not be pressed for the person afterwards. */
export const lostTap = {
  is: () => isLost,
  observe: listeners.add,
  /** Until the next press. */
  tell() {
    change(true);
    addEventListener('click', () => change(false), { capture: true, once: true });
  },
};
