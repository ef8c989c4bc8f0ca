import { useTranslation } from '#i18n/use-translation.ts';
import type { StudentLanguage } from '#domain/documents/student-profile.ts';
import type { HardReason } from '#domain/matching/hard-rules.ts';
import type { SoftReason } from '#domain/matching/soft-rules.ts';
import { noonOf } from '#domain/requests/calendar.ts';
import { formatDay } from '#i18n/format-date.ts';
import { formatNumber } from '#i18n/format-euro.ts';
import { type Language, localeOf } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { weekdayName } from '#shared/days/day-words.ts';

const dayWords = (date: string, language: Language) =>
  formatDay(noonOf(date), language, { day: 'numeric', month: 'long', year: 'numeric' });

/** Returns the name of a language that a student speaks. */
export function useLanguageName() {
  const { t } = useTranslation('matching');
  const language = useLanguage();
  return (spoken: StudentLanguage): string =>
    spoken === 'vgt'
      ? t('sign-language')
      : (new Intl.DisplayNames([localeOf(language).tag], { type: 'language' }).of(spoken) ?? spoken);
}

/** Returns why a student suits a visit, in words: "was hier 4 keer", "2,1 km met de fiets (schatting)". */
export function useSoftReasonWords(): (reason: SoftReason) => string {
  const { t } = useTranslation('matching');
  const language = useLanguage();
  const languageName = useLanguageName();
  const number = (value: number) => formatNumber(value, language);
  return (reason) => {
    switch (reason.code) {
      case 'been-here':
        return t('been-here', { count: reason.times, day: dayWords(reason.last, language) });
      case 'way': {
        const { by, km, minutes } = reason.estimate;
        return t(km === 0 ? `way-near-${by}` : `way-${by}`, { km: number(km), minutes });
      }
      case 'way-unknown':
        return t('way-unknown');
      case 'available':
        return t('available', { weekday: weekdayName(reason.weekday, language) });
      case 'speaks':
      case 'does-not-speak':
        return t(reason.code, { language: languageName(reason.language) });
      case 'wants-hours':
      case 'above-wished-hours':
        return t(reason.code, { planned: number(reason.planned), wished: number(reason.wished) });
      case 'accepts':
        return t('accepts', { accepted: reason.accepted, answered: reason.answered });
      case 'hours-nearly-used':
        return t('hours-nearly-used', { hours: number(reason.hours), limit: number(reason.limit) });
    }
  };
}

/** Returns why a student cannot be given a visit, in words. */
export function useHardReasonWords(serviceName: (serviceId: string) => string): (reason: HardReason) => string {
  const { t } = useTranslation('matching');
  const language = useLanguage();
  return (reason) => {
    switch (reason.code) {
      case 'availability-unknown':
      case 'paused':
      case 'no-car':
        return t(reason.code);
      case 'day-off':
        return t('day-off', { day: dayWords(reason.date, language) });
      case 'not-available':
        return t('not-available', { weekday: weekdayName(reason.weekday, language) });
      case 'lacks-skill':
        return t('lacks-skill', { service: serviceName(reason.service) });
      case 'not-vetted':
        return reason.until === null ? t('never-vetted') : t('not-vetted', { day: dayWords(reason.until, language) });
      case 'too-far': {
        const { by, km } = reason.estimate;
        return t(`too-far-${by}`, { km: formatNumber(km, language), longest: formatNumber(reason.longest, language) });
      }
      case 'avoids':
        return t(`avoids-${reason.what}`);
      case 'blocked':
        return t(`blocked-${reason.by}`);
      case 'other-visit':
        return t('other-visit', { start: reason.visit.start, minutes: reason.visit.minutes });
      case 'no-time-for-way':
        return t('no-time-for-way', { start: reason.visit.start, gap: reason.gap, way: reason.way });
      case 'hours-used-up':
        return t('hours-used-up', {
          hours: formatNumber(reason.hours, language),
          limit: formatNumber(reason.limit, language),
        });
    }
  };
}
