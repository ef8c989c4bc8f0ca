import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { shortRequestId } from '#domain/requests/request-reference.ts';
import { hasStudent } from '#domain/requests/request-status.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { agedKeys } from '#offline/aged/aged-query.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useRequestRows } from '../data/use-request-rows.ts';
import { readableDay } from '../days/day-words.ts';
import { Freshness } from '../freshness.tsx';
import type { RequestRow } from '../list/request-row.ts';
import { RequestBadge } from '../request-badge.tsx';
import { StudentName } from '../student-name.tsx';

/** spec.md section 2: at most the two newest. */
const recentCount = 2;

function RecentRequest({ uid, row }: { readonly uid: string; readonly row: RequestRow }) {
  const { t } = useTranslation('requests');
  const language = useLanguage();
  return (
    <Stack as="li" gap="close">
      <Row spread>
        <strong>{t('recent-request', { reference: shortRequestId(row.id) })}</strong>
        <RequestBadge row={row} unknown={t('status-unknown')} />
      </Row>
      <p>{t('recent-day', { day: readableDay(row.requestDate, language) })}</p>
      {row.status !== null && hasStudent(row.status) ? (
        <p>
          {t('student-label')}: <StudentName uid={uid} requestId={row.id} />
        </p>
      ) : null}
    </Stack>
  );
}

export function RecentRequests({ uid, onShowAll }: { readonly uid: string; readonly onShowAll: () => void }) {
  const { t } = useTranslation(['requests', 'errors']);
  const client = useQueryClient();
  const queryKey = agedKeys.moving(uid);
  const asking = useIsFetching({ queryKey }) > 0;
  const state = useRequestRows(uid);
  return (
    <Card title={t('recent-title')}>
      {state.status === 'loading' ? <Loading text={t('recent-loading')} /> : null}
      {state.status === 'failed' ? (
        <Notice kind="danger" announce="status" title={t('recent-failed')}>
          <p>{t(`errors:${state.error.code}`)}</p>
          <Row>
            <Button icon="retry" busy={asking} onClick={() => void client.invalidateQueries({ queryKey })}>
              {t(asking ? 'recent-loading' : 'list-retry')}
            </Button>
          </Row>
          <p>{t('call-instead')}</p>
        </Notice>
      ) : null}
      {state.status === 'ready' && state.rows.length === 0 ? <p>{t('recent-empty')}</p> : null}
      {state.status === 'ready' && state.rows.length > 0 ? (
        <Stack as="ul" gap="wide">
          {state.rows.slice(0, recentCount).map((row) => (
            <RecentRequest key={row.id} uid={uid} row={row} />
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
