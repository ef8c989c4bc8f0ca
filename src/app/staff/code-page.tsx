import { Navigate, useSearchParams } from 'react-router-dom';
import { useSession } from '#features/session/use-session.ts';
import { CodeScreen } from '#features/staff-sign-in/code-screen.tsx';
import { homeOf, whoIs } from '../account/home.ts';
import { hrefs } from '../paths.ts';
import { PageShell } from '../shell/page-shell.tsx';

/** Between the login, which took the password, and staff's app. `to`: the address that was asked for. */
export function CodePage() {
  const session = useSession();
  const [query] = useSearchParams();
  if (session.status === 'signed-in') {
    return <Navigate replace to={homeOf(whoIs(session.role), query.get('to') ?? undefined)} />;
  }
  return (
    <PageShell>
      <CodeScreen loginHref={hrefs.login()} />
    </PageShell>
  );
}
