import { useTranslation } from '#i18n/use-translation.ts';
import { circleRights } from '#domain/circles/circle-rights.ts';
import { relations } from '#domain/documents/circles/circle-member.ts';
import { emailAddress, textLimits } from '#domain/field-types.ts';
import { CheckboxGroup } from '#ui/fields/checkbox-group.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select, TextArea, TextInput } from '#ui/fields/text-input.tsx';

/** What staff types about somebody who is to help arrange, valid or not. */
export interface CircleValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly relation: string;
  readonly rights: readonly ('book' | 'pay')[];
  /** What the customer said. */
  readonly words: string;
}

export type CircleProblem = 'first-name' | 'email' | 'relation' | 'words';

/** @param isInvite whether a person is named besides what she may do. */
export function circleProblemsOf(values: CircleValues, isInvite: boolean): ReadonlySet<CircleProblem> {
  const found = new Set<CircleProblem>();
  if (isInvite && values.firstName.trim() === '') found.add('first-name');
  if (isInvite && !emailAddress.safeParse(values.email.trim()).success) found.add('email');
  if (isInvite && !relations.some((each) => each === values.relation)) found.add('relation');
  if (values.words.trim() === '') found.add('words');
  return found;
}

/** What is sent of the person and of what was agreed; null while the relation is not chosen. */
export function toInvited({ firstName, lastName, email, relation, rights, words }: CircleValues) {
  const known = relations.find((each) => each === relation);
  if (known === undefined) return null;
  return {
    ...{ first_name: firstName.trim(), last_name: lastName.trim(), email: email.trim(), relation: known },
    rights: circleRights.filter((right) => right === 'see' || rights.some((each) => each === right)),
    words: words.trim(),
  };
}

export interface CircleFieldsProps {
  readonly values: CircleValues;
  readonly problems: ReadonlySet<CircleProblem>;
  readonly onChange: (changed: Partial<CircleValues>) => void;
}

function RelationField({ values, problems, onChange }: CircleFieldsProps) {
  const { t } = useTranslation('people');
  return (
    <Field
      id="circle-relation"
      label={t('circle-relation')}
      error={problems.has('relation') ? t('circle-relation-needed') : undefined}
    >
      {(control) => (
        <Select
          control={control}
          value={values.relation}
          onChange={({ target }) => onChange({ relation: target.value })}
        >
          <option value="">{t('circle-choose')}</option>
          {relations.map((relation) => (
            <option key={relation} value={relation}>
              {t(`relation-${relation}`)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** Who is invited. */
export function CirclePersonFields({ values, problems, onChange }: CircleFieldsProps) {
  const { t } = useTranslation('people');
  return (
    <>
      <Field
        id="circle-first-name"
        label={t('circle-first-name')}
        error={problems.has('first-name') ? t('circle-first-name-needed') : undefined}
      >
        {(control) => (
          <TextInput
            control={control}
            autoComplete="off"
            maxLength={textLimits.name}
            value={values.firstName}
            onChange={({ target }) => onChange({ firstName: target.value })}
          />
        )}
      </Field>
      <Field id="circle-last-name" label={t('circle-last-name')}>
        {(control) => (
          <TextInput
            control={control}
            autoComplete="off"
            maxLength={textLimits.name}
            value={values.lastName}
            onChange={({ target }) => onChange({ lastName: target.value })}
          />
        )}
      </Field>
      <Field id="circle-email" label={t('email')} error={problems.has('email') ? t('email-invalid') : undefined}>
        {(control) => (
          <TextInput
            control={control}
            type="email"
            autoComplete="off"
            maxLength={textLimits.email}
            value={values.email}
            onChange={({ target }) => onChange({ email: target.value })}
          />
        )}
      </Field>
      <RelationField values={values} problems={problems} onChange={onChange} />
    </>
  );
}

/** What the person may do, and in which words the customer agreed. */
export function CircleConsentFields({ values, problems, onChange }: CircleFieldsProps) {
  const { t } = useTranslation('people');
  return (
    <>
      <CheckboxGroup
        id="circle-rights"
        legend={t('circle-rights')}
        choices={(['book', 'pay'] as const).map((right) => [right, t(`circle-${right}`)] as const)}
        chosen={values.rights}
        onChange={(rights) => onChange({ rights })}
      />
      <Field
        id="circle-words"
        label={t('circle-words')}
        hint={t('circle-words-hint')}
        error={problems.has('words') ? t('circle-words-needed') : undefined}
      >
        {(control) => (
          <TextArea
            control={control}
            rows={3}
            maxLength={textLimits.notes}
            value={values.words}
            onChange={({ target }) => onChange({ words: target.value })}
          />
        )}
      </Field>
    </>
  );
}
