import { useMemo } from 'react';
import type { AddressParts } from '#domain/accounts/address.ts';
import { shownProfile } from '#sync/commands/update-profile.ts';
import { requestSources } from '../data/queries.ts';
import { useAged } from '../data/use-aged.ts';
import { useOutboxItems } from '../data/use-outbox-items.ts';
import { accountAddress } from './form-values.ts';

/**
 * The address of the account as this person knows it: also from the copy on this device, and with what they changed in
 * their profile and has yet to be sent. Null while it is not known or empty.
 */
export function useAccountAddress(uid: string): AddressParts | null {
  const account = useAged(requestSources.account(uid));
  const known = account.status === 'ready' ? account.value : null;
  const items = useOutboxItems(uid);
  return useMemo(() => {
    if (known === null || items === null) return null;
    const address = accountAddress(shownProfile(known, items));
    return Object.values(address).every((part) => part === '') ? null : address;
  }, [known, items]);
}
