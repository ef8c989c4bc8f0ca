import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { circleRights } from '#domain/circles/circle-rights.ts';
import { changeRightsForCustomer, inviteForCustomer } from '#domain/contracts/circles.ts';
import { type CircleMember, relations } from '#domain/documents/circles/circle-member.ts';
import type { CustomerRecord } from '#domain/documents/customer.ts';
import { emailAddress, textLimits } from '#domain/field-types.ts';
import { CommandDialog } from '#shared/staff/dialogs/command-dialog.tsx';
import { useDispatch } from '#shared/staff/dispatch/use-dispatch.ts';
import { CheckboxGroup } from '#ui/fields/checkbox-group.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select, TextArea, TextInput } from '#ui/fields/text-input.tsx';

/** What was done, and to whom; in words where it is shown, so that it follows the language. */
export interface CircleDone {
  readonly what: 'circle-changed' | 'circle-confirmed' | 'circle-end-done' | 'circle-withdrawn' | 'invite-done';
  /** Of a person; of an invitation, its address. */
  readonly name: string;
}

export interface CircleDialogProps {
  readonly acting: ActingFor;
  readonly customer: CustomerRecord;
  /** Whose rights change; null to invite somebody. */
  readonly member: CircleMember | null;
  readonly onClose: () => void;
  readonly onDone: (done: CircleDone) => void;
}

interface Values {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly relation: string;
  readonly rights: readonly ('book' | 'pay')[];
  /** What the customer said. */
  readonly words: string;
}

type Problem = 'first-name' | 'email' | 'relation' | 'words';

function problemsOf(values: Values, isInvite: boolean): ReadonlySet<Problem> {
  const found = new Set<Problem>();
  if (isInvite && values.firstName.trim() === '') found.add('first-name');
  if (isInvite && !emailAddress.safeParse(values.email.trim()).success) found.add('email');
  if (isInvite && !relations.some((each) => each === values.relation)) found.add('relation');
  if (values.words.trim() === '') found.add('words');
  return found;
}

interface FieldsProps {
  readonly values: Values;
  readonly problems: ReadonlySet<Problem>;
  readonly onChange: (changed: Partial<Values>) => void;
}

function RelationField({ values, problems, onChange }: FieldsProps) {
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

function PersonFields({ values, problems, onChange }: FieldsProps) {
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
function ConsentFields({ values, problems, onChange }: FieldsProps) {
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

/** Staff invites somebody into a customer's circle, or changes rights: with what the customer said on the telephone. */
export function CircleDialog({ acting, customer, member, onClose, onDone }: CircleDialogProps) {
  const { t } = useTranslation('people');
  const isInvite = member === null;
  const { senior_id } = customer;
  const [values, setValues] = useState<Values>({
    ...{ firstName: '', lastName: '', email: '', relation: '', words: '' },
    rights: (['book', 'pay'] as const).filter((right) => member?.rights.includes(right)),
  });
  const [tried, setTried] = useState(false);
  const invite = useDispatch(acting, inviteForCustomer);
  const change = useDispatch(acting, changeRightsForCustomer);
  const { busy, problem } = isInvite ? invite : change;
  const problems = problemsOf(values, isInvite);

  async function go() {
    setTried(true);
    const relation = relations.find((each) => each === values.relation);
    if (problems.size > 0) return;
    const rights = circleRights.filter((right) => right === 'see' || values.rights.some((each) => each === right));
    const words = values.words.trim();
    if (member !== null) {
      const { user_id: member_uid, revision, first_name: name } = member;
      if (await change.run({ senior_id, member_uid, revision, rights, words }))
        onDone({ what: 'circle-changed', name });
      return;
    }
    if (relation === undefined) return;
    const [first_name, last_name, email] = [values.firstName.trim(), values.lastName.trim(), values.email.trim()];
    const person = { first_name, last_name, email, relation };
    if (await invite.run({ senior_id, ...person, rights, words })) onDone({ what: 'invite-done', name: email });
  }

  const onChange = (changed: Partial<Values>) => setValues((before) => ({ ...before, ...changed }));
  const shown = tried ? problems : new Set<Problem>();
  return (
    <CommandDialog
      title={isInvite ? t('circle-invite') : t('circle-change-title', { name: member.first_name })}
      go={isInvite ? t('invite-go') : t('save')}
      busy={busy}
      problem={problem}
      onGo={() => void go()}
      onClose={onClose}
    >
      {isInvite ? <PersonFields values={values} problems={shown} onChange={onChange} /> : null}
      <ConsentFields values={values} problems={shown} onChange={onChange} />
    </CommandDialog>
  );
}
