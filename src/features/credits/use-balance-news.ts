import { useEffect, useState } from 'react';
import type { CachedState } from '#offline/cached/cached-state.ts';
import { type BalanceNews, initialBalanceWatch, watchBalance } from './balance-watch.ts';
import type { Credits } from './queries.ts';

/** The last change of the balance while the view is open. @param openedAt by this device's clock. */
export function useBalanceNews(credits: CachedState<Credits>, openedAt: number): BalanceNews | null {
  const [watch, setWatch] = useState(initialBalanceWatch);

  useEffect(() => setWatch((before) => watchBalance(before, credits, openedAt)), [credits, openedAt]);

  return watch.change;
}
