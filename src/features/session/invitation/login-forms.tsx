import { loadCommonPasswords } from '../password/password-rules.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ErrorCode } from '#domain/error-codes.ts';
import { checkForm } from '#shared/forms/check-form.ts';
import { FormSummary } from '#shared/forms/form-summary.tsx';
import { PasswordField, TextField } from '#shared/forms/text-field.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { type FormFields, useForm } from '#shared/forms/use-form.ts';
import { FailureReason } from '#shared/failure-reason.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Form } from '#ui/fields/form.tsx';
import { Row } from '#ui/layout/row.tsx';
import {
  type KnownLoginValues,
  knownLoginMessages,
  knownLoginSchema,
  newLoginFields,
  newLoginMessages,
  newLoginSchema,
  type NewLoginValues,
} from './login-form-schema.ts';
import type { Invitation } from './use-invitation.ts';

/** Sends the form. @returns why it failed; null when the page goes on. */
export type Send<Values> = (values: Values) => Promise<ErrorCode | null>;

function Failure({ code }: { readonly code: ErrorCode | null }) {
  const { t } = useTranslation(['invitation', 'errors']);
  if (code === null) return null;
  return (
    <Notice kind="danger" announce="alert" title={t('failure-title')}>
      <FailureReason reason={t(`errors:${code}`)} />
    </Notice>
  );
}

function ConsentField({ form }: { readonly form: FormFields<NewLoginValues> }) {
  const { t } = useTranslation('invitation');
  const { id, name, value, error, change } = useField(form, 'acceptGdpr');
  return <Checkbox id={id} name={name} label={t('consent')} error={error} checked={value} onChange={change} />;
}

export interface NewLoginFormProps {
  readonly invitation: Invitation;
  readonly termsHref: string;
  readonly privacyHref: string;
  readonly onSend: Send<Omit<NewLoginValues, 'acceptGdpr'>>;
}

/** Makes an account for the address to which the invitation was mailed. */
export function NewLoginForm({ invitation, termsHref, privacyHref, onSend }: NewLoginFormProps) {
  const { t } = useTranslation(['invitation', 'errors']);
  const initial: NewLoginValues = {
    firstName: invitation.first_name,
    lastName: invitation.last_name,
    password: '',
    acceptGdpr: false,
  };
  const form = useForm({
    name: 'new-login',
    fields: newLoginFields,
    initial,
    check: (values) => checkForm(newLoginSchema, newLoginMessages, values),
    messageOf: (key) => t(key),
    onEdit: loadCommonPasswords,
    failureAt: (code: ErrorCode) =>
      code === 'weak-password' ? { field: 'password', message: t('errors:weak-password') } : null,
    send: onSend,
  });
  return (
    <>
      <FormSummary form={form} title={t('problems-title')} />
      <Form onSubmit={form.submit}>
        <TextField form={form} name="firstName" label={t('first-name')} autoComplete="given-name" />
        <TextField form={form} name="lastName" label={t('last-name')} autoComplete="family-name" />
        <PasswordField
          form={form}
          name="password"
          label={t('new-password')}
          hint={t('new-password-hint')}
          autoComplete="new-password"
          showText={t('show-password')}
          hideText={t('hide-password')}
        />
        <Row>
          <Link href={termsHref}>{t('read-terms')}</Link>
          <Link href={privacyHref}>{t('read-privacy')}</Link>
        </Row>
        <ConsentField form={form} />
        <Failure code={form.failedField === null ? form.failure : null} />
        <Button type="submit" kind="main" wide busy={form.busy} icon="check">
          {t(form.busy ? 'busy' : 'accept-new')}
        </Button>
      </Form>
    </>
  );
}

export interface KnownLoginFormProps {
  readonly resetPasswordHref: string;
  readonly onSend: Send<KnownLoginValues>;
}

/** Signs in with the account that this address has. */
export function KnownLoginForm({ resetPasswordHref, onSend }: KnownLoginFormProps) {
  const { t } = useTranslation('invitation');
  const form = useForm({
    name: 'known-login',
    fields: ['password'],
    initial: { password: '' },
    check: (values: KnownLoginValues) => checkForm(knownLoginSchema, knownLoginMessages, values),
    messageOf: (key) => t(key),
    send: onSend,
  });
  return (
    <>
      <FormSummary form={form} title={t('problems-title')} />
      <Form onSubmit={form.submit}>
        <PasswordField
          form={form}
          name="password"
          label={t('password')}
          autoComplete="current-password"
          showText={t('show-password')}
          hideText={t('hide-password')}
        />
        <Failure code={form.failure} />
        <Button type="submit" kind="main" wide busy={form.busy} icon="sign-in">
          {t(form.busy ? 'busy' : 'accept-known')}
        </Button>
      </Form>
      <Link href={resetPasswordHref}>{t('forgot-password')}</Link>
    </>
  );
}
