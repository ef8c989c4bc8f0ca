import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { Navigate, useSearchParams } from 'react-router-dom';
import { type ActingFor, forSelf } from '#domain/accounts/acting-for.ts';
import { type CircleRight, circleRightFor } from '#domain/circles/circle-rights.ts';
import { can, isRight } from '#domain/accounts/roles.ts';
import type { HelpedSenior } from '#features/circle/for-whom/circles-query.ts';
import { ForWhomScreen, useCircles } from '#features/circle/for-whom/for-whom-screen.tsx';
import { MayBookFor } from '#features/circle/for-whom/may-book-for.tsx';
import { SpeaksOfSenior } from '#features/circle/for-whom/speaks-of-senior.tsx';
import { useItemWords } from '#features/circle/for-whom/use-item-words.ts';
import { prefetchRequests } from '#features/requests/prefetch-requests.ts';
import { NextVisitLine } from '#features/requests/overview/next-visit-line.tsx';
import type { Session } from '#features/session/session.ts';
import { useSession } from '#features/session/use-session.ts';
import { LinkButton } from '#ui/actions/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row } from '#ui/layout/row.tsx';
import { useKeptView } from '../use-kept-view.ts';
import { useAuthRedirect } from '../account/use-auth-redirect.ts';
import { CrashPage } from '../errors/crash-page.tsx';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { hrefs } from '../paths.ts';
import { type DashboardTab, toDashboardTab } from '../senior/dashboard-tabs.ts';
import { familyHref, familyHrefKeeping, ownHref, ownTabIn, ownTabs } from './family-href.ts';
import { giftHref } from './gift-href.ts';
import { OwnView } from './own-view.tsx';
import { queryClient } from '../query-client.ts';
import { loadEveryView, loadNotifications, loadSignOut } from '../senior/dashboard-chunks.ts';
import { DashboardNotices } from '../senior/dashboard-notices.tsx';
import { readDashboardState } from '../senior/dashboard-state.ts';
import { DashboardView } from '../senior/dashboard-view.tsx';
import { SeniorShell } from '../senior/senior-shell.tsx';
import { tabCapabilities } from '../senior/tab-capabilities.ts';
import { useOutbox } from '../senior/use-outbox.ts';
import { Opening } from '../shell/opening.tsx';
import { whenIdle } from '../when-idle.ts';
import { usePlace } from '../shell/use-place.ts';

const SignOutDialog = lazy(async () => ({ default: (await loadSignOut()).SignOutDialog }));

const noCircles: readonly HelpedSenior[] = [];

type SignedIn = Extract<Session, { readonly status: 'signed-in' }>;

/** The views that a member's rights open; those of her own account are not the senior's. */
function mayOpenWith(rights: readonly CircleRight[], view: DashboardTab): boolean {
  const capability = tabCapabilities[view];
  const needed = isRight(capability) ? circleRightFor(capability) : null;
  return needed !== null && rights.includes(needed);
}

interface ForSeniorProps {
  readonly seniorId: string;
  readonly name: string;
  readonly hasOthers: boolean;
}

/** Whose this is, above every view. */
function ForSenior({ seniorId, name, hasOthers }: ForSeniorProps) {
  const { t } = useTranslation('for-whom');
  return (
    <Notice kind="info" icon="person" title={t('for-senior', { senior: name })}>
      <Row>
        <LinkButton href={familyHref() + (hasOthers ? '' : '?all=')} icon="back">
          {t('others')}
        </LinkButton>
        <LinkButton href={giftHref({ for: seniorId })} icon="credits">
          {t('gift')}
        </LinkButton>
      </Row>
    </Notice>
  );
}

interface SeniorPartProps {
  readonly session: SignedIn;
  readonly senior: HelpedSenior;
  readonly hasOthers: boolean;
  readonly onSignOut: () => void;
}

/** The dashboard of one senior, as far as the member's rights go. */
function SeniorPart({ session, senior, hasOthers, onSignOut }: SeniorPartProps) {
  const { uid, firstName, confirmed } = session;
  const { senior_id: seniorId, senior_name: name, rights } = senior;
  const [query] = useSearchParams();
  const { state } = usePlace();
  const acting = useMemo(() => ({ actorUid: uid, seniorId }), [uid, seniorId]);
  const mayBook = rights.includes('book');
  useEffect(() => {
    const stopping = new AbortController();
    if (mayBook) void prefetchRequests(queryClient, acting, stopping.signal);
    const stopWaiting = whenIdle(() => void loadEveryView());
    return () => {
      stopping.abort();
      stopWaiting();
    };
  }, [acting, mayBook]);
  const preset = readDashboardState(state);
  const mayOpen = (view: DashboardTab) => mayOpenWith(rights, view);
  const hrefOf = useCallback((view?: DashboardTab) => familyHref(seniorId, view), [seniorId]);
  const wanted = toDashboardTab(query.get('tab') ?? preset.tab);
  const tab = mayOpen(wanted) ? wanted : 'overview';
  return (
    <SpeaksOfSenior senior={name}>
      <SeniorShell
        mayOpen={mayOpen}
        hrefOf={hrefOf}
        tab={tab}
        onSignOut={onSignOut}
        notices={
          <>
            <DashboardNotices confirmed={confirmed} adminRefused={false} />
            <ForSenior seniorId={seniorId} name={name} hasOthers={hasOthers} />
          </>
        }
      >
        <ErrorBoundary resetKey={`${seniorId}/${tab}`} fallback={<CrashPage />}>
          <MayBookFor rights={rights}>
            <DashboardView
              key={`${seniorId}/${tab}`}
              tab={tab}
              preset={preset}
              acting={acting}
              firstName={firstName}
              hrefOf={hrefOf}
              mayPay={rights.includes('pay')}
            />
          </MayBookFor>
        </ErrorBoundary>
      </SeniorShell>
    </SpeaksOfSenior>
  );
}

