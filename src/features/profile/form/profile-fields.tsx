import { useTranslation } from '#i18n/use-translation.ts';
import { accountLanguages } from '#domain/documents/interim-user.ts';
import { textLimits } from '#domain/field-types.ts';
import { TextField } from '#shared/forms/text-field.tsx';
import { useField } from '#shared/forms/use-field.ts';
import type { FormFields } from '#shared/forms/use-form.ts';
import { Card } from '#ui/layout/card.tsx';
import { ChoiceCards } from '#ui/fields/choice-cards.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Row } from '#ui/layout/row.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import type { ProfileFormValues } from './profile-form-schema.ts';

/** Per text field: key of its label, hint, autocomplete token, and maximum length. */
const lines = {
  first_name: { label: 'first-name', hint: null, autoComplete: 'given-name', maxLength: textLimits.name },
  last_name: { label: 'last-name', hint: null, autoComplete: 'family-name', maxLength: textLimits.name },
  phone_number: { label: 'phone', hint: 'phone-hint', autoComplete: 'tel', maxLength: textLimits.phone },
  full_address: { label: 'street', hint: 'street-hint', autoComplete: 'street-address', maxLength: textLimits.street },
  city: { label: 'postal-code', hint: null, autoComplete: 'postal-code', maxLength: textLimits.postalCode },
  name_city: { label: 'town', hint: null, autoComplete: 'address-level2', maxLength: textLimits.town },
} as const;

interface FormProps {
  readonly form: FormFields<ProfileFormValues>;
}

function LanguageField({ form }: FormProps) {
  const { t } = useTranslation('profile');
  const { id, name, value, error, change } = useField(form, 'language');
  return (
    <ChoiceCards
      id={id}
      name={name}
      legend={t('language')}
      hint={t('language-hint')}
      error={error}
      choices={accountLanguages.map((language) => ({ value: language, label: t(`language-${language}`) }))}
      value={accountLanguages.find((language) => language === value) ?? null}
      onChange={change}
    />
  );
}

export interface ProfileFieldsProps extends FormProps {
  readonly email: string;
  /** A family member is not asked where she lives. */
  readonly isFamily: boolean;
}

export function ProfileFields({ form, email, isFamily }: ProfileFieldsProps) {
  const { t } = useTranslation('profile');

  function line(name: keyof typeof lines) {
    const { label, hint, autoComplete, maxLength } = lines[name];
    return (
      <TextField
        form={form}
        name={name}
        label={t(label)}
        {...(hint === null ? {} : { hint: t(hint === 'phone-hint' && isFamily ? 'phone-hint-family' : hint) })}
        type={name === 'phone_number' ? 'tel' : 'text'}
        autoComplete={autoComplete}
        maxLength={maxLength}
        inputMode={name === 'city' ? 'numeric' : undefined}
      />
    );
  }

  return (
    <>
      <Card title={t('section-personal')}>
        <Row fields>
          {line('first_name')}
          {line('last_name')}
        </Row>
      </Card>
      <Card title={t('section-contact')}>
        <Field id="profile-email" label={t('email')} hint={t('email-hint')}>
          {(control) => <TextInput control={control} type="email" autoComplete="email" value={email} readOnly />}
        </Field>
        {line('phone_number')}
      </Card>
      {isFamily ? null : (
        <Card title={t('section-address')}>
          {line('full_address')}
          <Row fields>
            {line('city')}
            {line('name_city')}
          </Row>
        </Card>
      )}
      <Card title={t('section-preferences')}>
        <LanguageField form={form} />
      </Card>
    </>
  );
}
