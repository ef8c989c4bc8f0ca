import { useEffect, useState } from 'react';

/** Reads again what follows from the balance, when the screen learns of another one. @param balance null while unknown. */
export function useFollowBalance(balance: number | null, refresh: () => void): void {
  const [seenBalance, setSeenBalance] = useState(balance);
  const isOtherBalance = balance !== seenBalance;

  useEffect(() => {
    if (!isOtherBalance) return;
    setSeenBalance(balance);
    refresh();
  }, [isOtherBalance, balance, refresh]);
}
