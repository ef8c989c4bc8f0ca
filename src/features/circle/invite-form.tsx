import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { inviteFamilyMember } from '#domain/contracts/circles.ts';
import { relations } from '#domain/documents/circles/circle-member.ts';
import { callFunction } from '#firebase/functions.ts';
import { checkForm } from '#shared/forms/check-form.ts';
import { FormSummary } from '#shared/forms/form-summary.tsx';
import { TextField } from '#shared/forms/text-field.tsx';
import { useField, useFieldValue, useInput } from '#shared/forms/use-field.ts';
import { type FormFields, useForm } from '#shared/forms/use-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Form } from '#ui/fields/form.tsx';
import { Select } from '#ui/fields/text-input.tsx';
import { inviteFields, inviteFormSchema, inviteMessages, type InviteValues, noInvite } from './invite-form-schema.ts';
import { ProblemNotice } from './problem-notice.tsx';
import { RightsGroup, withGiven } from './rights-group.tsx';
import { useCircleCommand } from './use-circle-command.ts';
import { useCircleWords } from './use-circle-words.ts';

function RelationField({ form }: { readonly form: FormFields<InviteValues> }) {
  const { t } = useTranslation('circle');
  const { id, error } = useField(form, 'relation');
  const input = useInput(form, 'relation');
  return (
    <Field id={id} label={t('relation')} error={error}>
      {(control) => (
        <Select control={control} {...input}>
          <option value="">{t('relation-choose')}</option>
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

function RightsField({ form }: { readonly form: FormFields<InviteValues> }) {
  const { t } = useTranslation('circle');
  const book = useFieldValue(form, 'book');
  const pay = useFieldValue(form, 'pay');
  return (
    <RightsGroup
      id="invite-rights"
      legend={t('invite-rights')}
      rights={[...(book ? (['book'] as const) : []), ...(pay ? (['pay'] as const) : [])]}
      onChange={(given) => form.edit({ book: given.includes('book'), pay: given.includes('pay') })}
    />
  );
}

export interface InviteFormProps {
  readonly acting: ActingFor;
  readonly onInvited: (name: string) => void;
}

/** Asks a person into the circle, by a mail with a link. */
export function InviteForm({ acting, onInvited }: InviteFormProps) {
  const { t } = useTranslation('circle');
  const { consentTo } = useCircleWords();
  const { problem, run } = useCircleCommand(acting);
  const [sent, setSent] = useState(0);
  const form = useForm({
    name: 'invite',
    fields: inviteFields,
    initial: noInvite,
    check: (values) => checkForm(inviteFormSchema, inviteMessages, values),
    messageOf: (key) => t(key),
    async send({ firstName: first_name, lastName: last_name, email, relation, book, pay }): Promise<'failed' | null> {
      const rights = withGiven([...(book ? (['book'] as const) : []), ...(pay ? (['pay'] as const) : [])]);
      const words = consentTo(`${first_name} ${last_name}`.trim(), rights);
      const content = { first_name, last_name, email, relation, rights, words };
      const found = await run(`${sent} ${JSON.stringify(content)}`, (command_id) =>
        callFunction(inviteFamilyMember, { ...content, command_id }),
      );
      if (found !== null) return 'failed';
      setSent((count) => count + 1);
      form.reset(noInvite);
      onInvited(first_name);
      return null;
    },
  });
  return (
    <>
      <FormSummary form={form} title={t('problems-title')} />
      <Form onSubmit={form.submit}>
        <TextField form={form} name="firstName" label={t('first-name')} autoComplete="off" />
        <TextField form={form} name="lastName" label={t('last-name')} autoComplete="off" />
        <TextField form={form} name="email" label={t('email')} hint={t('email-hint')} type="email" autoComplete="off" />
        <RelationField form={form} />
        <RightsField form={form} />
        <ProblemNotice problem={form.busy ? null : problem} />
        <Button type="submit" kind="main" wide busy={form.busy} icon="send">
          {t(form.busy ? 'inviting' : 'invite-go')}
        </Button>
      </Form>
    </>
  );
}
