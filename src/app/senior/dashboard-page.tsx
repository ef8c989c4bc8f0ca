import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { forSelf } from '#domain/accounts/acting-for.ts';
import { can } from '#domain/accounts/roles.ts';
import { deviceSession } from '#features/session/device-session.ts';
import { useSession } from '#features/session/use-session.ts';
import { InPieces } from '#ui/lists/in-pieces.tsx';
import { CrashPage } from '../errors/crash-page.tsx';
import { loadSignOut } from './dashboard-chunks.ts';
import { DashboardNotices } from './dashboard-notices.tsx';
import { DashboardView } from './dashboard-view.tsx';
import { readDashboardState } from './dashboard-state.ts';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { patterns } from '../paths.ts';
import { type DashboardTab, toDashboardTab } from './dashboard-tabs.ts';
import { Opening } from '../shell/opening.tsx';
import { queryClient } from '../query-client.ts';
import { SeniorShell } from './senior-shell.tsx';
import { tabCapabilities } from './tab-capabilities.ts';
import { useAuthRedirect } from '../account/use-auth-redirect.ts';
import { useKeptView } from '../use-kept-view.ts';
import { useOutbox } from './use-outbox.ts';
import { usePlace } from '../shell/use-place.ts';
import { usePrefetch } from './use-prefetch.ts';

const SignOutDialog = lazy(async () => ({ default: (await loadSignOut()).SignOutDialog }));

export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const session = useSession();
  const { address, state } = usePlace();
  const { search } = useLocation();
  const [query] = useSearchParams();
  const [leaving, setLeaving] = useState(false);
  const uid = session.status === 'signed-in' ? session.uid : null;
  const isFamily = session.status === 'signed-in' && can(session.role, 'circle.act');
  const refused = session.status === 'signed-in' && !isFamily && !can(session.role, 'requests.list');
  const acting = useMemo(() => (uid === null || refused || isFamily ? null : forSelf(uid)), [uid, refused, isFamily]);
  const redirect = useAuthRedirect(session, address, refused);

  useEffect(() => {
    if (refused) void deviceSession().signOut();
  }, [refused]);

  useOutbox(refused ? null : uid);
  useKeptView(refused ? null : uid);
  usePrefetch(leaving ? null : acting);

  // Cached answers of one person must not be shown to the next one on this page.
  useEffect(() => () => queryClient.clear(), [uid]);

  if (session.status === 'signed-in' && isFamily) return <Navigate replace to={patterns.forWhom + search} />;
  if (redirect !== null) return <Navigate replace {...redirect} />;
  if (session.status !== 'signed-in' || acting === null) return <Opening text={t('opening')} />;

  const preset = readDashboardState(state);
  const wanted = toDashboardTab(query.get('tab') ?? preset.tab);
  const mayOpen = (view: DashboardTab) => can(session.role, tabCapabilities[view]);
  const tab = mayOpen(wanted) ? wanted : 'overview';
  return (
    <SeniorShell
      mayOpen={mayOpen}
      tab={tab}
      onSignOut={() => setLeaving(true)}
      notices={<DashboardNotices confirmed={session.confirmed} adminRefused={preset.adminRefused === true} />}
    >
      <ErrorBoundary resetKey={tab} fallback={<CrashPage />}>
        <InPieces>
          <DashboardView key={tab} tab={tab} preset={preset} acting={acting} firstName={session.firstName} />
        </InPieces>
      </ErrorBoundary>
      {leaving ? (
        <Suspense fallback={null}>
          <SignOutDialog open uid={session.uid} onClose={() => setLeaving(false)} />
        </Suspense>
      ) : null}
    </SeniorShell>
  );
}
