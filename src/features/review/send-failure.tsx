import { useTranslation } from '#i18n/use-translation.ts';
import { type ErrorCode, isTransient } from '#domain/error-codes.ts';
import { FailureReason } from '#shared/failure-reason.tsx';
import { Notice } from '#ui/feedback/notice.tsx';

/** Why a review was not sent, and the next steps. */
export function SendFailure({ code, isKept }: { readonly code: ErrorCode; readonly isKept: boolean }) {
  const { t } = useTranslation(['review', 'errors']);
  if (code === 'review-link-invalid') {
    return (
      <Notice kind="danger" announce="alert" title={t(code, { ns: 'errors' })}>
        <p>{t('used-help')}</p>
      </Notice>
    );
  }
  // Not a network error: an unexpected failure.
  if (!isTransient(code) || code === 'unknown') {
    return (
      <Notice kind="danger" announce="alert" title={t('unexpected')}>
        <FailureReason reason={t('send-again')} />
      </Notice>
    );
  }
  return (
    <Notice kind="danger" announce="alert" title={t('review-failed', { ns: 'errors' })}>
      <FailureReason reason={t(code, { ns: 'errors' })} />
      <p>{t('send-again')}</p>
      {isKept ? <p>{t('offline-kept')}</p> : null}
    </Notice>
  );
}
