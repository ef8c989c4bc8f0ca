import { useTranslation } from 'react-i18next';
import { textLimits } from '#domain/field-types.ts';
import { Field } from '#ui/fields/field.tsx';
import { Fieldset } from '#ui/fields/fieldset.tsx';
import { Row } from '#ui/layout/row.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { fieldId } from './field-ids.ts';
import { useFormField } from './use-form-field.ts';

/** One line of the address: its field, the text that names it, what browsers call it, and how long it may be. */
const lines = {
  street: { label: 'street', autoComplete: 'address-line1', maxLength: textLimits.street },
  number: { label: 'number', autoComplete: 'address-line2', maxLength: 20 },
  box: { label: 'box', autoComplete: 'address-line3', maxLength: 20 },
  postalCode: { label: 'postal-code', autoComplete: 'postal-code', maxLength: textLimits.postalCode },
  town: { label: 'town', autoComplete: 'address-level2', maxLength: textLimits.town },
} as const;

function AddressLine({ name }: { readonly name: keyof typeof lines }) {
  const { t } = useTranslation('requests');
  const { field, error } = useFormField(name);
  const { label, autoComplete, maxLength } = lines[name];
  return (
    <Field id={fieldId(name)} label={t(label)} error={error}>
      {(control) => (
        <TextInput
          {...field}
          control={control}
          autoComplete={autoComplete}
          maxLength={maxLength}
          inputMode={name === 'postalCode' ? 'numeric' : undefined}
        />
      )}
    </Field>
  );
}

export function AddressFields({ prefilled }: { readonly prefilled: boolean }) {
  const { t } = useTranslation('requests');
  return (
    <Fieldset
      id="request-address"
      legend={t('address-legend')}
      {...(prefilled ? { hint: t('address-prefilled') } : {})}
    >
      <AddressLine name="street" />
      <Row fields>
        <AddressLine name="number" />
        <AddressLine name="box" />
      </Row>
      <Row fields>
        <AddressLine name="postalCode" />
        <AddressLine name="town" />
      </Row>
    </Fieldset>
  );
}
