import type { CachedState } from '#offline/cached/cached-state.ts';
import type { Credits } from './queries.ts';

/** In cents. */
export interface BalanceNews {
  readonly difference: number;
  readonly balance: number;
}

/** The last announced balance, and the change since. */
export interface BalanceWatch {
  /** null until a balance has been announced. */
  readonly told: number | null;
  readonly change: BalanceNews | null;
}

export const initialBalanceWatch: BalanceWatch = { told: null, change: null };

/**
 * Follows the balance. A cached copy that is shown only until the server answers is not compared with; one that is used
 * because the server is unreachable is.
 * @param since when the view was opened, by this device's clock.
 */
export function watchBalance(watch: BalanceWatch, credits: CachedState<Credits>, since: number): BalanceWatch {
  if (credits.status !== 'ready') return watch;
  if (credits.savedAt < since && credits.error === null) return watch;
  const { cents: balance } = credits.value;
  if (watch.told === balance) return watch;
  if (watch.told === null) return { ...watch, told: balance };
  return { told: balance, change: { difference: balance - watch.told, balance } };
}
