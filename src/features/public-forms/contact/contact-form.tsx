import { useTranslation } from '#i18n/use-translation.ts';
import {
  contactFields,
  type ContactForm as FilledInForm,
  contactFormSchema,
  contactMessages,
  toContactEntry,
} from './contact-form-schema.ts';
import { readAttribution } from '#lib/attribution.ts';
import { TextField } from '#shared/forms/text-field.tsx';
import type { VisitorCommand } from '#sync/commands/visitor-registry.ts';
import { NameFields } from '../name-fields.tsx';
import { FormFrame } from '../form-frame.tsx';
import { FormOutcome } from '../form-outcome.tsx';
import type { FormPost } from '../form-post.ts';
import { usePublicForm } from '../use-public-form.ts';

const toCommand = (form: FilledInForm, entryId: string): VisitorCommand => ({
  kind: 'join-waiting-list',
  entryId,
  entry: toContactEntry(form, readAttribution().test),
});

/** The form to be called back. Without a heading: the page around it has one. */
export function ContactForm({ forms }: { readonly forms: FormPost }) {
  const { t } = useTranslation('forms');
  const visitorForm = usePublicForm({
    name: 'contact',
    fields: contactFields,
    schema: contactFormSchema,
    messages: contactMessages,
    toCommand,
    forms,
  });
  return (
    <>
      <FormOutcome state={visitorForm.state} thanks={t('sign-up-sent')} />
      <FormFrame visitorForm={visitorForm} submit={t('contact-submit')} icon="phone" failure={t('failed')} secondary>
        <NameFields form={visitorForm.fields} />
        <TextField
          form={visitorForm.fields}
          name="phone_number"
          label={t('phone')}
          autoComplete="tel"
          type="tel"
          placeholder={t('phone-placeholder')}
        />
      </FormFrame>
    </>
  );
}
