import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#i18n/format-moment.ts';
import { deviceClock } from '#lib/clock.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { Row } from '#ui/row.tsx';
import { dayInWords } from '../days/day-words.ts';
import { useLanguage } from '../use-language.ts';
import type { OpenedForm } from './open-form.ts';

/** What the person should know about the form that has just opened. */
export function FormNotices({ opened, onRestart }: { readonly opened: OpenedForm; readonly onRestart: () => void }) {
  const { t } = useTranslation('requests');
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  const { restoredAt, expiredDay, origin } = opened;
  return (
    <>
      {origin === 'change' ? <Notice kind="info">{t('changing-request')}</Notice> : null}
      {origin === 'missing' ? <Notice kind="warning">{t('changing-missing')}</Notice> : null}
      {origin === 'again' && restoredAt === null ? <Notice kind="info">{t('again-filled')}</Notice> : null}
      {origin === 'again-missing' ? <Notice kind="warning">{t('again-missing')}</Notice> : null}
      {restoredAt === null ? null : (
        <Notice kind="info" icon="saved">
          <p>{t('draft-restored', { moment: formatMoment(new Date(restoredAt), deviceClock.now(), language) })}</p>
          <Row>
            <Button icon="retry" onClick={() => setAsking(true)}>
              {t('draft-restart')}
            </Button>
          </Row>
        </Notice>
      )}
      {expiredDay === null ? null : (
        <Notice kind="warning" icon="calendar">
          {t('day-expired', { day: dayInWords(expiredDay, language) })}
        </Notice>
      )}
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