function NextVisit({ acting }: { readonly acting: ActingFor }) {
  const { t } = useTranslation('for-whom');
  return (
    <NextVisitLine
      acting={acting}
      loading={t('next-loading')}
      failed={t('next-failed')}
      none={t('next-none')}
      said={(when) => t('next-visit', { when })}
    />
  );
}

const ownHrefs = { messages: ownHref('messages'), profile: ownHref('profile') };

const ownTabOf = (view: DashboardTab) => ownTabs.find((tab) => tab === view);

/** Beside the choice for whom: what is her own. */
const mayOpenOwn = (view: DashboardTab) => view === 'overview' || ownTabOf(view) !== undefined;

function hrefOfOwn(view: DashboardTab): string {
  const tab = ownTabOf(view);
  return tab === undefined ? `${familyHref()}?all=` : ownHrefs[tab];
}

/** The senior whom the address names, or the only one; else the choice. */
function Chosen({ session, onSignOut }: { readonly session: SignedIn; readonly onSignOut: () => void }): ReactNode {
  const { t } = useTranslation('for-whom');
  const [query] = useSearchParams();
  const known = useCircles(session.uid);
  const wordsOf = useItemWords();
  const circles = known.status === 'ready' ? known.value.circles : noCircles;
  const wanted = query.get('for');
  const hasEnded = known.status === 'ready' && known.value.ended.length > 0;
  const own = ownTabIn(query);
  const isOpen = wanted === null && own === null && !query.has('all');
  const only = circles.length === 1 && !hasEnded && isOpen ? circles[0] : undefined;
  const allRights = useMemo(() => [...new Set(circles.flatMap(({ rights }) => rights))], [circles]);
  const senior = circles.find(({ senior_id }) => senior_id === wanted) ?? only;
  if (senior !== undefined) {
    const hasOthers = circles.length > 1 || hasEnded;
    return (
      <SeniorPart
        key={senior.senior_id}
        session={session}
        senior={senior}
        hasOthers={hasOthers}
        onSignOut={onSignOut}
      />
    );
  }
  return (
    <SeniorShell
      mayOpen={mayOpenOwn}
      hrefOf={hrefOfOwn}
      firstLabel={t('title')}
      tab={own ?? 'overview'}
      onSignOut={onSignOut}
      notices={<DashboardNotices confirmed={session.confirmed} adminRefused={false} />}
    >
      {own === null ? (
        <ForWhomScreen
          uid={session.uid}
          known={known}
          hrefFor={(seniorId) => familyHrefKeeping(query, seniorId)}
          giftHrefFor={(seniorId) => giftHref({ for: seniorId })}
          NextVisit={NextVisit}
          wordsOf={wordsOf}
          ownHrefs={ownHrefs}
        />
      ) : (
        <ErrorBoundary resetKey={own} fallback={<CrashPage />}>
          <OwnView tab={own} uid={session.uid} rights={allRights} />
        </ErrorBoundary>
      )}
    </SeniorShell>
  );
}

/** Best effort: what cannot be fetched now is fetched when it is opened. */
async function prefetchOwn(uid: string): Promise<void> {
  const loaded = await loadNotifications().catch(() => null);
  await loaded?.prefetchNotifications(queryClient, forSelf(uid));
}

/** The app of a family member: for whom first, then that senior's views. */
export function FamilyPage() {
  const { t } = useTranslation('dashboard');
  const session = useSession();
  const { address } = usePlace();
  const [leaving, setLeaving] = useState(false);
  const isFamily = session.status === 'signed-in' && can(session.role, 'circle.act');
  const uid = session.status === 'signed-in' && isFamily ? session.uid : null;
  const redirect = useAuthRedirect(session, address);
  useOutbox(uid);
  useKeptView(uid);

  // What was sent to her is there without a network as well.
  useEffect(() => (uid === null || leaving ? undefined : whenIdle(() => void prefetchOwn(uid))), [uid, leaving]);

  // Cached answers of one person must not be shown to the next one on this page.
  useEffect(() => () => queryClient.clear(), [uid]);

  if (redirect !== null) return <Navigate replace {...redirect} />;
  if (session.status === 'signed-in' && !isFamily) return <Navigate replace to={hrefs.dashboard()} />;
  if (session.status !== 'signed-in') return <Opening text={t('opening')} />;
  return (
    <>
      <Chosen session={session} onSignOut={() => setLeaving(true)} />
      {leaving ? (
        <Suspense fallback={null}>
          <SignOutDialog open uid={session.uid} onClose={() => setLeaving(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
