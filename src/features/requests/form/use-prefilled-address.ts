import { useEffect, useRef, useState } from 'react';
import type { AddressParts } from '#domain/accounts/address.ts';
import type { FormFields } from '#shared/forms/use-form.ts';
import type { RequestFormValues } from './form-values.ts';

const addressFields = ['street', 'number', 'box', 'postalCode', 'town'] as const;

/**
 * Fills in the address when it becomes known, unless the person was first, and follows when it is changed elsewhere until
 * the person touches it. Nobody is asked twice for what we know.
 * @returns whether what stands there came from the account.
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
    // All at once: half an address would look like something that was typed.
    edit(address);
    filled.current = address;
    setPrefilled(true);
  }, [store, edit, address]);
  return prefilled;
}
