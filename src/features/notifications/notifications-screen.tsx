import { type QueryClient, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { renewPush } from '#firebase/notifications/push-here.ts';
import { ExplainsOffline } from '#shared/cached/explains-offline.tsx';
import { Freshness } from '#shared/cached/freshness.tsx';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { Button } from '#ui/actions/button.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { NotificationList } from './notification-list.tsx';
import { preferenceQueries } from './preferences/preference-queries.ts';
import { PreferencesPart } from './preferences/preferences-part.tsx';
import { notificationQueries, shownNotifications } from './queries.ts';

/** Keeps them on this device, so that they are read without a network also when the view was never opened with one. */
export const prefetchNotifications = (client: QueryClient, acting: ActingFor) =>
  Promise.all([
    renewPush(acting),
    client.prefetchQuery(notificationQueries.list(acting)),
    client.prefetchQuery(preferenceQueries.chosen(acting)),
  ]);

export interface NotificationsScreenProps {
  readonly acting: ActingFor;
  /** How she wants to be told, where it is not a senior's choice. */
  readonly preferences?: ReactNode;
}

/** Everything that was sent to a person, to be read again. */
export function NotificationsScreen({ acting, preferences }: NotificationsScreenProps) {
  const { t } = useTranslation(['notifications', 'errors']);
  const query = useMemo(() => notificationQueries.list(acting), [acting]);
  const known = useCachedQuery(query);
  const client = useQueryClient();
  const hasAsked = known.status === 'ready' && known.value.some(({ page }) => page?.endsWith('=my-requests') === true);
  const fetching = useIsFetching(query) > 0;
  const again = (
    <Button icon="retry" busy={fetching} onClick={() => void client.invalidateQueries(query)}>
      {t(fetching ? 'refreshing' : 'refresh')}
    </Button>
  );
  return (
    <Page title={t('title')} lead={t('what')}>
      {preferences === undefined ? (
        <Disclosure question={t('preferences')}>
          <PreferencesPart acting={acting} hasAsked={hasAsked} />
        </Disclosure>
      ) : (
        preferences
      )}
      {known.status === 'loading' ? <Loading text={t('loading')} /> : null}
      {known.status === 'failed' ? (
        <Notice kind="danger" announce="status" title={t('failed')}>
          <p>{t(`errors:${known.error.code}`)}</p>
          <Row>{again}</Row>
          <ExplainsOffline />
        </Notice>
      ) : null}
      {known.status === 'ready' ? (
        <>
          <Freshness savedAt={known.savedAt} error={known.error}>
            {again}
          </Freshness>
          <Card title={t('list')}>
            {known.value.length === 0 ? <p>{t('none')}</p> : <NotificationList notifications={known.value} />}
            {known.value.length < shownNotifications ? null : <p>{t('older', { count: shownNotifications })}</p>}
          </Card>
        </>
      ) : null}
    </Page>
  );
}
