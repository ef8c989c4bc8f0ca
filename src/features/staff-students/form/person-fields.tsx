import { useTranslation } from '#i18n/use-translation.ts';
import { textLimits } from '#domain/field-types.ts';
import { placeOf } from '#domain/places/places.ts';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Row } from '#ui/layout/row.tsx';
import type { FormPart } from './form-part.ts';

type TextFieldName =
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'phone'
  | 'postcode'
  | 'residence'
  | 'vetted_until'
  | 'wished_hours';

interface TypedFieldProps extends FormPart {
  readonly name: TextFieldName;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly type: 'text' | 'email' | 'tel' | 'date';
  readonly maxLength?: number;
}

/** One line of the form; its id is the name of its field. Browsers do not fill in somebody else's data. */
export function TypedField({ draft, onChange, errorOf, name, label, hint, type, maxLength }: TypedFieldProps) {
  return (
    <Field id={name} label={label} hint={hint} error={errorOf(name)}>
      {(control) => (
        <TextInput
          control={control}
          type={type}
          autoComplete="off"
          maxLength={maxLength}
          inputMode={name === 'wished_hours' || name === 'postcode' ? 'numeric' : undefined}
          value={draft[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      )}
    </Field>
  );
}

/** Who the student is and how to reach her. There is no field for age, sex or origin. */
export function PersonFields(part: FormPart) {
  const { t } = useTranslation('students');
  const { postcode } = part.draft;
  const place = placeOf(postcode);
  const known = place === null ? t('postcode-unknown') : t('postcode-known', { town: place.town });
  return (
    <>
      <Row fields>
        <TypedField {...part} name="first_name" label={t('first-name')} type="text" maxLength={textLimits.name} />
        <TypedField {...part} name="last_name" label={t('last-name')} type="text" maxLength={textLimits.name} />
      </Row>
      <Row fields>
        <TypedField {...part} name="email" label={t('email')} type="email" maxLength={textLimits.email} />
        <TypedField {...part} name="phone" label={t('phone')} type="tel" maxLength={textLimits.phone} />
      </Row>
      <Row fields>
        <TypedField
          {...part}
          name="postcode"
          label={t('postcode')}
          hint={postcode.trim() === '' ? undefined : known}
          type="text"
          maxLength={textLimits.postalCode}
        />
        <TypedField {...part} name="residence" label={t('residence')} type="text" maxLength={textLimits.town} />
      </Row>
    </>
  );
}
