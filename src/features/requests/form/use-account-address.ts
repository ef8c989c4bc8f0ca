import { useMemo } from 'react';
import type { AddressParts } from '#domain/address.ts';
import { requestSources } from '../data/queries.ts';
import { useAged } from '../data/use-aged.ts';
import { accountAddress } from './form-values.ts';

/** The address of the account, also from the copy on this device; null while it is not known or empty. */
export function useAccountAddress(uid: string): AddressParts | null {
  const account = useAged(requestSources.account(uid));
  const known = account.status === 'ready' ? account.value : null;
  return useMemo(() => {
    if (known === null) return null;
    const address = accountAddress(known);
    return Object.values(address).every((part) => part === '') ? null : address;
  }, [known]);
}
