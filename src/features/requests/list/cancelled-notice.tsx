import { useTranslation } from '#i18n/use-translation.ts';
import { ExplainsOffline } from '#shared/cached/explains-offline.tsx';
import { isBeingCancelled, type RequestRow } from '#shared/requests/request-row.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useCancelFailure } from './use-cancel-failure.ts';

/** Shows the outcome of a cancellation. @param row null when the request was never sent and is no longer listed. */
export function CancelledNotice({ row }: { readonly row: RequestRow | null }) {
  const { t } = useTranslation('requests');
  const cancelFailure = useCancelFailure();
  if (row === null || row.status === 'cancelled') return <Notice kind="success" title={t('cancel-done')} />;
  const code = row.cancellation?.error?.code ?? 'unknown';
  if (isBeingCancelled(row) && code !== 'database-misconfigured') {
    return (
      <Notice kind="info" icon="saved" title={t('cancellation-waiting')}>
        <p>{t('delivery-waiting-explained')}</p>
        <ExplainsOffline />
      </Notice>
    );
  }
  return row.cancellation === null ? null : <Notice kind="danger" title={cancelFailure(code).title} />;
}
