import { useTranslation } from '#i18n/use-translation.ts';
import { formatMoment } from '#i18n/format-moment.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { deviceClock } from '#lib/clock.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useAskWhenOffline, useConnection, useOldestRead } from './use-connection.ts';

/** Says that nothing can be changed now, and how old is what the screen shows, before anybody types. */
export function StaffConnectionNotice() {
  const { t } = useTranslation('staff');
  const language = useLanguage();
  const { canWrite } = useConnection();
  useAskWhenOffline();
  const oldest = useOldestRead();
  if (canWrite) return null;
  return (
    <Notice kind="warning" icon="no-network" announce="status" title={t('offline-title')}>
      <p>
        {oldest === null
          ? t('offline-empty')
          : t('offline-text', { moment: formatMoment(new Date(oldest), deviceClock.now(), language) })}
      </p>
    </Notice>
  );
}
