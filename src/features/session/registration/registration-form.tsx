import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { registerAccount } from '#domain/contracts/accounts.ts';
import type { ErrorCode } from '#domain/error-codes.ts';
import {
  type RegistrationField,
  type RegistrationForm as FilledInForm,
  type RegistrationValues,
  toRegistrationDetails,
} from '#domain/accounts/registration-form.ts';
import { signIn } from '#firebase/auth.ts';
import { createSignIn } from '#firebase/credentials.ts';
import { callFunction } from '#firebase/functions.ts';
import { readVisit } from '#lib/attribution.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { Form } from '#ui/fields/form.tsx';
import { Link, LinkButton } from '#ui/actions/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { useSeemsOffline } from '#ui/feedback/use-seems-offline.ts';
import { deviceSession } from '../device-session.ts';
import { checkRegistration, type RegistrationProblems } from './check-registration.ts';
import type { KeptValues } from './registration-draft.ts';
import { fieldId, RegistrationFields } from './registration-fields.tsx';
import { signUp, type SignUpPorts } from './sign-up.ts';
import { useRegistrationAutosave } from './use-registration-autosave.ts';

export interface RegistrationFormProps {
  readonly kept: KeptValues;
  /** These values were typed earlier on this device. */
  readonly restored: boolean;
  readonly loginHref: string;
  readonly resetPasswordHref: string;
  readonly termsHref: string;
  readonly privacyHref: string;
  readonly onRegistered: (email: string) => void;
  /** What was kept is gone; the form opens anew. */
  readonly onCleared: () => void;
}

const ports: SignUpPorts = {
  createSignIn,
  signIn,
  registerAccount: (details) => callFunction(registerAccount, details),
};

const nothingWrong: RegistrationProblems = { objection: null, problems: [] };

/** Refusals of the server that are about one field. */
const fieldOfFailure: Partial<Readonly<Record<ErrorCode, RegistrationField>>> = {
  'user-already-registered': 'email',
  'invalid-email': 'email',
  'weak-password': 'password',
};

export function RegistrationForm(props: RegistrationFormProps) {
  const { kept, restored, loginHref, resetPasswordHref, termsHref, privacyHref, onRegistered, onCleared } = props;
  const { t } = useTranslation(['account', 'errors']);
  const [values, setValues] = useState<RegistrationValues>({ ...kept, password: '', acceptGdpr: false });
  const [wrong, setWrong] = useState(nothingWrong);
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const seemsOffline = useSeemsOffline();
  const autosave = useRegistrationAutosave(restored);

  const failedField = failure === null ? undefined : fieldOfFailure[failure];
  const problems =
    failure !== null && failedField !== undefined
      ? [{ field: failedField, message: t(failure, { ns: 'errors' }) }]
      : wrong.problems.map(({ field, message }) => ({ field, message: t(message) }));
  const errors = Object.fromEntries(problems.map(({ field, message }) => [field, message]));

  function change(changed: Partial<RegistrationValues>) {
    const next = { ...values, ...changed };
    setValues(next);
    setWrong(({ objection, problems: left }) => ({
      objection,
      problems: left.filter(({ field }) => !(field in changed)),
    }));
    if (failedField !== undefined && failedField in changed) setFailure(null);
    const { password: _, acceptGdpr: __, ...details } = next;
    autosave.changed(details);
  }

  async function send(form: FilledInForm) {
    setBusy(true);
    // On disk before the sign-in exists: cut off in between, the next login on this device finds the details here.
    await autosave.flush();
    const { email, password } = form;
    const details = toRegistrationDetails(form, readVisit().test);
    const signedUp = await deviceSession().withTemporarySession(() => signUp({ email, password, details }, ports));
    if (signedUp.ok) {
      await autosave.discard();
      onRegistered(email);
      return;
    }
    setBusy(false);
    setAttempt((count) => count + 1);
    setFailure(signedUp.error.code);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setFailure(null);
    const checked = checkRegistration(values);
    setWrong(checked.ok ? nothingWrong : checked.error);
    if (checked.ok) void send(checked.value);
    else setAttempt((count) => count + 1);
  }

  async function clear() {
    await autosave.discard();
    onCleared();
  }

  return (
    <Page title={t('title')} lead={t('lead')} width="text" invalid={problems.length > 0 || failure !== null}>
      <Link href={loginHref} icon="back">
        {t('to-login')}
      </Link>
      {seemsOffline ? (
        <Notice kind="warning" icon="no-network" announce="status" title={t('offline-title')}>
          <p>{t('offline-text')}</p>
        </Notice>
      ) : null}
      {restored ? (
        <Notice kind="info" icon="saved">
          <p>{t('draft-restored')}</p>
          <Button onClick={() => void clear()}>{t('draft-clear')}</Button>
        </Notice>
      ) : null}
      <ErrorSummary
        title={failedField === undefined ? t('problems-title') : t('failure-title')}
        {...(wrong.objection === null ? {} : { intro: t(wrong.objection) })}
        attempt={attempt}
        problems={problems.map(({ field, message }) => ({ fieldId: fieldId(field), message }))}
      />
      {failure === 'user-already-registered' ? (
        <Notice kind="info">
          <p>{t('taken-help')}</p>
          <Row>
            <LinkButton href={loginHref} icon="sign-in">
              {t('to-login')}
            </LinkButton>
            <LinkButton href={resetPasswordHref}>{t('new-password-title')}</LinkButton>
          </Row>
        </Notice>
      ) : null}
      <Card>
        <Form onSubmit={submit}>
          <RegistrationFields
            values={values}
            errors={errors}
            onChange={change}
            termsHref={termsHref}
            privacyHref={privacyHref}
          />
          {autosave.state === 'failed' ? (
            <Notice kind="warning" announce="status">
              <p>{t('draft-not-kept')}</p>
            </Notice>
          ) : null}
          {failure === null || failedField !== undefined ? null : (
            <Notice key={attempt} kind="danger" announce="alert" title={t('failure-title')}>
              <p>{t(failure, { ns: 'errors' })}</p>
              {failure === 'network' && autosave.state !== 'failed' ? <p>{t('network-text')}</p> : null}
            </Notice>
          )}
          <Button type="submit" kind="main" wide busy={busy} icon="person">
            {busy ? t('submit-busy') : t('submit')}
          </Button>
          <p>{autosave.state === 'kept' ? t('draft-kept') : '\u00A0'}</p>
        </Form>
      </Card>
    </Page>
  );
}
