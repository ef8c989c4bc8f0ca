import { useTranslation } from '#i18n/use-translation.ts';
import { confirmationWays } from '#domain/documents/customer.ts';
import { accountLanguages } from '#domain/documents/interim-user.ts';
import { avoidances, studentLanguages } from '#domain/documents/student-profile.ts';
import { textLimits } from '#domain/field-types.ts';
import { useLanguageName } from '#shared/staff/matching/use-reason-words.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { ChoiceCards } from '#ui/fields/choice-cards.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Fieldset } from '#ui/fields/fieldset.tsx';
import { Select, TextInput } from '#ui/fields/text-input.tsx';
import { Row } from '#ui/layout/row.tsx';
import type { CustomerProblems, CustomerValues } from './customer-values.ts';

export interface CustomerFieldsProps {
  readonly values: CustomerValues;
  readonly onChange: (values: CustomerValues) => void;
  readonly problems: CustomerProblems;
}

type TextName = Exclude<keyof CustomerValues, 'home' | 'confirmation' | 'language' | 'speaks'>;

/** The id of a field, for the list of what is wrong. */
export const customerFieldId = (name: string): string => `customer-${name}`;

const textFields = {
  firstName: { label: 'first-name', type: 'text', maxLength: textLimits.name },
  lastName: { label: 'last-name', type: 'text', maxLength: textLimits.name },
  phone: { label: 'phone', type: 'tel', maxLength: textLimits.phone },
  email: { label: 'email', type: 'email', maxLength: textLimits.email },
  street: { label: 'street', type: 'text', maxLength: 150 },
  number: { label: 'number', type: 'text', maxLength: 20 },
  box: { label: 'box', type: 'text', maxLength: 20 },
  postalCode: { label: 'postal-code', type: 'text', maxLength: textLimits.postalCode },
  town: { label: 'town', type: 'text', maxLength: textLimits.town },
  relativeName: { label: 'relative-name', type: 'text', maxLength: textLimits.name },
  relativeEmail: { label: 'relative-email', type: 'email', maxLength: textLimits.email },
} as const satisfies Record<TextName, object>;

function Text({ name, values, onChange, problems }: CustomerFieldsProps & { readonly name: TextName }) {
  const { t } = useTranslation('people');
  const { label, type, maxLength } = textFields[name];
  const problem = problems[name];
  return (
    <Field id={customerFieldId(name)} label={t(label)} error={problem === undefined ? undefined : t(problem)}>
      {(control) => (
        <TextInput
          control={control}
          type={type}
          autoComplete="off"
          maxLength={maxLength}
          value={values[name]}
          onChange={({ target }) => onChange({ ...values, [name]: target.value })}
        />
      )}
    </Field>
  );
}

/** Where she lives. */
export function AddressFields(props: CustomerFieldsProps) {
  return (
    <>
      <Row fields>
        <Text {...props} name="street" />
        <Text {...props} name="number" />
        <Text {...props} name="box" />
      </Row>
      <Row fields>
        <Text {...props} name="postalCode" />
        <Text {...props} name="town" />
      </Row>
    </>
  );
}

/** Who she is and how to call her. */
export function ContactFields(props: CustomerFieldsProps) {
  const { values, onChange } = props;
  const { t } = useTranslation(['people', 'file']);
  return (
    <>
      <Row fields>
        <Text {...props} name="firstName" />
        <Text {...props} name="lastName" />
      </Row>
      <Row fields>
        <Text {...props} name="phone" />
        <Text {...props} name="email" />
        <Field id={customerFieldId('language')} label={t('language')}>
          {(control) => (
            <Select
              control={control}
              value={values.language}
              onChange={({ target }) => {
                const language = accountLanguages.find((known) => known === target.value);
                if (language !== undefined) onChange({ ...values, language });
              }}
            >
              {accountLanguages.map((language) => (
                <option key={language} value={language}>
                  {t(`file:language-${language}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </Row>
      <AddressFields {...props} />
    </>
  );
}

/** How she hears what was agreed. */
export function ConfirmationFields(props: CustomerFieldsProps) {
  const { values, onChange } = props;
  const { t } = useTranslation('people');
  return (
    <>
      <ChoiceCards
        id={customerFieldId('confirmation')}
        name="confirmation"
        legend={t('confirmation')}
        choices={confirmationWays.map((way) => ({ value: way, label: t(`confirmation-${way}`) }))}
        value={values.confirmation}
        onChange={(confirmation) => onChange({ ...values, confirmation })}
      />
      {values.confirmation === 'relative' ? (
        <Row fields>
          <Text {...props} name="relativeName" />
          <Text {...props} name="relativeEmail" />
        </Row>
      ) : null}
    </>
  );
}

/** What matching must know: the language of the student, and what is in the house. */
export function NeedsFields({ values, onChange }: CustomerFieldsProps) {
  const { t } = useTranslation('people');
  const languageName = useLanguageName();
  return (
    <>
      <Field id={customerFieldId('speaks')} label={t('speaks')} hint={t('speaks-hint')}>
        {(control) => (
          <Select
            control={control}
            value={values.speaks}
            onChange={({ target }) =>
              onChange({ ...values, speaks: studentLanguages.find((known) => known === target.value) ?? '' })
            }
          >
            <option value="">{t('speaks-any')}</option>
            {studentLanguages.map((language) => (
              <option key={language} value={language}>
                {languageName(language)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Fieldset id="customer-home" legend={t('home')}>
        <Row>
          {avoidances.map((each) => (
            <Checkbox
              key={each}
              id={customerFieldId(each)}
              name={each}
              label={t(`home-${each}`)}
              checked={values.home[each]}
              onChange={(checked) => onChange({ ...values, home: { ...values.home, [each]: checked } })}
            />
          ))}
        </Row>
      </Fieldset>
    </>
  );
}
