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

/** The outbox items of this actor, recently received ones included; null until the outbox has been read. */
export function useOutboxItems(acting: ActingFor): readonly AccountItem[] | null {
  const [observed, setObserved] = useState<ObservedItems | null>(null);
  useEffect(() => deviceOutbox().observe(acting, (items) => setObserved({ acting, items })), [acting]);
  // While the actor changes: never one actor's items on another's screen.
  return observed !== null && isSameActing(observed.acting, acting) ? observed.items : null;
}

/** Calls back on each receipt of this actor, whichever tab or service worker sent the item. */
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

/** Refetches volatile queries on each receipt of this actor. */
export function useRefreshOnReceipt(acting: ActingFor, concerns: (item: OutboxItem) => boolean = () => true): void {
  const client = useQueryClient();
  useOutboxReceipts(acting, (item) => {
    if (concerns(item)) void client.invalidateQueries({ queryKey: cachedKeys.volatile(acting) });
  });
}
