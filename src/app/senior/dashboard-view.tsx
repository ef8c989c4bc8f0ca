import { lazy, Suspense, useCallback } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { useFirstName } from '#features/profile/use-first-name.ts';
import { OverviewScreen, type OverviewScreenProps } from '#features/requests/overview-screen.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Pending } from '#ui/feedback/pending.tsx';
import {
  loadChat,
  loadCircle,
  loadCredits,
  loadMissing,
  loadMyRequests,
  loadNotifications,
  loadProfile,
  loadRequestForm,
} from './dashboard-chunks.ts';
import type { DashboardState } from './dashboard-state.ts';
import { hrefs } from '../paths.ts';
import type { DashboardTab } from './dashboard-tabs.ts';

const RequestFormScreen = lazy(async () => ({ default: (await loadRequestForm()).RequestFormScreen }));
const MyRequestsScreen = lazy(async () => ({ default: (await loadMyRequests()).MyRequestsScreen }));
const ChatScreen = lazy(async () => ({ default: (await loadChat()).ChatScreen }));
const CreditsScreen = lazy(async () => ({ default: (await loadCredits()).CreditsScreen }));
const NoMissingCard: Awaited<ReturnType<typeof loadMissing>>['MissingCard'] = () => null;

/** Without a network and without the service worker it cannot be loaded: the screen stays. */
const MissingCard = lazy(async () => ({
  default: await loadMissing().then(
    (loaded) => loaded.MissingCard,
    () => NoMissingCard,
  ),
}));
const NotificationsScreen = lazy(async () => ({ default: (await loadNotifications()).NotificationsScreen }));
const CircleScreen = lazy(async () => ({ default: (await loadCircle()).CircleScreen }));
const ProfileScreen = lazy(async () => ({ default: (await loadProfile()).ProfileScreen }));

export interface DashboardViewProps {
  readonly tab: DashboardTab;
  readonly preset: DashboardState;
  readonly acting: ActingFor;
  readonly firstName: string;
  /** Of a view. */
  readonly hrefOf?: (tab: DashboardTab) => string;
  /** What is missing can be paid here. */
  readonly mayPay?: boolean;
}

/** Greets the senior with the current name of her profile. */
function OwnOverview({ firstName, ...rest }: OverviewScreenProps) {
  return <OverviewScreen {...rest} firstName={useFirstName(rest.acting, firstName)} />;
}

/** The profile of a senior is not read by others. */
function Overview(props: OverviewScreenProps) {
  const { actorUid, seniorId } = props.acting;
  return actorUid === seniorId ? <OwnOverview {...props} /> : <OverviewScreen {...props} />;
}

/** Loaded once a visit is not paid. */
const MissingMoney = ({ acting }: Pick<DashboardViewProps, 'acting'>) => (
  <Suspense fallback={<Pending />}>
    <MissingCard acting={acting} />
  </Suspense>
);

/** How one view opens another. The same functions as long as the address is, so that the cards of a list are not redrawn. */
function useShowView(hrefOf: (view: DashboardTab) => string) {
  const navigate = useNavigate();
  const show = useCallback(
    (view: DashboardTab, state?: DashboardState) => void navigate(hrefOf(view), { state }),
    [navigate, hrefOf],
  );
  const change = useCallback((changedItemId: string) => show('request-service', { changedItemId }), [show]);
  const askAgain = useCallback((againRequestId: string) => show('request-service', { againRequestId }), [show]);
  return { navigate, show, change, askAgain };
}

/** Connects the views of the dashboard, which know navigation only as callbacks. */
function View({ tab, preset, acting, firstName, hrefOf = hrefs.dashboard, mayPay = true }: DashboardViewProps) {
  const [query] = useSearchParams();
  const { navigate, show, change, askAgain } = useShowView(hrefOf);

  switch (tab) {
    case 'overview':
      return (
        <Overview
          acting={acting}
          firstName={firstName}
          onRequestService={() => show('request-service')}
          onShowRequests={() => show('my-requests')}
          missingMoney={mayPay ? <MissingMoney acting={acting} /> : null}
        />
      );
    case 'request-service':
      return (
        <RequestFormScreen
          acting={acting}
          changedItemId={preset.changedItemId ?? null}
          againRequestId={preset.againRequestId ?? null}
          onSaved={(savedRequestId) => show('my-requests', { savedRequestId })}
        />
      );
    case 'chat-help':
      return <ChatScreen acting={acting} onShowRequests={() => show('my-requests')} />;
    case 'credits':
      return (
        <CreditsScreen
          acting={acting}
          query={query}
          cancellingId={preset.cancellingPurchaseId ?? null}
          onRead={(cancellingPurchaseId) =>
            void navigate(hrefOf('credits'), {
              replace: true,
              state: cancellingPurchaseId === null ? null : { cancellingPurchaseId },
            })
          }
        />
      );
    case 'messages':
      return <NotificationsScreen acting={acting} />;
    case 'circle':
      return <CircleScreen acting={acting} />;
    case 'profile':
      return <ProfileScreen acting={acting} />;
    case 'my-requests':
      return (
        <MyRequestsScreen
          acting={acting}
          savedRequestId={preset.savedRequestId ?? null}
          requestServiceHref={hrefOf('request-service')}
          onChangeRequest={change}
          onAskAgain={askAgain}
        />
      );
  }
}

/** The chosen view, once its code is there. */
export function DashboardView(props: DashboardViewProps) {
  const { t } = useTranslation('common');
  return (
    <Suspense fallback={<Loading text={t('loading-page')} />}>
      <View {...props} />
    </Suspense>
  );
}
