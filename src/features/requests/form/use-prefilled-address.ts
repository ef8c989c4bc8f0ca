import { useEffect, useRef, useState } from 'react';
import type { AddressParts } from '#domain/accounts/address.ts';
import type { FormFields } from '#shared/forms/use-form.ts';
import type { RequestFormValues } from './form-values.ts';

const addressFields = ['street', 'number', 'box', 'postalCode', 'town'] as const;

/**
 * Prefills the address once it is known, and follows its changes until the user edits it. Never overwrites user input.
 * @returns whether the address was prefilled from the account.
 */
export function usePrefilledAddress(
  { store, edit }: Pick<FormFields<RequestFormValues>, 'store' | 'edit'>,
  address: AddressParts | null,
): boolean {
  const [prefilled, setPrefilled] = useState(false);
  const filled = useRef<AddressParts | null>(null);
  useEffect(() => {
    if (address === null) return;
    const values = store.get();
    const mayFill = addressFields.every((field) => values[field] === (filled.current?.[field] ?? ''));
    const isThere = addressFields.every((field) => values[field] === address[field]);
    if (!mayFill || isThere) return;
    // All fields at once: a partly filled address would count as user input.
    edit(address);
    filled.current = address;
    setPrefilled(true);
  }, [store, edit, address]);
  return prefilled;
}
