import { useEffect, useState } from 'react';
import { deviceOutbox } from '#offline/device.ts';
import type { OutboxItem } from '#offline/outbox/types.ts';

/** What this device has yet to send for this person, or has just sent; null until that is known. */
export function useOutboxItems(uid: string): readonly OutboxItem[] | null {
  const [seen, setSeen] = useState<{ uid: string; items: readonly OutboxItem[] } | null>(null);
  useEffect(() => deviceOutbox().observe(uid, (items) => setSeen({ uid, items })), [uid]);
  // Between two people on one tablet: never one's items on the other's screen.
  return seen?.uid === uid ? seen.items : null;
}
