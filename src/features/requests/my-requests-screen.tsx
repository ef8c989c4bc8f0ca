import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { isFiltering, noFilter, type RequestFilter } from '#domain/requests/request-filter.ts';
import { cachedKeys } from '#offline/cached/cached-query.ts';
import { Freshness } from '#shared/cached/freshness.tsx';
import { useRefresh } from '#shared/cached/use-refresh.ts';
import { isDelivered, type RequestRow } from '#shared/requests/request-row.ts';
import { useServiceNames } from '#shared/requests/use-service-names.ts';
import { usePageState } from '#shared/use-page-state.ts';
import { Button } from '#ui/actions/button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { LiveRegion } from '#ui/feedback/live-region.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Picture } from '#ui/scenes/daisy.tsx';
import { requestQueries } from './queries.ts';
import { useRequestList } from './list/use-request-list.ts';
import { CancelDialog } from './list/cancel-dialog.tsx';
import { CancelledNotice } from './list/cancelled-notice.tsx';
import { ChangedNotice } from './list/changed-notice.tsx';
import { FilterBar } from './list/filter/filter-bar.tsx';
import { FilterOutcome } from './list/filter/filter-outcome.tsx';
import { QuestionDialog } from './list/question-dialog.tsx';
import { readOnAtCard } from './list/card/request-card.tsx';
import { RequestList } from './list/request-list.tsx';
import { SavedNotice } from './list/saved-notice.tsx';
import { useChangedElsewhere } from './list/use-changed-elsewhere.ts';
import { useDeliveryAnnouncer } from './list/use-delivery-announcer.ts';
import { useOutboxActions } from './list/use-outbox-actions.ts';

export interface MyRequestsScreenProps {
  readonly acting: ActingFor;
  /** The request that was just confirmed in the form, to say what became of it. */
  readonly savedRequestId: string | null;
  /** Where a service can be asked for. */
  readonly requestServiceHref: string;
  /** Opens the form with a refused request filled in. */
  readonly onChangeRequest: (itemId: string) => void;
  /** Opens the form with an earlier request filled in, for another day. */
  readonly onAskAgain: (requestId: string) => void;
}

/** A handful is seen at a glance; from here on one has to look for it. */
const handful = 5;

