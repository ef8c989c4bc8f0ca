import { useTranslation } from '#i18n/use-translation.ts';
import type { HelperWork } from '#domain/contracts/helpers.ts';
import { yearHours } from '#domain/matching/year-hours.ts';
import { PlainNotice } from '#ui/plain/plain-notice.tsx';
import { useHelperWords } from './use-helper-words.ts';

/** Said from 600 hours on: how many are left, and what follows after 650. */
export function HoursNotice({ hours, year }: Pick<HelperWork, 'hours' | 'year'>) {
  const { t } = useTranslation('helper');
  const words = useHelperWords();
  const { limit, warning } = yearHours;
  if (hours < warning) return null;
  const left = limit - hours;
  return (
    <PlainNotice
      kind="warning"
      title={left > 0 ? t('hours-left', { left: words.number(left), year }) : t('hours-none', { limit, year })}
    >
      <p>{t('hours-beyond', { limit })}</p>
      <p>{t('hours-elsewhere')}</p>
    </PlainNotice>
  );
}
