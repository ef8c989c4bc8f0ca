import type { CachedState } from '#offline/cached/cached-state.ts';
import type { Credits } from './queries.ts';

export interface BalanceNews {
  readonly difference: number;
  readonly balance: number;
}

/** What the balance was when somebody could last hear of it, and what has changed since. */
export interface BalanceWatch {
  /** null until there is a balance that counts. */
  readonly told: number | null;
  readonly news: BalanceNews | null;
}

export const nothingTold: BalanceWatch = { told: null, news: null };

/**
 * Follows the balance. A copy of an earlier day, shown for the moment until the server answers, is nothing to compare
 * with; one that somebody has to make do with, because the server cannot be reached, is.
 * @param since when the view was opened, by this device's clock.
 */
export function watchBalance(watch: BalanceWatch, credits: CachedState<Credits>, since: number): BalanceWatch {
  if (credits.status !== 'ready') return watch;
  if (credits.savedAt < since && credits.error === null) return watch;
  const { balance } = credits.value;
  if (watch.told === balance) return watch;
  if (watch.told === null) return { ...watch, told: balance };
  return { told: balance, news: { difference: balance - watch.told, balance } };
}
