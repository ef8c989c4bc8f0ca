import { carryOver } from './carry-over.ts';

/** After this the app is shown as far as it is. */
const patienceMs = 8_000;

export interface TakeOverPorts {
  /** Where the app is drawn. */
  readonly root: HTMLElement;
  /** Whether the app shows all that it knows, as far as its data say. */
  readonly isSettled: () => boolean;
  /** Calls at every change of those data, until the returned function is called. */
  readonly observe: (listener: () => void) => () => void;
  /** A button was pressed in the kept view, and what it stands for has changed since. */
  readonly onLostTap: () => void;
}

/** Whether the app shows a screen, and nothing in it is still being loaded. */
export const isDrawn = (root: Element): boolean =>
  root.querySelector('main h1') !== null && root.querySelector('[data-pending]') === null;

/** Calls once what this returns true for has been so for two frames: what is drawn first may ask for more. */
function whenReady({ root, observe }: TakeOverPorts, isReady: () => boolean, done: () => void): void {
  let frame = 0;
  const inNextFrame = (run: () => void) => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(run);
  };
  const look = () => inNextFrame(() => isReady() && inNextFrame(() => isReady() && end()));
  const changes = new MutationObserver(look);
  const stop = observe(look);
  const timer = setTimeout(end, patienceMs);
  function end() {
    changes.disconnect();
    stop();
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    done();
  }
  changes.observe(root, { childList: true, subtree: true, characterData: true });
  look();
}

/**
 * Lets the app take over from the kept view that the service worker has put into the page: once the app shows all that
 * this device knows, or another address, or was given time enough. Does nothing on a page without one.
 */
export function takeOver(ports: TakeOverPorts): void {
  const { root, isSettled, onLostTap } = ports;
  const { documentElement } = document;
  const kept = document.getElementById('kept');
  if (kept === null) return;
  // The page looks different now (the script in its head): it was never shown.
  if (documentElement.dataset['kept'] === 'other') {
    kept.remove();
    return;
  }
  const { href } = location;
  const isReady = () => location.href !== href || (isDrawn(root) && isSettled());
  whenReady(ports, isReady, () => {
    if (!carryOver({ before: kept, now: root })) onLostTap();
    delete documentElement.dataset['kept'];
  });
}
