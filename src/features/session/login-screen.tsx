import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorCode } from '#domain/error-codes.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Form } from '#ui/fields/form.tsx';
import { Link, LinkButton } from '#ui/actions/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PasswordInput } from '#ui/fields/password-input.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { deviceSession } from './device-session.ts';
import { type LoginBanner, readLoginBanner } from './login-banner.ts';
import { readLoginForm, type LoginField, type LoginProblem } from './login-form.ts';
import { ResendVerification } from './resend-verification.tsx';

/** Why somebody stands before the login form who did not ask for it. */
export type LoginReason = ErrorCode | 'dashboard-refused';

export interface LoginScreenProps {
  /** The query string of the address: what a link in an e-mail has to say. */
  readonly search: URLSearchParams;
  readonly reason: LoginReason | null;
  /** The address that an account was made for a moment ago; null when one comes from elsewhere. */
  readonly registeredEmail: string | null;
  readonly registrationHref: string;
  readonly resetPasswordHref: string;
}

const fieldIds: Readonly<Record<LoginField, string>> = { email: 'login-email', password: 'login-password' };

export function LoginScreen({
  search,
  reason,
  registeredEmail,
  registrationHref,
  resetPasswordHref,
}: LoginScreenProps) {
  const { t } = useTranslation('session');
  const [email, setEmail] = useState(registeredEmail ?? '');
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<readonly LoginProblem[]>([]);
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);

  const messageOf = (field: LoginField) => {
    const problem = problems.find((candidate) => candidate.field === field);
    return problem && t(problem.message);
  };
  const mended = (field: LoginField) => setProblems((left) => left.filter((problem) => problem.field !== field));

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setFailure(null);
    setAttempt((count) => count + 1);
    const form = readLoginForm({ email, password });
    setProblems(form.ok ? [] : form.problems);
    if (!form.ok) return;
    setBusy(true);
    const answer = await deviceSession().signIn(form.value.email, form.value.password);
    setBusy(false);
    // Success shows in the session: whoever shows this form then goes on.
    if (!answer.ok) setFailure(answer.error.code);
  }

  function askForAddress() {
    setProblems([{ field: 'email', message: 'email-invalid' }]);
    setAttempt((count) => count + 1);
  }

  // A reason says more exactly what the address says in general.
  const banner = reason === 'link-expired' ? null : readLoginBanner(search);
  const firstTry = failure === null && attempt === 0;
  const unverified =
    registeredEmail !== null ||
    banner?.kind === 'danger' ||
    [reason, failure].some((code) => code === 'email-not-verified' || code === 'link-expired');

  return (
    <Page title={t('title')} width="text" invalid={problems.length > 0 || failure !== null}>
      {registeredEmail === null ? null : (
        <Notice kind="success" icon="mail">
          <p>{t('registered')}</p>
        </Notice>
      )}
      <Banners banner={banner} reason={firstTry ? reason : null} />
      <ErrorSummary
        title={t('problems-title')}
        attempt={attempt}
        problems={problems.map(({ field, message }) => ({ fieldId: fieldIds[field], message: t(message) }))}
      />
      {failure === null ? null : (
        <Notice kind="danger" announce="alert" title={t('failure-title')}>
          <p>{t(failure, { ns: 'errors' })}</p>
        </Notice>
      )}
      <Card>
        <Form onSubmit={(event) => void submit(event)}>
          <Field id={fieldIds.email} label={t('email')} error={messageOf('email')}>
            {(control) => (
              <TextInput
                control={control}
                name="email"
                type="email"
                inputMode="email"
                autoComplete="username"
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                value={email}
                onChange={(event) => {
                  setEmail(event.target.value);
                  mended('email');
                }}
              />
            )}
          </Field>
          <Field id={fieldIds.password} label={t('password')} error={messageOf('password')}>
            {(control) => (
              <PasswordInput
                control={control}
                name="password"
                autoComplete="current-password"
                showText={t('show-password')}
                hideText={t('hide-password')}
                value={password}
                onChange={(event) => {
                  setPassword(event.target.value);
                  mended('password');
                }}
              />
            )}
          </Field>
          <Button type="submit" kind="main" wide busy={busy} icon="sign-in">
            {busy ? t('submit-busy') : t('submit')}
          </Button>
        </Form>
        <Link href={resetPasswordHref}>{t('forgot-password')}</Link>
      </Card>
      {unverified ? <ResendVerification email={email} onAddressMissing={askForAddress} /> : null}
      <Card tone="soft" title={t('no-account')}>
        <LinkButton icon="person" wide href={registrationHref}>
          {t('create-account')}
        </LinkButton>
      </Card>
    </Page>
  );
}

interface BannersProps {
  readonly banner: LoginBanner | null;
  readonly reason: LoginReason | null;
}

function Banners({ banner, reason }: BannersProps) {
  const { t } = useTranslation('session');
  return (
    <>
      {banner === null ? null : (
        <Notice kind={banner.kind}>
          <p>{t(banner.message)}</p>
        </Notice>
      )}
      {reason === null ? null : (
        <Notice kind="warning">
          <p>{reason === 'dashboard-refused' ? t(reason) : t(reason, { ns: 'errors' })}</p>
        </Notice>
      )}
    </>
  );
}
