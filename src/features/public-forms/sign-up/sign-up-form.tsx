import { useTranslation } from 'react-i18next';
import { asksForElder, signUpFields, signUpFormSchema, toWaitingListEntry } from '#domain/public/sign-up-form.ts';
import { readVisit } from '#lib/attribution.ts';
import type { VisitorCommand } from '#sync/commands/visitor-registry.ts';
import { Select, TextArea } from '#ui/fields/text-input.tsx';
import { FormField, NameLines, TextLine } from '../form-fields.tsx';
import { FormFrame, type LegalHrefs } from '../form-frame.tsx';
import type { FormPost } from '../form-post.ts';
import { usePublicForm, type PublicForm } from '../use-public-form.ts';
import type { SignUpForm as FilledInForm } from '#domain/public/sign-up-form.ts';

const toCommand = (form: FilledInForm, entryId: string): VisitorCommand => ({
  kind: 'join-waiting-list',
  entryId,
  entry: toWaitingListEntry(form, readVisit()),
});

/** The form of the waiting list, for its page and for the dialog. */
export function useSignUpForm(forms: FormPost, onReceived?: () => void): PublicForm {
  return usePublicForm({
    name: 'sign-up',
    fields: signUpFields,
    schema: signUpFormSchema,
    toCommand,
    forms,
    ...(onReceived === undefined ? {} : { onReceived }),
  });
}

export interface SignUpFormProps {
  readonly visitorForm: PublicForm;
  readonly legal: LegalHrefs;
}

export function SignUpForm({ visitorForm, legal }: SignUpFormProps) {
  const { t } = useTranslation('forms');
  const { register, watch } = visitorForm.form;
  return (
    <FormFrame visitorForm={visitorForm} submit={t('submit')} icon="check" failure={t('failed')} legal={legal}>
      <NameLines visitorForm={visitorForm} />
      <TextLine
        visitorForm={visitorForm}
        field="phone_number"
        label={t('phone-optional')}
        autoComplete="tel"
        type="tel"
        placeholder={t('phone-placeholder')}
      />
      <TextLine
        visitorForm={visitorForm}
        field="postcode"
        label={t('postcode')}
        autoComplete="postal-code"
        placeholder={t('postcode-placeholder')}
        numeric
      />
      <FormField visitorForm={visitorForm} field="role" label={t('role')}>
        {(control) => (
          <Select control={control} {...register('role')}>
            <option value="">{t('role-choose')}</option>
            <option value="Help Seeker">{t('role-seeker')}</option>
            <option value="Family Member">{t('role-family')}</option>
          </Select>
        )}
      </FormField>
      {asksForElder(watch('role') ?? '') ? (
        <TextLine visitorForm={visitorForm} field="elderly_name" label={t('elderly-name')} autoComplete="off" />
      ) : null}
      <FormField visitorForm={visitorForm} field="notes" label={t('notes')}>
        {(control) => <TextArea control={control} {...register('notes')} autoComplete="off" />}
      </FormField>
    </FormFrame>
  );
}
