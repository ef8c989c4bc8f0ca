import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { isFiltering, type RequestFilter } from '#domain/requests/request-filter.ts';
import { ExplainsOffline } from '#shared/cached/explains-offline.tsx';
import type { Refresh } from '#shared/cached/use-refresh.ts';
import { Button } from '#ui/actions/button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Picture } from '#ui/scenes/picture.tsx';
import { RequestList, type RequestListProps } from './request-list.tsx';
import type { RequestListState } from './use-request-list.ts';

type FromList = 'atOnce' | 'rows' | 'total' | 'mayHaveOlder' | 'readingOlder' | 'olderError' | 'onReadOlder';

export interface MatchingRequestsProps extends Refresh, Omit<RequestListProps, FromList> {
  readonly list: RequestListState;
  readonly filter: RequestFilter;
  /** Where a service can be asked for. */
  readonly requestServiceHref: string;
}

/** Whether another filter than the first was chosen: its list is drawn in a transition. */
function useOtherFilter(filter: string): boolean {
  const [first, setFirst] = useState<string | null>(filter);
  if (first !== null && first !== filter) setFirst(null);
  return first !== filter;
}

/** The requests that match the filter, or why there are none to show. */
export function MatchingRequests(props: MatchingRequestsProps) {
  const { list, filter, requestServiceHref, fetching, refresh, ...rest } = props;
  const { t } = useTranslation(['requests', 'errors']);
  const { matching } = list;
  const filterKey = JSON.stringify(filter);
  const atOnce = useOtherFilter(filterKey);
  if (matching.status === 'loading') return <Loading text={t('list-loading')} />;
  if (matching.status === 'failed') {
    return (
      <Notice kind="danger" announce="status" title={t('list-failed')}>
        <p>{t(`errors:${matching.error.code}`)}</p>
        <Row>
          <Button icon="retry" busy={fetching} onClick={refresh}>
            {t(fetching ? 'list-loading' : 'list-retry')}
          </Button>
        </Row>
        <p>{t('call-instead')}</p>
        <ExplainsOffline />
      </Notice>
    );
  }
  if (matching.rows.length > 0) {
    return (
      <RequestList
        key={filterKey}
        {...rest}
        atOnce={atOnce}
        rows={matching.rows}
        total={list.total}
        mayHaveOlder={list.mayHaveOlder}
        readingOlder={list.readingOlder}
        olderError={list.olderError}
        onReadOlder={list.readOlder}
      />
    );
  }
  if (isFiltering(filter)) return null;
  return (
    <Card as="div">
      <Picture name="bud" />
      <p>{t('list-empty')}</p>
      <Link href={requestServiceHref} icon="ask-help">
        {t('list-empty-link')}
      </Link>
    </Card>
  );
}
