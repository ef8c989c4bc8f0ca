import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import { useTranslation } from 'react-i18next';
import { accountLanguages } from '#domain/documents/interim-user.ts';
import type { RegistrationField, RegistrationValues } from '#domain/accounts/registration-form.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Link } from '#ui/actions/link.tsx';
import { PasswordInput } from '#ui/fields/password-input.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Select, TextInput } from '#ui/fields/text-input.tsx';

export const fieldId = (field: RegistrationField) => `registration-${field}`;

export interface RegistrationFieldsProps {
  readonly values: RegistrationValues;
  /** In words; none for a field that is right. */
  readonly errors: Partial<Readonly<Record<RegistrationField, string>>>;
  readonly onChange: (change: Partial<RegistrationValues>) => void;
  /** What one agrees to. */
  readonly termsHref: string;
  readonly privacyHref: string;
}

interface TextField {
  readonly name: 'firstName' | 'lastName' | 'email' | 'phone' | 'full_address' | 'city' | 'name_city';
  readonly label: 'first-name' | 'last-name' | 'email' | 'phone' | 'street' | 'postal-code' | 'town';
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  readonly type?: HTMLInputTypeAttribute;
}

const names: readonly TextField[] = [
  { name: 'firstName', label: 'first-name', autoComplete: 'given-name' },
  { name: 'lastName', label: 'last-name', autoComplete: 'family-name' },
  { name: 'email', label: 'email', autoComplete: 'email', type: 'email' },
];
const addresses: readonly TextField[] = [
  { name: 'phone', label: 'phone', autoComplete: 'tel', type: 'tel' },
  { name: 'full_address', label: 'street', autoComplete: 'address-line1' },
  { name: 'city', label: 'postal-code', autoComplete: 'postal-code' },
  { name: 'name_city', label: 'town', autoComplete: 'address-level2' },
];

export function RegistrationFields(props: RegistrationFieldsProps) {
  const { values, errors, onChange, termsHref, privacyHref } = props;
  const { t } = useTranslation('account');

  const textField = ({ name, label, autoComplete, type = 'text' }: TextField) => (
    <Field key={name} id={fieldId(name)} label={t(label)} error={errors[name]}>
      {(control) => (
        <TextInput
          control={control}
          name={name}
          type={type}
          autoComplete={autoComplete}
          // An address of e-mail is no sentence.
          {...(type === 'email' ? { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } : {})}
          value={values[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      )}
    </Field>
  );

  return (
    <>
      {names.map(textField)}
      <Field id={fieldId('password')} label={t('password')} hint={t('password-hint')} error={errors.password}>
        {(control) => (
          <PasswordInput
            control={control}
            name="password"
            autoComplete="new-password"
            showText={t('show-password')}
            hideText={t('hide-password')}
            value={values.password}
            onChange={(event) => onChange({ password: event.target.value })}
          />
        )}
      </Field>
      {addresses.map(textField)}
      <Field id={fieldId('language')} label={t('language')} hint={t('language-hint')} error={errors.language}>
        {(control) => (
          <Select
            control={control}
            name="language"
            autoComplete="language"
            value={values.language}
            onChange={(event) => onChange({ language: event.target.value })}
          >
            <option value="">{t('language-choose')}</option>
            {accountLanguages.map((language) => (
              <option key={language} value={language}>
                {t(`language-${language}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
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
      <Checkbox
        id={fieldId('acceptGdpr')}
        name="acceptGdpr"
        label={t('consent')}
        hint={t('consent-help')}
        error={errors.acceptGdpr}
        checked={values.acceptGdpr}
        onChange={(acceptGdpr) => onChange({ acceptGdpr })}
      />
    </>
  );
}
