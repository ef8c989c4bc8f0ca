import { useTranslation } from '#i18n/use-translation.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatWeekdayAndDay } from '#shared/days/day-words.ts';
import { RestoredDraft } from '#shared/forms/draft-status.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import type { OpenedForm } from './open-form.ts';

/** Notices about the form's origin: a restored draft, an expired day, or a request that was not found. */
export function FormNotices({ opened, onRestart }: { readonly opened: OpenedForm; readonly onRestart: () => void }) {
  const { t } = useTranslation(['requests', 'request-form']);
  const language = useLanguage();
  const { restoredAt, expiredDay, origin } = opened;
  return (
    <>
      {origin === 'change' ? <Notice kind="info">{t('request-form:changing-request')}</Notice> : null}
      {origin === 'missing' ? <Notice kind="warning">{t('request-form:changing-missing')}</Notice> : null}
      {origin === 'again' && restoredAt === null ? <Notice kind="info">{t('request-form:again-filled')}</Notice> : null}
      {origin === 'again-missing' ? <Notice kind="warning">{t('request-form:again-missing')}</Notice> : null}
      <RestoredDraft restoredAt={restoredAt} onRestart={onRestart} />
      {expiredDay === null ? null : (
        <Notice kind="warning" icon="calendar">
          {t('day-expired', { day: formatWeekdayAndDay(expiredDay, language) })}
        </Notice>
      )}
    </>
  );
}
