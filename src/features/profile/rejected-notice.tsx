import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { phoneHref } from '#domain/brand.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { type AccountItem, deviceOutbox } from '#sync/account-outbox.ts';
import { Button } from '#ui/actions/button.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Dialog } from '#ui/layout/dialog.tsx';
import { Row } from '#ui/layout/row.tsx';

export interface RefusedNoticeProps {
  readonly acting: ActingFor;
  readonly item: AccountItem;
  /** The rejected item has been removed. */
  readonly onRemoved: () => void;
}

/** A change that the server rejected, with the reason and the next steps. Saving the form again replaces it. */
export function RejectedNotice({ acting, item, onRemoved }: RefusedNoticeProps) {
  const { t } = useTranslation(['profile', 'errors']);
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<DomainError | null>(null);
  const reason = item.error?.code ?? 'unknown';

  async function retry() {
    const retried = await deviceOutbox().retry(acting, item.id);
    setFailure(retried.ok ? null : retried.error);
  }

  async function forget() {
    const removed = await deviceOutbox().remove(acting, item.id);
    setAsking(false);
    setFailure(removed.ok ? null : removed.error);
    if (removed.ok) onRemoved();
  }

  return (
    <>
      <Notice kind="danger" announce="status" title={t('failed')}>
        {reason === 'profile-failed' ? null : <p>{t(`errors:${reason}`)}</p>}
        {failure === null ? null : <p>{t('action-failed', { message: t(`errors:${failure.code}`) })}</p>}
        <Row>
          <Button icon="retry" onClick={() => void retry()}>
            {t('retry')}
          </Button>
          <Button icon="close" onClick={() => setAsking(true)}>
            {t('forget')}
          </Button>
          <LinkButton href={phoneHref} icon="phone">
            {t('call')}
          </LinkButton>
        </Row>
      </Notice>
      <Dialog
        open={asking}
        title={t('forget-title')}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button kind="danger" onClick={() => void forget()}>
              {t('forget-confirm')}
            </Button>
            <Button onClick={() => setAsking(false)}>{t('forget-back')}</Button>
          </>
        }
      >
        <p>{t('forget-text')}</p>
      </Dialog>
    </>
  );
}
