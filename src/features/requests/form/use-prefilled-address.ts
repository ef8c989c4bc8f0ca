import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { AddressParts } from '#domain/address.ts';
import type { RequestForm } from '#domain/request-form.ts';
import type { RequestFormValues } from './form-values.ts';

const addressFields = ['street', 'number', 'box', 'postalCode', 'town'] as const;

/**
 * Fills in the address when it becomes known, unless the person was first. Nobody is asked twice for what we know.
 * @returns whether what stands there came from the account.
 */
export function usePrefilledAddress(
  form: UseFormReturn<RequestFormValues, unknown, RequestForm>,
  address: AddressParts | null,
): boolean {
  const [prefilled, setPrefilled] = useState(false);
  useEffect(() => {
    if (address === null || prefilled || form.getValues(addressFields).some((part) => part !== '')) return;
    // All at once: half an address would look like something that was typed.
    form.reset({ ...form.getValues(), ...address });
    setPrefilled(true);
  }, [form, address, prefilled]);
  return prefilled;
}
