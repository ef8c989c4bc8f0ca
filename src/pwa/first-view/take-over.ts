import { firstViewDrawn } from '#lib/start/first-view.ts';
import { carryOver } from './carry-over.ts';
import type { TakeOverPorts } from './start-take-over.ts';

/** After this the app is shown as far as it is. */
const timeoutMs = 8_000;

/** Whether the app shows a screen, and nothing in it is still being loaded. */
export const isDrawn = (root: Element): boolean =>
  root.querySelector('main h1') !== null && root.querySelector('[data-pending]') === null;

/** Calls once this is true in a frame and after it: what is drawn first may ask for more. */
function whenReady({ root, observe }: TakeOverPorts, isReady: () => boolean, done: () => void): void {
  let frame = 0;
  const inNextFrame = (run: () => void) => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(run);
  };
  let isOver = false;
  const look = () => inNextFrame(() => isReady() && setTimeout(() => isReady() && end()));
  const changes = new MutationObserver(look);
  const stop = observe(look);
  const timer = setTimeout(end, timeoutMs);
  function end() {
    if (isOver) return;
    isOver = true;
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
 * this device knows, or another address, or was given time enough.
 */
export function takeOver(kept: Element, ports: TakeOverPorts): void {
  const { root, isSettled, onLostTap } = ports;
  const { href } = location;
  const isReady = () => location.href !== href || (isDrawn(root) && isSettled());
  whenReady(ports, isReady, () => {
    if (!carryOver({ before: kept, now: root })) onLostTap();
    delete document.documentElement.dataset['kept'];
    firstViewDrawn();
  });
}
