/**
 * Limits the requests of this page, so that a bug or a curious user does not overload the server (spec.md section 9).
 * Pure: moments are milliseconds passed by the caller.
 */
export const requestsPerWindow = 200;
export const requestWindowMs = 60_000;
export const blockMs = 5 * 60_000;
export const maxLoggedRequests = 20;
export const maxFocusChanges = 10;
export const unusualWindowMs = 10_000;

/** Requests within this time of each other are one entry of the log: one screen starts several at once. */
const burstMs = 100;

export type Unusual = 'requests' | 'focus';

export interface MonitorState {
  /** Start times of the requests of the last minute. */
  readonly requests: readonly number[];
  /** The log: start times of the bursts of the last ten seconds. */
  readonly log: readonly number[];
  /** Times of the focus changes of the last ten seconds. */
  readonly focusChanges: readonly number[];
  readonly blockedUntil: number | null;
  /** Kept until the person has read it. */
  readonly unusual: Unusual | null;
}

export const quiet: MonitorState = { requests: [], log: [], focusChanges: [], blockedUntil: null, unusual: null };

/** Ignores moments in the future, which remain after the clock was set back. */
const recent = (moments: readonly number[], windowMs: number, now: number) =>
  moments.filter((moment) => moment > now - windowMs && moment <= now);

/** Returns 0 when not blocked. A clock set back does not extend the wait. */
export function blockedForMs({ blockedUntil }: MonitorState, now: number): number {
  const left = (blockedUntil ?? now) - now;
  return left > 0 && left <= blockMs ? left : 0;
}

export const blockedFrom = (state: MonitorState, blockedUntil: number): MonitorState => ({
  ...state,
  requests: [],
  blockedUntil,
});

/** Counts a request that is about to start; blockedForMs of the result tells whether it may. */
export function recordRequest(state: MonitorState, now: number): MonitorState {
  if (blockedForMs(state, now) > 0) return state;
  const requests = [...recent(state.requests, requestWindowMs, now), now];
  if (requests.length > requestsPerWindow) return blockedFrom(state, now + blockMs);
  const logged = recent(state.log, unusualWindowMs, now);
  const lastBurst = logged.at(-1);
  const log = lastBurst !== undefined && now - lastBurst < burstMs ? logged : [...logged, now];
  return {
    ...state,
    requests,
    log,
    blockedUntil: null,
    unusual: log.length > maxLoggedRequests ? 'requests' : state.unusual,
  };
}

/** Counts a focus or blur of the window. */
export function recordFocusChange(state: MonitorState, now: number): MonitorState {
  const focusChanges = [...recent(state.focusChanges, unusualWindowMs, now), now];
  const tooMany = focusChanges.length > maxFocusChanges;
  return { ...state, focusChanges, unusual: tooMany ? (state.unusual ?? 'focus') : state.unusual };
}

/** Clears the causes as well; otherwise the next request would raise the warning again. */
export const markRead = (state: MonitorState): MonitorState => ({ ...state, log: [], focusChanges: [], unusual: null });
