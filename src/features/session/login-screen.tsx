import { lazy, Suspense } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ErrorCode } from '#domain/error-codes.ts';
import { FormSummary } from '#shared/forms/form-summary.tsx';
import { PasswordField, TextField } from '#shared/forms/text-field.tsx';
import { useFieldValue } from '#shared/forms/use-field.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Form } from '#ui/fields/form.tsx';
import { Link, LinkButton } from '#ui/actions/link.tsx';
import { FailureReason } from '#shared/failure-reason.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { type LoginBanner, readLoginBanner } from './login-banner.ts';
import { type LoginForm, useLoginForm } from './use-login-form.ts';

type Resend = Awaited<typeof import('./resend-verification.tsx')>['ResendVerification'];

/** Few people need it, and sending takes a network anyway. */
const NoResend: Resend = () => <></>;
const ResendVerification = lazy(async () => ({
  default: await import('./resend-verification.tsx').then(
    (loaded) => loaded.ResendVerification,
    () => NoResend,
  ),
}));

/** The reason for a redirect to the login form. */
export type LoginReason = ErrorCode | 'dashboard-refused';

export interface LoginScreenProps {
  /** The query string of the address: what a link in an e-mail has to say. */
  readonly search: URLSearchParams;
  readonly reason: LoginReason | null;
  /** The address that an account was made for a moment ago; null when one comes from elsewhere. */
  readonly registeredEmail: string | null;
  readonly registrationHref: string;
  readonly resetPasswordHref: string;
  /** The password is right, and the account has a second factor. */
  readonly onSecondFactor: () => void;
}

export function LoginScreen({
  search,
  reason,
  registeredEmail,
  registrationHref,
  resetPasswordHref,
  onSecondFactor,
}: LoginScreenProps) {
  const { t } = useTranslation('session');
  const form = useLoginForm(registeredEmail ?? '', onSecondFactor);
  const { failure, attempt } = form;
  const email = useFieldValue(form, 'email');

  // A reason says more exactly what the address says in general.
  const banner = reason === 'link-expired' ? null : readLoginBanner(search);
  const firstTry = failure === null && attempt === 0;
  const unverified =
    registeredEmail !== null ||
    banner?.offersNewMail === true ||
    [reason, failure].some((code) => code === 'email-not-verified' || code === 'link-expired');

  return (
    <Page title={t('title')} width="text" invalid={form.problems.length > 0 || failure !== null}>
      {registeredEmail === null ? null : (
        <Notice kind="success" icon="mail">
          <p>{t('registered')}</p>
        </Notice>
      )}
      <Banners banner={banner} reason={firstTry ? reason : null} />
      <FormSummary form={form} title={t('problems-title')} />
      {failure === null ? null : (
        <Notice kind="danger" announce="alert" title={t('failure-title')}>
          <FailureReason reason={t(failure, { ns: 'errors' })} />
        </Notice>
      )}
      <LoginCard form={form} resetPasswordHref={resetPasswordHref} />
      {unverified ? (
        <Suspense fallback={null}>
          <ResendVerification email={email} onAddressMissing={() => form.refuse({ email: 'email-invalid' })} />
        </Suspense>
      ) : null}
      <Card tone="soft" title={t('no-account')}>
        <LinkButton icon="person" wide href={registrationHref}>
          {t('create-account')}
        </LinkButton>
      </Card>
    </Page>
  );
}

interface LoginCardProps {
  readonly form: LoginForm;
  readonly resetPasswordHref: string;
}

function LoginCard({ form, resetPasswordHref }: LoginCardProps) {
  const { t } = useTranslation('session');
  return (
    <Card>
      <Form onSubmit={form.submit}>
        <TextField form={form} name="email" label={t('email')} type="email" autoComplete="username" />
        <PasswordField
          form={form}
          name="password"
          label={t('password')}
          autoComplete="current-password"
          showText={t('show-password')}
          hideText={t('hide-password')}
        />
        <Button type="submit" kind="main" wide busy={form.busy} icon="sign-in">
          {form.busy ? t('submit-busy') : t('submit')}
        </Button>
      </Form>
      <Link href={resetPasswordHref}>{t('forgot-password')}</Link>
    </Card>
  );
}

function BannerText({ banner }: { readonly banner: LoginBanner }) {
  const { t } = useTranslation('session');
  const text = 'code' in banner ? t(banner.code, { ns: 'errors' }) : t(banner.message);
  return banner.kind === 'success' ? <p>{text}</p> : <FailureReason reason={text} />;
}

/** Reasons that the form below resolves. */
const resolvedBySigningIn: ReadonlySet<LoginReason> = new Set(['not-signed-in', 'sign-in-expired']);

function ReasonText({ reason }: { readonly reason: LoginReason }) {
  const { t } = useTranslation('session');
  const text = reason === 'dashboard-refused' ? t(reason) : t(reason, { ns: 'errors' });
  return resolvedBySigningIn.has(reason) ? <p>{text}</p> : <FailureReason reason={text} />;
}

interface BannersProps {
  readonly banner: LoginBanner | null;
  readonly reason: LoginReason | null;
}

function Banners({ banner, reason }: BannersProps) {
  return (
    <>
      {banner === null ? null : (
        <Notice kind={banner.kind}>
          <BannerText banner={banner} />
        </Notice>
      )}
      {reason === null ? null : (
        <Notice kind="warning">
          <ReasonText reason={reason} />
        </Notice>
      )}
    </>
  );
}
