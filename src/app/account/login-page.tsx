import { useTranslation } from '#i18n/use-translation.ts';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { codeHref } from '#domain/staff/staff-paths.ts';
import { LoginScreen } from '#features/session/login-screen.tsx';
import { useLaterSession } from '#features/session/use-later-session.ts';
import { Loading } from '#ui/feedback/loading.tsx';
import { Page } from '#ui/layout/page.tsx';
import { readLoginState } from './login-state.ts';
import { homeOf, whoIs } from './home.ts';
import { hrefs } from '../paths.ts';
import { PageShell } from '../shell/page-shell.tsx';
import { usePlace } from '../shell/use-place.ts';

export function LoginPage() {
  const { t } = useTranslation('session');
  const session = useLaterSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { state } = usePlace();
  const { from, reason, registered } = readLoginState(state);

  if (session.status === 'signed-in') {
    return <Navigate replace to={homeOf(whoIs(session.role), from)} />;
  }
  return (
    <PageShell>
      {session.status === 'loading' ? (
        <Page title={t('title')} width="text">
          <Loading text={t('checking-session')} />
        </Page>
      ) : (
        <LoginScreen
          search={search}
          reason={session.reason ?? reason ?? null}
          registeredEmail={registered ?? null}
          registrationHref={hrefs.registration()}
          resetPasswordHref={hrefs.resetPassword()}
          onSecondFactor={() => void navigate(codeHref(from))}
        />
      )}
    </PageShell>
  );
}
