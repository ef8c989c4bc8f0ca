import { useEffect } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { Navigate, useSearchParams } from 'react-router-dom';
import { can } from '#domain/accounts/roles.ts';
import { useCircles } from '#features/circle/for-whom/for-whom-screen.tsx';
import { GiftsScreen } from '#features/gifts/gifts-screen.tsx';
import type { Session } from '#features/session/session.ts';
import { useSession } from '#features/session/use-session.ts';
import { Loading } from '#ui/feedback/loading.tsx';
import { useAuthRedirect } from '../account/use-auth-redirect.ts';
import { hrefs } from '../paths.ts';
import { queryClient } from '../query-client.ts';
import { PageShell } from '../shell/page-shell.tsx';
import { usePlace } from '../shell/use-place.ts';
import { familyHref } from './family-href.ts';
import { giftHref } from './gift-href.ts';

type SignedIn = Extract<Session, { readonly status: 'signed-in' }>;

function Gifts({ session: { uid, firstName } }: { readonly session: SignedIn }) {
  const { t } = useTranslation('dashboard');
  const [query] = useSearchParams();
  const known = useCircles(uid);
  const giftId = query.get('gift');
  if (known.status === 'loading' && giftId === null) return <Loading text={t('opening')} />;
  return (
    <GiftsScreen
      uid={uid}
      firstName={firstName}
      seniors={known.status === 'ready' ? known.value.circles : []}
      seniorId={query.get('for')}
      giftId={giftId}
      formHref={(seniorId) => giftHref({ for: seniorId })}
      giftHref={(id) => giftHref({ gift: id })}
      listHref={giftHref()}
      backHref={familyHref()}
    />
  );
}

/** Gifts of a family member: of her own account, whichever senior they are for. */
export function GiftPage() {
  const { t } = useTranslation('dashboard');
  const session = useSession();
  const { address } = usePlace();
  const isFamily = session.status === 'signed-in' && can(session.role, 'circle.act');
  const uid = session.status === 'signed-in' && isFamily ? session.uid : null;
  const redirect = useAuthRedirect(session, address);

  // Cached answers of one person must not be shown to the next one on this page.
  useEffect(() => () => queryClient.clear(), [uid]);

  if (redirect !== null) return <Navigate replace {...redirect} />;
  if (session.status === 'signed-in' && !isFamily) return <Navigate replace to={hrefs.dashboard()} />;
  return (
    <PageShell>
      {session.status === 'signed-in' ? <Gifts session={session} /> : <Loading text={t('opening')} />}
    </PageShell>
  );
}
