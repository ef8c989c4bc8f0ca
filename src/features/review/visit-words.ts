import { brusselsTimeZone, noonOf } from '#domain/requests/calendar.ts';
import type { PlannedVisit } from '#domain/contracts/reviews.ts';
import type { Language } from '#i18n/languages.ts';

const locales: Readonly<Record<Language, string>> = { nl: 'nl-BE', en: 'en-GB' };

/** "14" for 14:00, "14.30" for 14:30; English keeps the colon. */
function hourInWords(time: string, language: Language): string {
  const [hour = '', minutes = ''] = time.split(':');
  if (language === 'en') return `${hour}:${minutes}`;
  return minutes === '00' ? String(Number(hour)) : `${Number(hour)}.${minutes}`;
}

/** "dinsdag 2 maart 2027" and "14.30"; null for what is not known of an old visit. */
export function visitInWords(dateTime: PlannedVisit['date_time'], language: Language) {
  const [day, time] = dateTime?.split('T') ?? [];
  const format = new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: brusselsTimeZone,
  });
  return {
    day: day === undefined ? null : format.format(noonOf(day)).replace(',', ''),
    hour: time === undefined ? null : hourInWords(time, language),
  };
}
