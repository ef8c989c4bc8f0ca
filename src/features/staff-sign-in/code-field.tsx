import { useTranslation } from '#i18n/use-translation.ts';
import { TextField } from '#shared/forms/text-field.tsx';
import type { FormFields } from '#shared/forms/use-form.ts';

interface CodeFieldProps<Values extends { readonly code: string }> {
  readonly form: FormFields<Values>;
}

export function CodeField({ form }: CodeFieldProps<{ readonly code: string }>) {
  const { t } = useTranslation('second-factor');
  return <TextField form={form} name="code" label={t('code')} inputMode="numeric" autoComplete="one-time-code" />;
}
