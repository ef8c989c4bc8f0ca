import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { Navigate, useNavigate } from 'react-router-dom';
import { forSelf } from '#domain/accounts/acting-for.ts';
import { can, type Role } from '#domain/accounts/roles.ts';
import { staffPaths } from '#domain/staff/staff-paths.ts';
import { deviceSession } from '#features/session/device-session.ts';
import { useSession } from '#features/session/use-session.ts';
import { StaffFrame } from '#features/staff-frame/staff-frame.tsx';
import { SignInAgain } from '#features/staff-sign-in/sign-in-again.tsx';
import { useSecondFactor } from '#features/staff-sign-in/use-second-factor.ts';
import { partLoader } from '#i18n/staff/part-loader.ts';
import { Page as PageLayout } from '#ui/layout/page.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { useAuthRedirect } from '../account/use-auth-redirect.ts';
import { CrashPage } from '../errors/crash-page.tsx';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { hrefs } from '../paths.ts';
import { queryClient } from '../query-client.ts';
import { PageShell } from '../shell/page-shell.tsx';
import { usePlace } from '../shell/use-place.ts';
import { staffHrefs } from './staff-hrefs.ts';
import { staffRoutes, type StaffRoute } from './staff-routes.ts';
import { useLiveWork } from './use-live-work.ts';
import { useStaffPrefetch } from './use-staff-prefetch.ts';

const EnrollScreen = lazy(
  partLoader(async () => (await import('#features/staff-sign-in/enroll-screen.tsx')).EnrollScreen, 'second-factor'),
);
const SignOutDialog = lazy(
  partLoader(async () => (await import('#features/session/sign-out-dialog.tsx')).SignOutDialog, 'sign-out'),
);

function usePlaces(role: Role, current: StaffRoute) {
  const { t } = useTranslation('staff');
  return staffRoutes.flatMap(({ path, menu, more = null, often = false, capability }) =>
    menu === undefined || !can(role, capability)
      ? []
      : [
          {
            href: path,
            label: t(menu),
            more,
            often,
            current: path === staffPaths.today ? current.path === path : current.path.startsWith(path),
          },
        ],
  );
}

/** The address of a screen that belongs to another part of the work. */
function NotYourPart() {
  const { t } = useTranslation('staff');
  return (
    <PageLayout title={t('not-your-part-title')} width="text">
      <p>{t('not-your-part')}</p>
    </PageLayout>
  );
}

interface SignedInProps {
  readonly uid: string;
  readonly role: Role;
  readonly route: StaffRoute;
}

function SignedIn({ uid, role, route }: SignedInProps) {
  const { t } = useTranslation(['common', 'staff']);
  const navigate = useNavigate();
  const places = usePlaces(role, route);
  const [leaving, setLeaving] = useState(false);
  const acting = useMemo(() => forSelf(uid), [uid]);

  useStaffPrefetch(acting, role);
  useLiveWork(acting, role);
  // Cached answers of one person must not be shown to the next one on this page.
  useEffect(() => () => queryClient.clear(), [uid]);

  const { Page } = route;
  return (
    <StaffFrame
      acting={acting}
      role={role}
      onPerson={(seniorId) => void navigate(staffHrefs.people(seniorId))}
      onView={(query) => void navigate(staffHrefs.requests(null, [...new URLSearchParams(query)]))}
      homeHref={hrefs.admin()}
      settingsHref={hrefs.settings()}
      helpHref={staffHrefs.help()}
      places={places}
      jobs={
        can(role, 'dispatch.assign')
          ? [
              { href: staffHrefs.proposals(), label: t('staff:job-proposals') },
              { href: staffHrefs.ill(null), label: t('staff:job-ill') },
            ]
          : []
      }
      onGo={(href) => void navigate(href)}
      onSignOut={() => setLeaving(true)}
    >
      <ErrorBoundary resetKey={route.path} fallback={<CrashPage />}>
        <Suspense fallback={<Loading text={t('loading-page')} />}>
          {can(role, route.capability) ? <Page acting={acting} /> : <NotYourPart />}
        </Suspense>
      </ErrorBoundary>
      <SignInAgain />
      <Suspense fallback={null}>
        {leaving ? <SignOutDialog open uid={uid} onClose={() => setLeaving(false)} /> : null}
      </Suspense>
    </StaffFrame>
  );
}

/** The session is from before the account had a second factor: the login asks for it. */
function SignInAnew() {
  const { t } = useTranslation('common');
  useEffect(() => void deviceSession().signOut('sign-in-expired'), []);
  return <Loading text={t('loading-page')} />;
}

function Enroll({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation('common');
  return (
    <PageShell>
      <Suspense fallback={<Loading text={t('loading-page')} />}>
        <EnrollScreen onDone={onDone} onSignOut={() => void deviceSession().signOut()} />
      </Suspense>
    </PageShell>
  );
}

/** A screen for staff alone: others are led to the login or, with the reason, to their own dashboard. */
export function StaffGuard({ route }: { readonly route: StaffRoute }) {
  const { t } = useTranslation('common');
  const { address } = usePlace();
  const session = useSession();
  const redirect = useAuthRedirect(session, address);
  const factor = useSecondFactor(session.status === 'signed-in' ? session.uid : null);

  if (redirect !== null) return <Navigate replace {...redirect} />;
  if (session.status !== 'signed-in') return <Loading text={t('loading-page')} />;
  if (!can(session.role, 'staff.open')) {
    return <Navigate replace to={hrefs.dashboard()} state={{ adminRefused: true }} />;
  }
  if (factor.state === null) return <Loading text={t('loading-page')} />;
  if (factor.state === 'outdated') return <SignInAnew />;
  if (factor.state === 'missing') return <Enroll onDone={() => void factor.look()} />;
  return <SignedIn uid={session.uid} role={session.role} route={route} />;
}
