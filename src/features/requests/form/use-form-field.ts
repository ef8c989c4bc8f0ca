import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { RequestFormField, RequestFormValues } from './form-values.ts';
import type { ValidationKey } from './validate-form.ts';

/** One field of the request form: its value, how to change it, and its message in words. */
export function useFormField<Field extends RequestFormField>(name: Field) {
  const { t } = useTranslation('validation');
  const { control } = useFormContext<RequestFormValues>();
  const { field, fieldState } = useController({ control, name });
  // The resolver puts nothing but these keys into messages.
  const key = fieldState.error?.message as ValidationKey | undefined;
  return { field, error: key === undefined ? undefined : t(key) };
}
