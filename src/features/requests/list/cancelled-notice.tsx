import { useTranslation } from 'react-i18next';
import { isBeingCancelled, type RequestRow } from '#shared/requests/request-row.ts';
import { Notice } from '#ui/feedback/notice.tsx';

/** Shows the outcome of a cancellation. @param row null when the request was never sent and is no longer listed. */
export function CancelledNotice({ row }: { readonly row: RequestRow | null }) {
  const { t } = useTranslation(['requests', 'errors']);
  if (row === null || row.status === 'cancelled') return <Notice kind="success" title={t('cancel-done')} />;
  if (isBeingCancelled(row)) return <Notice kind="info" icon="saved" title={t('cancellation-waiting')} />;
  if (row.cancellation === null) return null;
  // Final rejection: the text must not suggest a retry.
  const tooLate = row.cancellation.error?.code === 'not-cancellable';
  return <Notice kind="danger" title={tooLate ? t('errors:not-cancellable') : t('cancel-failed')} />;
}
