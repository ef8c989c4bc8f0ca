import { useTranslation } from '#i18n/use-translation.ts';
import {
  asksForSeniorName,
  signUpFields,
  signUpFormSchema,
  signUpMessages,
  toSignUpDetails,
  toWaitingListEntry,
} from './sign-up-form-schema.ts';
import { readAttribution } from '#lib/attribution.ts';
import { storeSignUpDetails } from '#lib/sign-in/sign-up-details.ts';
import type { VisitorCommand } from '#sync/commands/visitor-registry.ts';
import { TextField } from '#shared/forms/text-field.tsx';
import { useField, useFieldValue, useInput } from '#shared/forms/use-field.ts';
import type { FormFields } from '#shared/forms/use-form.ts';
import { Field } from '#ui/fields/field.tsx';
import { Select, TextArea } from '#ui/fields/text-input.tsx';
import { NameFields } from '../name-fields.tsx';
import { FormFrame, type LegalHrefs } from '../form-frame.tsx';
import type { FormPost } from '../form-post.ts';
import { type FormValues, type PublicForm, usePublicForm } from '../use-public-form.ts';
import type { SignUpForm as FilledInForm } from './sign-up-form-schema.ts';

const toCommand = (form: FilledInForm, entryId: string): VisitorCommand => ({
  kind: 'join-waiting-list',
  entryId,
  entry: toWaitingListEntry(form, readAttribution()),
});

/** The waiting-list form, for its page and for the dialog. */
export function useSignUpForm(forms: FormPost, onReceived?: () => void): PublicForm {
  return usePublicForm({
    name: 'sign-up',
    fields: signUpFields,
    schema: signUpFormSchema,
    messages: signUpMessages,
    toCommand,
    forms,
    onSent: (form) => storeSignUpDetails(toSignUpDetails(form)),
    ...(onReceived === undefined ? {} : { onReceived }),
  });
}

export interface SignUpFormProps {
  readonly visitorForm: PublicForm;
  readonly legal: LegalHrefs;
}

interface FieldProps {
  readonly form: FormFields<FormValues>;
}

function RoleField({ form }: FieldProps) {
  const { t } = useTranslation('forms');
  const { id, error } = useField(form, 'role');
  const input = useInput(form, 'role');
  return (
    <Field id={id} label={t('role')} error={error}>
      {(control) => (
        <Select control={control} {...input}>
          <option value="">{t('role-choose')}</option>
          <option value="Help Seeker">{t('role-seeker')}</option>
          <option value="Family Member">{t('role-family')}</option>
        </Select>
      )}
    </Field>
  );
}

function NotesField({ form }: FieldProps) {
  const { t } = useTranslation('forms');
  const { id, error } = useField(form, 'notes');
  const input = useInput(form, 'notes');
  return (
    <Field id={id} label={t('notes')} error={error}>
      {(control) => <TextArea control={control} autoComplete="off" {...input} />}
    </Field>
  );
}

export function SignUpForm({ visitorForm, legal }: SignUpFormProps) {
  const { t } = useTranslation('forms');
  const form = visitorForm.fields;
  const role = useFieldValue(form, 'role');
  return (
    <FormFrame visitorForm={visitorForm} submit={t('submit')} icon="check" failure={t('failed')} legal={legal}>
      <NameFields form={form} />
      <TextField
        form={form}
        name="phone_number"
        label={t('phone-optional')}
        autoComplete="tel"
        type="tel"
        placeholder={t('phone-placeholder')}
      />
      <TextField
        form={form}
        name="postcode"
        label={t('postcode')}
        autoComplete="postal-code"
        placeholder={t('postcode-placeholder')}
        inputMode="numeric"
      />
      <RoleField form={form} />
      {asksForSeniorName(role ?? '') ? (
        <TextField form={form} name="elderly_name" label={t('elderly-name')} autoComplete="off" />
      ) : null}
      <NotesField form={form} />
    </FormFrame>
  );
}
