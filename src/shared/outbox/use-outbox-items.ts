import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { type ActingFor, isSameActing } from '#domain/accounts/acting-for.ts';
import { cachedKeys } from '#offline/cached/cached-query.ts';
import { type AccountItem, deviceOutbox } from '#sync/account-outbox.ts';
import type { OutboxItem } from '#sync/engine/item.ts';

interface ObservedItems {
  readonly acting: ActingFor;
  readonly items: readonly AccountItem[];
}

/** What this device has yet to send for this actor, or has just sent; null until that is known. */
export function useOutboxItems(acting: ActingFor): readonly AccountItem[] | null {
  const [observed, setObserved] = useState<ObservedItems | null>(null);
  useEffect(() => deviceOutbox().observe(acting, (items) => setObserved({ acting, items })), [acting]);
  // Between two people on one tablet: never one's items on the other's screen.
  return observed !== null && isSameActing(observed.acting, acting) ? observed.items : null;
}

/** Calls back when the server has received an item of this actor, whichever page or worker sent it. */
export function useOutboxReceipts(acting: ActingFor, onReceived: (item: OutboxItem) => void): void {
  const { actorUid } = acting;
  const tell = useEffectEvent(onReceived);
  useEffect(
    () =>
      deviceOutbox().onReceived((item) => {
        if (item.actorUid === actorUid) tell(item);
      }),
    [actorUid],
  );
}

/** Reads again what is volatile when the server has received something of this actor. */
export function useRefreshOnReceipt(acting: ActingFor, concerns: (item: OutboxItem) => boolean = () => true): void {
  const client = useQueryClient();
  useOutboxReceipts(acting, (item) => {
    if (concerns(item)) void client.invalidateQueries({ queryKey: cachedKeys.volatile(acting) });
  });
}
