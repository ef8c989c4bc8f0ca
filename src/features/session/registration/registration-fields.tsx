import type { HTMLInputAutoCompleteAttribute } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { accountLanguages } from '#domain/documents/interim-user.ts';
import { PasswordField, TextField } from '#shared/forms/text-field.tsx';
import { useField, useInput } from '#shared/forms/use-field.ts';
import type { FormFields } from '#shared/forms/use-form.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Select } from '#ui/fields/text-input.tsx';
import type { RegistrationValues } from './registration-form-schema.ts';

interface FormProps {
  readonly form: FormFields<RegistrationValues>;
}

export interface RegistrationFieldsProps extends FormProps {
  readonly termsHref: string;
  readonly privacyHref: string;
}

interface Line {
  readonly name: 'firstName' | 'lastName' | 'email' | 'phone' | 'full_address' | 'city' | 'name_city';
  readonly label: 'first-name' | 'last-name' | 'email' | 'phone' | 'street' | 'postal-code' | 'town';
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  readonly type?: 'email' | 'tel';
}

const names: readonly Line[] = [
  { name: 'firstName', label: 'first-name', autoComplete: 'given-name' },
  { name: 'lastName', label: 'last-name', autoComplete: 'family-name' },
  { name: 'email', label: 'email', autoComplete: 'email', type: 'email' },
];
const addresses: readonly Line[] = [
  { name: 'phone', label: 'phone', autoComplete: 'tel', type: 'tel' },
  { name: 'full_address', label: 'street', autoComplete: 'address-line1' },
  { name: 'city', label: 'postal-code', autoComplete: 'postal-code' },
  { name: 'name_city', label: 'town', autoComplete: 'address-level2' },
];

function LanguageField({ form }: FormProps) {
  const { t } = useTranslation('account');
  const { id, error } = useField(form, 'language');
  const input = useInput(form, 'language');
  return (
    <Field id={id} label={t('language')} hint={t('language-hint')} error={error}>
      {(control) => (
        <Select control={control} autoComplete="language" {...input}>
          <option value="">{t('language-choose')}</option>
          {accountLanguages.map((language) => (
            <option key={language} value={language}>
              {t(`language-${language}`)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function ConsentField({ form }: FormProps) {
  const { t } = useTranslation('account');
  const { id, name, value, error, change } = useField(form, 'acceptGdpr');
  return (
    <Checkbox
      id={id}
      name={name}
      label={t('consent')}
      hint={t('consent-help')}
      error={error}
      checked={value}
      onChange={change}
    />
  );
}

export function RegistrationFields({ form, termsHref, privacyHref }: RegistrationFieldsProps) {
  const { t } = useTranslation('account');
  const lines = (all: readonly Line[]) =>
    all.map(({ label, ...line }) => <TextField key={line.name} form={form} label={t(label)} {...line} />);
  return (
    <>
      {lines(names)}
      <PasswordField
        form={form}
        name="password"
        label={t('password')}
        hint={t('password-hint')}
        autoComplete="new-password"
        showText={t('show-password')}
        hideText={t('hide-password')}
      />
      {lines(addresses)}
      <LanguageField form={form} />
      <Field id="registration-role" label={t('role')} hint={t('role-hint')}>
        {(control) => (
          <Select control={control} name="role" disabled value="senior">
            <option value="senior">{t('role-senior')}</option>
          </Select>
        )}
      </Field>
      <Row>
        <Link href={termsHref}>{t('read-terms')}</Link>
        <Link href={privacyHref}>{t('read-privacy')}</Link>
      </Row>
      <ConsentField form={form} />
    </>
  );
}
