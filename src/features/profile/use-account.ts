import { useMemo } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { InterimUser } from '#domain/documents/interim-user.ts';
import type { CachedState } from '#offline/cached/cached-state.ts';
import type { AccountItem } from '#sync/account-outbox.ts';
import type { OutboxItem } from '#sync/engine/item.ts';
import { optimisticProfile } from '#sync/commands/update-profile.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { useOutboxItems, useRefreshOnReceipt } from '#shared/outbox/use-outbox-items.ts';
import { sharedQueries } from '#shared/queries.ts';

export interface KnownAccount {
  /** The record with the unsent changes of this device applied; null when there is no record. */
  readonly account: CachedState<InterimUser | null>;
  readonly items: readonly AccountItem[];
}

const none: readonly AccountItem[] = [];

const isProfileUpdate = ({ command }: OutboxItem) => command.kind === 'update-profile';

/** The senior's account, cached or from the server, with the unsent changes of this device. */
export function useAccount(acting: ActingFor): KnownAccount {
  const account = useCachedQuery(sharedQueries.account(acting));
  const items = useOutboxItems(acting);
  useRefreshOnReceipt(acting, isProfileUpdate);

  return useMemo((): KnownAccount => {
    // Loading until the items are read: otherwise the form would briefly show the values from before the change.
    if (items === null && account.status === 'ready') return { account: { status: 'loading' }, items: none };
    if (account.status !== 'ready' || account.value === null) return { account, items: items ?? none };
    return { account: { ...account, value: optimisticProfile(account.value, items ?? none) }, items: items ?? none };
  }, [account, items]);
}
