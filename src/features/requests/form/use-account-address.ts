import { useMemo } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { AddressParts } from '#domain/accounts/address.ts';
import { optimisticProfile } from '#sync/commands/update-profile.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { useOutboxItems } from '#shared/outbox/use-outbox-items.ts';
import { sharedQueries } from '#shared/queries.ts';
import { accountAddress } from './form-values.ts';

/**
 * Returns the address of the account, also from the device copy, with profile changes that were not sent yet. Null while
 * unknown or empty.
 */
export function useAccountAddress(acting: ActingFor): AddressParts | null {
  const account = useCachedQuery(sharedQueries.account(acting));
  const known = account.status === 'ready' ? account.value : null;
  const items = useOutboxItems(acting);
  return useMemo(() => {
    if (known === null || items === null) return null;
    const address = accountAddress(optimisticProfile(known, items));
    return Object.values(address).every((part) => part === '') ? null : address;
  }, [known, items]);
}
