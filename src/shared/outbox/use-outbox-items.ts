import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { type ActingFor, isSameActing } from '#domain/accounts/acting-for.ts';
import { cachedKeys } from '#offline/cached/cached-query.ts';
import { type AccountItem, deviceOutbox } from '#sync/account-outbox.ts';
import type { OutboxItem } from '#sync/engine/item.ts';
import { keepItems } from './keep-items.ts';
import { observeTogether } from './observe-together.ts';

interface ObservedItems {
  readonly acting: ActingFor;
  readonly items: readonly AccountItem[];
}

/** The items of everybody who looks at them: once for each change. */
const observeItems = observeTogether<AccountItem>((acting, listener) => {
  const keep = keepItems<AccountItem>();
  return deviceOutbox().observe(acting, (items) => listener(keep(items)));
});

const everything = () => true;

const areSame = (some: readonly AccountItem[], others: readonly AccountItem[]) =>
  some.length === others.length && some.every((item, index) => item === others[index]);

/**
 * The outbox items of this actor, recently received ones included; null until the outbox has been read. The same array
 * until one of them changes.
 * @param concerns the items that are wanted; not asked again for what is there when it changes.
 */
export function useOutboxItems(
  acting: ActingFor,
  concerns: (item: AccountItem) => boolean = everything,
): readonly AccountItem[] | null {
  const [observed, setObserved] = useState<ObservedItems | null>(null);
  const isWanted = useEffectEvent(concerns);
  useEffect(
    () =>
      observeItems(acting, (items) => {
        const wanted = items.filter((item) => isWanted(item));
        setObserved((before) =>
          before?.acting === acting && areSame(before.items, wanted) ? before : { acting, items: wanted },
        );
      }),
    [acting],
  );
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
