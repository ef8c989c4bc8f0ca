import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { shortRequestId } from '#domain/requests/request-reference.ts';
import { hasStudent } from '#domain/requests/request-status.ts';
import { cachedKeys } from '#offline/cached/cached-query.ts';
import { ExplainsOffline } from '#shared/cached/explains-offline.tsx';
import { Freshness } from '#shared/cached/freshness.tsx';
import { useRefresh } from '#shared/cached/use-refresh.ts';
import { RequestBadge } from '#shared/requests/request-badge.tsx';
import type { RequestRow } from '#shared/requests/request-row.ts';
import { useServiceNames } from '#shared/requests/use-service-names.ts';
import { Button } from '#ui/actions/button.tsx';
import { SmallPrint } from '#ui/content/small-print.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useRequestRows } from '../use-request-rows.ts';
import { StudentName } from '../student-name.tsx';
import { useVisitTime } from '../visit/use-visit-time.ts';

/** spec.md section 2: at most the two newest. */
const recentCount = 2;

function RecentRequest({ acting, row }: { readonly acting: ActingFor; readonly row: RequestRow }) {
  const { t } = useTranslation('requests');
  const service = useServiceNames(acting)(row.serviceId);
  const when = useVisitTime()(row);
  return (
    <Stack as="li" gap="close">
      <Row spread>
        <strong>{t('request-heading', { service, when })}</strong>
        <RequestBadge row={row} unknown={t('status-unknown')} />
      </Row>
      {row.status !== null && hasStudent(row.status) ? (
        <p>
          {t('student-label')}: <StudentName acting={acting} requestId={row.id} />
        </p>
      ) : null}
      <SmallPrint>{t('recent-request', { reference: shortRequestId(row.id) })}</SmallPrint>
    </Stack>
  );
}

export function RecentRequests({ acting, onShowAll }: { readonly acting: ActingFor; readonly onShowAll: () => void }) {
  const { t } = useTranslation(['requests', 'errors']);
  const { fetching, refresh } = useRefresh(cachedKeys.volatile(acting));
  const state = useRequestRows(acting);
  return (
    <Card title={t('recent-title')}>
      {state.status === 'loading' ? <Loading text={t('recent-loading')} /> : null}
      {state.status === 'failed' ? (
        <Notice kind="danger" announce="status" title={t('recent-failed')}>
          <p>{t(`errors:${state.error.code}`)}</p>
          <Row>
            <Button icon="retry" busy={fetching} onClick={refresh}>
              {t(fetching ? 'recent-loading' : 'list-retry')}
            </Button>
          </Row>
          <p>{t('call-instead')}</p>
          <ExplainsOffline />
        </Notice>
      ) : null}
      {state.status === 'ready' && state.rows.length === 0 ? <p>{t('recent-empty')}</p> : null}
      {state.status === 'ready' && state.rows.length > 0 ? (
        <Stack as="ul" gap="wide">
          {state.rows.slice(0, recentCount).map((row) => (
            <RecentRequest key={row.id} acting={acting} row={row} />
          ))}
        </Stack>
      ) : null}
      <Row>
        <Button icon="list" onClick={onShowAll}>
          {t('all-requests')}
        </Button>
      </Row>
      {state.status === 'ready' ? <Freshness savedAt={state.savedAt} error={state.error} /> : null}
    </Card>
  );
}
