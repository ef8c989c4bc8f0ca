import { useTranslation } from '#i18n/use-translation.ts';
import { textLimits } from '#domain/field-types.ts';
import { TextField } from '#shared/forms/text-field.tsx';
import type { FormFields } from '#shared/forms/use-form.ts';
import { Fieldset } from '#ui/fields/fieldset.tsx';
import { Row } from '#ui/layout/row.tsx';
import type { RequestFormValues } from './form-values.ts';

/** Per field of the address: the key of its label, its autocomplete token and its maximum length. */
const lines = {
  street: { label: 'street', autoComplete: 'address-line1', maxLength: textLimits.street },
  number: { label: 'number', autoComplete: 'address-line2', maxLength: 20 },
  box: { label: 'box', autoComplete: 'address-line3', maxLength: 20 },
  postalCode: { label: 'postal-code', autoComplete: 'postal-code', maxLength: textLimits.postalCode },
  town: { label: 'town', autoComplete: 'address-level2', maxLength: textLimits.town },
} as const;

export interface AddressFieldsProps {
  readonly form: FormFields<RequestFormValues>;
  /** The values were prefilled from the account. */
  readonly prefilled: boolean;
}

export function AddressFields({ form, prefilled }: AddressFieldsProps) {
  const { t } = useTranslation(['requests', 'request-form']);

  function line(name: keyof typeof lines) {
    const { label, ...rest } = lines[name];
    return (
      <TextField
        form={form}
        name={name}
        label={t(label)}
        inputMode={name === 'postalCode' ? 'numeric' : undefined}
        {...rest}
      />
    );
  }

  return (
    <Fieldset
      id="request-address"
      legend={t('request-form:address-legend')}
      {...(prefilled ? { hint: t('request-form:address-prefilled') } : {})}
    >
      {line('street')}
      <Row fields>
        {line('number')}
        {line('box')}
      </Row>
      <Row fields>
        {line('postalCode')}
        {line('town')}
      </Row>
    </Fieldset>
  );
}
