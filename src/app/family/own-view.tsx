import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { forSelf } from '#domain/accounts/acting-for.ts';
import { Loading } from '#ui/feedback/loading.tsx';
import { loadFamilyPreferences, loadNotifications, loadProfile } from '../senior/dashboard-chunks.ts';
import type { OwnTab } from './family-href.ts';

const FamilyPreferences = lazy(async () => ({ default: (await loadFamilyPreferences()).FamilyPreferences }));
const NotificationsScreen = lazy(async () => ({ default: (await loadNotifications()).NotificationsScreen }));
const ProfileScreen = lazy(async () => ({ default: (await loadProfile()).ProfileScreen }));

export interface OwnViewProps {
  readonly tab: OwnTab;
  readonly uid: string;
  /** Those that she has with anybody: what she can be told follows from them. */
  readonly rights: readonly string[];
}

/** A view of a family member's own account: what was sent to her and how she wants to be told, or who she is. */
export function OwnView({ tab, uid, rights }: OwnViewProps) {
  const { t } = useTranslation('common');
  const acting = useMemo(() => forSelf(uid), [uid]);
  return (
    <Suspense fallback={<Loading text={t('loading-page')} />}>
      {tab === 'profile' ? (
        <ProfileScreen acting={acting} />
      ) : (
        <NotificationsScreen
          acting={acting}
          preferences={rights.length === 0 ? null : <FamilyPreferences uid={uid} rights={rights} />}
        />
      )}
    </Suspense>
  );
}
