import { useTranslation } from '#i18n/use-translation.ts';
import { ExplainsOffline } from '#shared/cached/explains-offline.tsx';
import type { RequestRow } from '#shared/requests/request-row.ts';
import { sendsWhenClosed } from '#lib/device/background-sync.ts';
import { Notice } from '#ui/feedback/notice.tsx';

/** Shows the delivery of the request that was just saved: "Ingediend" only once the server has received it. */
export function SavedNotice({ row }: { readonly row: RequestRow }) {
  const { t } = useTranslation('requests');
  const state = row.delivery?.state ?? 'received';
  if (row.status === 'cancelled' || row.cancellation !== null) return null;
  if (state === 'needs-you') {
    return (
      <Notice kind="danger" title={t('refused-title')}>
        <p>{t('refused-text')}</p>
      </Notice>
    );
  }
  if (state === 'received') {
    return (
      <Notice kind="success" title={t('sent-title')}>
        <p>{t('sent-text')}</p>
      </Notice>
    );
  }
  // Waiting and sending have the same text: a change would be announced at every attempt.
  return (
    <Notice kind="success" icon="saved" title={t('saved-title')}>
      <p>{t('delivery-waiting')}</p>
      <p>{t(sendsWhenClosed() ? 'delivery-waiting-explained' : 'delivery-waiting-open')}</p>
      <ExplainsOffline />
    </Notice>
  );
}
