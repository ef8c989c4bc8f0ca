import { type Clock, deviceClock } from './clock.ts';
import { createListeners } from './listeners.ts';
import {
  blockedForMs,
  blockedFrom,
  blockMs,
  markRead,
  type MonitorState,
  recordFocusChange,
  recordRequest,
  quiet,
  requestsPerWindow,
  type Unusual,
} from './request-monitor.ts';

/** The public state of this page's monitor. */
export interface MonitorStatus {
  readonly unusual: Unusual | null;
  readonly blockedUntil: number | null;
}

/** Storage that survives a reload, and a channel that blocks the other tabs. Each may be missing. */
export interface MonitorPorts {
  readonly clock: Clock;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'onmessage'> | null;
}

const storageKey = 'madelief.request-monitor';

const isMoment = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** The log of the last seconds is not stored: it detects loops within one page. */
function parseState(stored: string | null): MonitorState {
  try {
    const value: unknown = JSON.parse(stored ?? '');
    if (typeof value !== 'object' || value === null) return quiet;
    const { requests, blockedUntil, unusual }: { [Name in keyof MonitorState]?: unknown } = value;
    return {
      ...quiet,
      requests: Array.isArray(requests) ? requests.filter(isMoment).slice(-requestsPerWindow) : [],
      blockedUntil: isMoment(blockedUntil) ? blockedUntil : null,
      unusual: unusual === 'requests' || unusual === 'focus' ? unusual : null,
    };
  } catch {
    return quiet;
  }
}

function loadState(storage: MonitorPorts['storage']): MonitorState {
  try {
    return parseState(storage?.getItem(storageKey) ?? null);
  } catch {
    return quiet;
  }
}

/** Best effort: without storage the state lasts as long as the page. */
function saveState(storage: MonitorPorts['storage'], { requests, blockedUntil, unusual }: MonitorState): void {
  try {
    storage?.setItem(storageKey, JSON.stringify({ requests, blockedUntil, unusual }));
  } catch {
    // Storage forbidden or quota exceeded.
  }
}

export function createPageMonitor({ clock, storage, channel }: MonitorPorts) {
  const listeners = createListeners();
  let exempt = 0;
  const now = () => clock.now().getTime();

  let state = loadState(storage);
  const currentStatus = (): MonitorStatus => ({
    unusual: state.unusual,
    blockedUntil: blockedForMs(state, now()) > 0 ? state.blockedUntil : null,
  });
  let status = currentStatus();

  function become(next: MonitorState): void {
    state = next;
    saveState(storage, state);
    const latest = currentStatus();
    if (latest.unusual === status.unusual && latest.blockedUntil === status.blockedUntil) return;
    status = latest;
    listeners.notify();
  }

  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const left = isMoment(data) ? data - now() : 0;
      if (left > 0 && left <= blockMs) become(blockedFrom(state, now() + left));
    };
  }

  return {
    /** Counts a request. @returns the seconds to wait, or null when it may be sent. */
    admit(): number | null {
      if (exempt > 0) return null;
      const wasBlocked = blockedForMs(state, now()) > 0;
      become(recordRequest(state, now()));
      const left = blockedForMs(state, now());
      if (left > 0 && !wasBlocked) channel?.postMessage(state.blockedUntil);
      return left > 0 ? Math.ceil(left / 1000) : null;
    },

    /** Requests made until `work` ends are neither counted nor blocked. */
    async withoutCounting<Value>(work: () => Promise<Value>): Promise<Value> {
      exempt += 1;
      try {
        return await work();
      } finally {
        exempt -= 1;
      }
    },

    recordFocusChange: () => become(recordFocusChange(state, now())),
    markRead: () => become(markRead(state)),
    /** Re-evaluates whether the wait is over. */
    look: () => become(state),
    news: () => status,
    /** Calls the listener at every change of the state until the returned function is called. */
    observe: listeners.add,
  };
}

export type PageMonitor = ReturnType<typeof createPageMonitor>;

/** Null until a page starts it: in the service worker only the outbox sends. */
let monitor: PageMonitor | null = null;

function sessionStore(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** Must be called once, at the start of a page. */
export function startPageMonitor(): void {
  const started = createPageMonitor({
    clock: deviceClock,
    storage: sessionStore(),
    channel: 'BroadcastChannel' in globalThis ? new BroadcastChannel(storageKey) : null,
  });
  monitor = started;
  addEventListener('focus', started.recordFocusChange);
  addEventListener('blur', started.recordFocusChange);
}

/** Null before the start, and in the service worker. */
export function pageMonitor(): PageMonitor | null {
  return monitor;
}