export function MyRequestsScreen(props: MyRequestsScreenProps) {
  const { acting, savedRequestId, requestServiceHref, onChangeRequest, onAskAgain } = props;
  const { t } = useTranslation(['requests', 'errors']);
  const [keptFilter, setFilter] = usePageState<RequestFilter>(requestQueries.filterKey(acting), noFilter);
  const [sawSaved, setSawSaved] = useState(savedRequestId === null);
  // Whoever has just asked for something wants to see that, whatever was looked for before.
  const filter = sawSaved ? keptFilter : noFilter;
  const shownIds = useRef<readonly string[]>([]);
  const onShown = useCallback((ids: readonly string[]) => {
    shownIds.current = ids;
  }, []);
  const list = useRequestList(acting, filter, shownIds);
  const { all, matching } = list;
  const { fetching, refresh } = useRefresh(cachedKeys.volatile(acting));
  const serviceName = useServiceNames(acting);
  const actions = useOutboxActions(acting);
  const [cancelling, setCancelling] = useState<RequestRow | null>(null);
  const [removing, setRemoving] = useState<string | null>(null);
  const [lastCancelledId, setLastCancelledId] = useState<string | null>(null);
  const [removed, setRemoved] = useState(false);
  const outcome = useRef<HTMLDivElement>(null);
  /** The card at which reading goes on after an answered question; null when that card goes away. */
  const [answered, setAnswered] = useState<{ readonly cardOf: string | null } | null>(null);

  const rows = all.status === 'ready' ? all.rows : null;
  const known = (id: string | null) =>
    rows?.find((row) => row.id === id) ??
    (matching.status === 'ready' ? matching.rows.find((row) => row.id === id) : undefined);
  const spoken = useDeliveryAnnouncer(rows, [savedRequestId, lastCancelledId], serviceName);
  const changed = useChangedElsewhere(rows).filter(({ id }) => id !== lastCancelledId);
  const saved = known(savedRequestId);
  const hasMany = isFiltering(filter) || (rows !== null && rows.length > handful);

  // The button that asked the question goes away with the answer; the focus must not go with it.
  useEffect(() => {
    if (answered === null) return;
    if (answered.cardOf === null || !readOnAtCard(answered.cardOf)) outcome.current?.focus();
  }, [answered]);

  function changeFilter(wanted: RequestFilter) {
    setSawSaved(true);
    setFilter(() => wanted);
  }

  async function remove(itemId: string) {
    const done = await actions.remove(itemId);
    setRemoved(done);
    setRemoving(null);
    if (done) setAnswered({ cardOf: null });
  }

  return (
    <Page title={t('list-title')}>
      <LiveRegion text={spoken} />
      <StatusArea ref={outcome}>
        {saved === undefined ? null : <SavedNotice row={saved} />}
        {rows === null || lastCancelledId === null ? null : <CancelledNotice row={known(lastCancelledId) ?? null} />}
        {removed ? <Notice kind="info">{t('remove-done')}</Notice> : null}
        <ChangedNotice rows={changed} serviceName={serviceName} />
      </StatusArea>
      {actions.failure === null ? null : (
        <Notice kind="danger" announce="alert">
          <p>{t('action-failed', { message: t(`errors:${actions.failure.code}`) })}</p>
          <p>{t('call-instead')}</p>
        </Notice>
      )}
      {all.status === 'ready' ? <Freshness savedAt={all.savedAt} error={all.error} /> : null}
      {hasMany ? <FilterBar acting={acting} filter={filter} onFilter={changeFilter} serviceName={serviceName} /> : null}
      {hasMany ? (
        <FilterOutcome filtering={isFiltering(filter)} total={list.total} searchedHereOnly={list.searchedHereOnly} />
      ) : null}
      {matching.status === 'loading' ? <Loading text={t('list-loading')} /> : null}
      {matching.status === 'failed' ? (
        <Notice kind="danger" announce="status" title={t('list-failed')}>
          <p>{t(`errors:${matching.error.code}`)}</p>
          <Row>
            <Button icon="retry" busy={fetching} onClick={refresh}>
              {t(fetching ? 'list-loading' : 'list-retry')}
            </Button>
          </Row>
          <p>{t('call-instead')}</p>
        </Notice>
      ) : null}
      {matching.status === 'ready' && matching.rows.length === 0 && !isFiltering(filter) ? (
        <Card as="div">
          <Picture name="bud" />
          <p>{t('list-empty')}</p>
          <Link href={requestServiceHref} icon="ask-help">
            {t('list-empty-link')}
          </Link>
        </Card>
      ) : null}
      {matching.status === 'ready' && matching.rows.length > 0 ? (
        <RequestList
          key={JSON.stringify(filter)}
          acting={acting}
          rows={matching.rows}
          serviceName={serviceName}
          total={list.total}
          mayHaveOlder={list.mayHaveOlder}
          readingOlder={list.readingOlder}
          olderError={list.olderError}
          onReadOlder={list.readOlder}
          onShown={onShown}
          onCancel={setCancelling}
          onAskAgain={onAskAgain}
          onChange={onChangeRequest}
          onRetry={(itemId) => void actions.retry(itemId)}
          onRemoveRequest={setRemoving}
          onForgetCancellation={(itemId) => void actions.remove(itemId)}
        />
      ) : null}
      {cancelling === null ? null : (
        <CancelDialog
          acting={acting}
          row={known(cancelling.id) ?? cancelling}
          service={serviceName(cancelling.serviceId)}
          onClose={() => setCancelling(null)}
          onCancelled={(row) => {
            setCancelling(null);
            setLastCancelledId(row.id);
            setAnswered({ cardOf: isDelivered(row) ? row.id : null });
          }}
        />
      )}
      {removing === null ? null : (
        <QuestionDialog
          title={t('remove-title')}
          text={t('remove-text')}
          stay={t('remove-back')}
          go={t('remove-confirm')}
          onStay={() => setRemoving(null)}
          onGo={() => void remove(removing)}
        />
      )}
    </Page>
  );
}
