import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { agedKeys } from '#offline/aged/aged-query.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Picture } from '#ui/daisy.tsx';
import { Link } from '#ui/link.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { Row } from '#ui/row.tsx';
import { StatusArea } from '#ui/status-area.tsx';
import { listedAtOnce } from './data/queries.ts';
import { useRequestRows } from './data/use-request-rows.ts';
import { useServiceNames } from './data/use-service-names.ts';
import { Freshness } from './freshness.tsx';
import { CancelDialog } from './list/cancel-dialog.tsx';
import { CancelledNotice } from './list/cancelled-notice.tsx';
import { QuestionDialog } from './list/question-dialog.tsx';
import { readOnAtCard } from './list/request-card.tsx';
import { RequestList } from './list/request-list.tsx';
import { isDelivered, type RequestRow } from './list/request-row.ts';
import { SavedNotice } from './list/saved-notice.tsx';
import { useDeliveryAnnouncer } from './list/use-delivery-announcer.ts';
import { useOutboxActions } from './list/use-outbox-actions.ts';

export interface MyRequestsScreenProps {
  readonly uid: string;
  /** The request that was just confirmed in the form, to say what became of it. */
  readonly savedRequestId: string | null;
  /** Where a service can be asked for. */
  readonly requestServiceHref: string;
  /** Opens the form with a refused request filled in. */
  readonly onChangeRequest: (itemId: string) => void;
}

export function MyRequestsScreen({ uid, savedRequestId, requestServiceHref, onChangeRequest }: MyRequestsScreenProps) {
  const { t } = useTranslation(['requests', 'errors']);
  const client = useQueryClient();
  const [most, setMost] = useState(listedAtOnce);
  const state = useRequestRows(uid, most);
  const queryKey = agedKeys.moving(uid);
  const asking = useIsFetching({ queryKey }) > 0;
  const serviceName = useServiceNames(uid);
  const actions = useOutboxActions(uid);
  const [cancelling, setCancelling] = useState<RequestRow | null>(null);
  const [removing, setRemoving] = useState<string | null>(null);
  const [lastCancelledId, setLastCancelledId] = useState<string | null>(null);
  const [removed, setRemoved] = useState(false);
  const outcome = useRef<HTMLDivElement>(null);
  /** The card at which reading goes on after an answered question; null when that card goes away. */
  const [answered, setAnswered] = useState<{ readonly cardOf: string | null } | null>(null);

  const rows = state.status === 'ready' ? state.rows : null;
  const spoken = useDeliveryAnnouncer(rows, [savedRequestId, lastCancelledId], serviceName);
  const saved = rows?.find((row) => row.id === savedRequestId);

  // The button that asked the question goes away with the answer; the focus must not go with it.
  useEffect(() => {
    if (answered === null) return;
    if (answered.cardOf === null || !readOnAtCard(answered.cardOf)) outcome.current?.focus();
  }, [answered]);

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
        {rows === null || lastCancelledId === null ? null : (
          <CancelledNotice row={rows.find((row) => row.id === lastCancelledId) ?? null} />
        )}
        {removed ? <Notice kind="info">{t('remove-done')}</Notice> : null}
      </StatusArea>
      {actions.failure === null ? null : (
        <Notice kind="danger" announce="alert">
          <p>{t('action-failed', { message: t(`errors:${actions.failure.code}`) })}</p>
          <p>{t('call-instead')}</p>
        </Notice>
      )}
      {state.status === 'ready' ? <Freshness savedAt={state.savedAt} error={state.error} /> : null}
      {state.status === 'loading' ? <Loading text={t('list-loading')} /> : null}
      {state.status === 'failed' ? (
        <Notice kind="danger" announce="status" title={t('list-failed')}>
          <p>{t(`errors:${state.error.code}`)}</p>
          <Row>
            <Button icon="retry" busy={asking} onClick={() => void client.invalidateQueries({ queryKey })}>
              {t(asking ? 'list-loading' : 'list-retry')}
            </Button>
          </Row>
          <p>{t('call-instead')}</p>
        </Notice>
      ) : null}
      {state.status === 'ready' && state.rows.length === 0 ? (
        <Card as="div">
          <Picture name="bud" />
          <p>{t('list-empty')}</p>
          <Link href={requestServiceHref} icon="ask-help">
            {t('list-empty-link')}
          </Link>
        </Card>
      ) : null}
      {state.status === 'ready' && state.rows.length > 0 ? (
        <RequestList
          uid={uid}
          rows={state.rows}
          serviceName={serviceName}
          mayHaveMore={state.rows.length >= most}
          onFetchMore={() => setMost(most + listedAtOnce)}
          onCancel={setCancelling}
          onChange={onChangeRequest}
          onRetry={(itemId) => void actions.retry(itemId)}
          onRemoveRequest={setRemoving}
          onForgetCancellation={(itemId) => void actions.remove(itemId)}
        />
      ) : null}
      {cancelling === null ? null : (
        <CancelDialog
          uid={uid}
          row={cancelling}
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
