/**
 * Watches how much this page asks of the server, so that a fault of ours, or somebody who plays with the app, does not
 * become a load on everyone (spec.md section 9). Pure: moments are milliseconds that the caller brings.
 */
export const requestsPerWindow = 200;
export const requestWindowMs = 60_000;
export const blockMs = 5 * 60_000;
export const loggedAtMost = 20;
export const focusChangesAtMost = 10;
export const unusualWindowMs = 10_000;

/** What one screen asks in one breath is one line in the log: its parts start within the same moment. */
const breathMs = 100;

export type Unusual = 'requests' | 'focus';

export interface MonitorState {
  /** When each request of the last minute started. */
  readonly requests: readonly number[];
  /** The log: when each breath of the last ten seconds began. */
  readonly log: readonly number[];
  /** When the window got or lost the focus in the last ten seconds. */
  readonly focusChanges: readonly number[];
  readonly blockedUntil: number | null;
  /** Stays until the person has read it. */
  readonly unusual: Unusual | null;
}

export const quiet: MonitorState = { requests: [], log: [], focusChanges: [], blockedUntil: null, unusual: null };

/** A clock that was set back leaves moments of the future behind: those tell nothing. */
const recent = (moments: readonly number[], windowMs: number, now: number) =>
  moments.filter((moment) => moment > now - windowMs && moment <= now);

/** 0 when the way is free. A clock that was set back does not make the wait longer. */
export function blockedForMs({ blockedUntil }: MonitorState, now: number): number {
  const left = (blockedUntil ?? now) - now;
  return left > 0 && left <= blockMs ? left : 0;
}

export const blockedFrom = (state: MonitorState, blockedUntil: number): MonitorState => ({
  ...state,
  requests: [],
  blockedUntil,
});

/** Counts a request that wants to leave now. Afterwards it may, unless blockedForMs says otherwise. */
export function noteRequest(state: MonitorState, now: number): MonitorState {
  if (blockedForMs(state, now) > 0) return state;
  const requests = [...recent(state.requests, requestWindowMs, now), now];
  if (requests.length > requestsPerWindow) return blockedFrom(state, now + blockMs);
  const logged = recent(state.log, unusualWindowMs, now);
  const lastBegan = logged.at(-1);
  const log = lastBegan !== undefined && now - lastBegan < breathMs ? logged : [...logged, now];
  return {
    ...state,
    requests,
    log,
    blockedUntil: null,
    unusual: log.length > loggedAtMost ? 'requests' : state.unusual,
  };
}

/** The window got the focus, or lost it. */
export function noteFocusChange(state: MonitorState, now: number): MonitorState {
  const focusChanges = [...recent(state.focusChanges, unusualWindowMs, now), now];
  const tooMany = focusChanges.length > focusChangesAtMost;
  return { ...state, focusChanges, unusual: tooMany ? (state.unusual ?? 'focus') : state.unusual };
}

/** The person has read it. What led to it is forgotten with it, or it would come back at the next request. */
export const markRead = (state: MonitorState): MonitorState => ({ ...state, log: [], focusChanges: [], unusual: null });
