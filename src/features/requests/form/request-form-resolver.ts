import type { FieldErrors, Resolver } from 'react-hook-form';
import type { RequestForm } from '#domain/requests/request-form.ts';
import { deviceClock } from '#lib/clock.ts';
import type { RequestFormValues } from './form-values.ts';
import { errorsInOrder, validateForm } from './validate-form.ts';

/** react-hook-form asks the schema of the domain; a message is a key of the namespace `validation`. */
export const requestFormResolver: Resolver<RequestFormValues, unknown, RequestForm> = (values) => {
  const result = validateForm(values, deviceClock.now());
  if (result.ok) return { values: result.value, errors: {} };
  const errors: FieldErrors<RequestFormValues> = Object.fromEntries(
    errorsInOrder(result.error).map(({ field, key }) => [field, { type: 'schema', message: key }]),
  );
  return { values: {}, errors };
};
