import { useTranslation } from '#i18n/use-translation.ts';
import { Navigate, useNavigate } from 'react-router-dom';
import { RegistrationScreen } from '#features/session/registration/registration-screen.tsx';
import { useSession } from '#features/session/use-session.ts';
import { Loading } from '#ui/feedback/loading.tsx';
import { Page } from '#ui/layout/page.tsx';
import type { LoginState } from './login-state.ts';
import { homeOf, whoIs } from './home.ts';
import { hrefs } from '../paths.ts';
import { PageShell } from '../shell/page-shell.tsx';

/** The sign-up page. A signed-in person is redirected. */
export function RegistrationPage() {
  const { t } = useTranslation('account');
  const session = useSession();
  const navigate = useNavigate();

  if (session.status === 'signed-in') {
    return <Navigate replace to={homeOf(whoIs(session.role), undefined)} />;
  }

  function onRegistered(email: string) {
    const state: LoginState = { registered: email };
    void navigate(hrefs.login(), { replace: true, state });
  }

  return (
    <PageShell>
      {session.status === 'loading' ? (
        <Page title={t('title')} width="text">
          <Loading text={t('opening-form')} />
        </Page>
      ) : (
        <RegistrationScreen
          loginHref={hrefs.login()}
          resetPasswordHref={hrefs.resetPassword()}
          termsHref={hrefs.terms()}
          privacyHref={hrefs.privacy()}
          onRegistered={onRegistered}
        />
      )}
    </PageShell>
  );
}
