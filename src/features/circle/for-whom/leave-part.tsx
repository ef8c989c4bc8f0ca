import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row } from '#ui/layout/row.tsx';
import { EndDialog } from '../end-dialog.tsx';
import { useEnding } from '../use-ending.ts';

export interface LeavePartProps {
  readonly acting: ActingFor;
  readonly seniorName: string;
}

/** A member stops helping; without a network that waits on this device. */
export function LeavePart({ acting, seniorName: senior }: LeavePartProps) {
  const { t } = useTranslation(['for-whom', 'errors']);
  const ending = useEnding(acting);
  const [isAsking, setIsAsking] = useState(false);
  const item = ending.itemOf(acting.actorUid);

  async function leave() {
    if (await ending.end(acting.actorUid)) setIsAsking(false);
  }

  if (item?.state === 'needs-you') {
    return (
      <Notice kind="danger" title={t('leave-failed')}>
        <p>{t(`errors:${item.error?.code ?? 'unknown'}`)}</p>
        <Row>
          <Button icon="retry" onClick={() => ending.retry(item.id)}>
            {t('try-again')}
          </Button>
        </Row>
      </Notice>
    );
  }
  if (item !== null) {
    return (
      <Notice kind="info" icon="saved" title={t('leaving', { senior })}>
        <p>{t('leaving-waits')}</p>
      </Notice>
    );
  }
  return (
    <>
      <Row>
        <Button kind="quiet" icon="close" onClick={() => setIsAsking(true)} aria-label={t('leave-of', { senior })}>
          {t('leave')}
        </Button>
      </Row>
      {isAsking ? (
        <EndDialog
          title={t('leave-title', { senior })}
          text={t('leave-text')}
          go={t('leave-go')}
          stay={t('leave-stay')}
          offline={t('leave-offline')}
          failed={t('leave-failed')}
          busy={ending.busy}
          failure={ending.failure}
          onGo={() => void leave()}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  );
}
