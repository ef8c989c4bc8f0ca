import { useEffect, useState } from 'react';
import { forSelf } from '#domain/accounts/acting-for.ts';
import { type AccountItem, deviceOutbox } from '#sync/account-outbox.ts';

/** What this device has yet to send for this person, or has just sent; null until that is known. */
export function useOutboxItems(uid: string): readonly AccountItem[] | null {
  const [seen, setSeen] = useState<{ uid: string; items: readonly AccountItem[] } | null>(null);
  useEffect(() => deviceOutbox().observe(forSelf(uid), (items) => setSeen({ uid, items })), [uid]);
  // Between two people on one tablet: never one's items on the other's screen.
  return seen?.uid === uid ? seen.items : null;
}
