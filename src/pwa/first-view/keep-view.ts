import { addDaysTo, brusselsDate, midnightOf } from '#domain/requests/calendar.ts';
import { deviceClock } from '#lib/clock.ts';
import { beganBehindKeptView, whenRestBegan } from '#lib/start/first-view.ts';
import { parseAddress } from '#lib/parse-address.ts';
import { drawView, isTouched } from './draw-view.ts';
import {
  firstViewAddress,
  holdsSecret,
  isScriptAddress,
  isTooLarge,
  type KeptView,
  type ViewKey,
  viewKey,
} from './kept-view.ts';
import { currentLook } from './look.ts';
import { isDrawn } from './take-over.ts';

export interface KeepPorts {
  readonly root: HTMLElement;
  readonly isSettled: () => boolean;
  /** The first moment after this one at which the view changes by itself; null without one. */
  readonly nextChange: (now: Date) => Date | null;
  readonly write: (key: ViewKey, view: KeptView) => Promise<unknown>;
}

/** A view is kept once it has not changed for this long. */
const restMs = 1_000;

/** The script of this version of the app, as its page names it. */
function script(): string {
  const element = document.querySelector('script[data-app], script[type=module]');
  return element?.getAttribute('data-app') ?? element?.getAttribute('src') ?? '';
}

/**
 * What was loaded before all that the first view does not need. A page without a kept view says nothing of it: it may have
 * asked the server who is signed in, and a slow device begins with the rest before its view is drawn.
 */
function neededFiles(): readonly string[] {
  if (!beganBehindKeptView) return [];
  const end = whenRestBegan() ?? 0;
  const loaded = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < end);
  return loaded.map(({ name }) => parseAddress(name, location.origin)?.pathname).filter(isScriptAddress);
}

/** The state of a history entry that the app itself put there, such as what was saved just now. */
function hasState(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'usr' in state && state.usr != null;
}

function nextMidnight(now: Date): number {
  return midnightOf(addDaysTo(brusselsDate(now), 1)).getTime();
}

/** What the page shows, where that is a first view as the app shows it when it starts; null anywhere else. */
function currentView({ root, isSettled, nextChange }: Omit<KeepPorts, 'write'>): readonly [ViewKey, KeptView] | null {
  const address = firstViewAddress(new URL(location.href));
  if (address === null || !isDrawn(root) || !isSettled() || hasState() || isTouched(root)) return null;
  // Nobody knows yet whether it will be there at the next start.
  if (navigator.onLine && root.querySelector('[data-connection]') !== null) return null;
  const now = deviceClock.now();
  const view = {
    ...drawView(root),
    title: document.title,
    script: script(),
    files: neededFiles(),
    look: currentLook(),
    keptAt: now.getTime(),
    until: Math.min(nextMidnight(now), nextChange(now)?.getTime() ?? Number.POSITIVE_INFINITY),
  };
  return isTooLarge(view) || holdsSecret(view.html) ? null : [viewKey(address, navigator.onLine), view];
}

/** Keeps the first view on this device, each time that it has changed and come to rest, until the returned function is called. */
export function keepView(ports: KeepPorts): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = '';
  const keep = () => {
    if (document.getElementById('kept') !== null) return wait();
    const found = currentView(ports);
    if (found === null) return;
    const [key, view] = found;
    const drawn = [key, view.look, view.until, view.html].join();
    if (drawn === last) return;
    last = drawn;
    // Best effort.
    ports.write(key, view).catch(() => undefined);
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(keep, restMs);
  };
  const changes = new MutationObserver(wait);
  changes.observe(ports.root, { childList: true, subtree: true, characterData: true, attributes: true });
  // Perhaps the last that is seen of it.
  const onHidden = () => {
    if (document.visibilityState === 'hidden') keep();
  };
  document.addEventListener('visibilitychange', onHidden);
  wait();
  return () => {
    document.removeEventListener('visibilitychange', onHidden);
    changes.disconnect();
    clearTimeout(timer);
  };
}
