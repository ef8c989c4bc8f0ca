import { useTranslation } from '#i18n/use-translation.ts';
import { TextField } from '#shared/forms/text-field.tsx';
import type { FormFields } from '#shared/forms/use-form.ts';
import type { FormValues } from './use-public-form.ts';

/** Name and e-mail fields, shared by two forms. */
export function NameFields({ form }: { readonly form: FormFields<FormValues> }) {
  const { t } = useTranslation('forms');
  return (
    <>
      <TextField form={form} name="full_name" label={t('full-name')} autoComplete="name" />
      <TextField form={form} name="email" label={t('email')} autoComplete="email" type="email" />
    </>
  );
}
