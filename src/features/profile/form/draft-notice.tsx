import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#i18n/format-moment.ts';
import { deviceClock } from '#lib/clock.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { Row } from '#ui/row.tsx';
import { useLanguage } from '../use-language.ts';

export interface DraftNoticeProps {
  readonly restoredAt: number;
  /** Throws away what was filled in. */
  readonly onRestart: () => void;
}

/** Says that what stands in the form is from before. */
export function DraftNotice({ restoredAt, onRestart }: DraftNoticeProps) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Notice kind="info" icon="saved">
        <p>{t('draft-restored', { moment: formatMoment(new Date(restoredAt), deviceClock.now(), language) })}</p>
        <Row>
          <Button icon="retry" onClick={() => setAsking(true)}>
            {t('draft-restart')}
          </Button>
        </Row>
      </Notice>
      <Dialog
        open={asking}
        title={t('draft-restart-title')}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t('draft-restart-back')}</Button>
            <Button kind="danger" onClick={onRestart}>
              {t('draft-restart-confirm')}
            </Button>
          </>
        }
      >
        <p>{t('draft-restart-text')}</p>
      </Dialog>
    </>
  );
}
