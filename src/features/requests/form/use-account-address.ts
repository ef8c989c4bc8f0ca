import { useMemo } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { AddressParts } from '#domain/accounts/address.ts';
import { optimisticProfile } from '#sync/commands/update-profile.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { useOutboxItems } from '#shared/outbox/use-outbox-items.ts';
import { sharedQueries } from '#shared/queries.ts';
import { requestQueries } from '../queries.ts';
import { accountAddress } from './form-values.ts';
import { splitJoinedAddress } from './split-joined-address.ts';

/**
 * Returns the address of the senior, also from the device copy: of her account, with profile changes that were not sent yet.
 * A member of her circle reads it from her profile. Null while unknown or empty.
 */
export function useAccountAddress(acting: ActingFor): AddressParts | null {
  const isOwn = acting.actorUid === acting.seniorId;
  const account = useCachedQuery(sharedQueries.account(acting));
  const profile = useCachedQuery(requestQueries.seniorProfile(acting), !isOwn);
  const known = account.status === 'ready' ? account.value : null;
  const joined = profile.status === 'ready' ? (profile.value?.address ?? '') : '';
  const items = useOutboxItems(acting);
  return useMemo(() => {
    if (items === null) return null;
    if (!isOwn) return joined === '' ? null : splitJoinedAddress(joined);
    if (known === null) return null;
    const address = accountAddress(optimisticProfile(known, items));
    return Object.values(address).every((part) => part === '') ? null : address;
  }, [isOwn, known, joined, items]);
}
