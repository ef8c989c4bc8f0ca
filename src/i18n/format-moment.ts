import type { Language } from './languages.ts';

/** All hours of the product are Belgian ones, also on a tablet that was set to another country. */
const timeZone = 'Europe/Brussels';

const locales: Readonly<Record<Language, string>> = { nl: 'nl-BE', en: 'en-GB' };

function parts(moment: Date, language: Language, options: Intl.DateTimeFormatOptions): (type: string) => string {
  const list = new Intl.DateTimeFormat(locales[language], { timeZone, ...options }).formatToParts(moment);
  return (type) => list.find((part) => part.type === type)?.value ?? '';
}

/** "14 uur", "14.05 uur"; "14:05" in English. */
function timeInWords(moment: Date, language: Language): string {
  const part = parts(moment, language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  if (language === 'en') return `${part('hour')}:${part('minute')}`;
  const hour = String(Number(part('hour')));
  return part('minute') === '00' ? `${hour} uur` : `${hour}.${part('minute')} uur`;
}

/** A number that is equal for two moments of one Belgian day and one higher on the next. */
function dayNumber(moment: Date): number {
  const part = parts(moment, 'en', { year: 'numeric', month: '2-digit', day: '2-digit' });
  return Date.UTC(Number(part('year')), Number(part('month')) - 1, Number(part('day'))) / 86_400_000;
}

/**
 * A moment in the past as one says it: "vandaag om 14.05 uur", "gisteren om 9 uur", "dinsdag 3 maart om 14 uur", with the
 * year when it is another one.
 */
export function formatMoment(moment: Date, now: Date, language: Language): string {
  const time = timeInWords(moment, language);
  const daysAgo = dayNumber(now) - dayNumber(moment);
  const joint = language === 'nl' ? 'om' : 'at';
  if (daysAgo === 0) return `${language === 'nl' ? 'vandaag' : 'today'} ${joint} ${time}`;
  if (daysAgo === 1) return `${language === 'nl' ? 'gisteren' : 'yesterday'} ${joint} ${time}`;
  const part = parts(moment, language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const sameYear = part('year') === parts(now, language, { year: 'numeric' })('year');
  const day = `${part('weekday')} ${part('day')} ${part('month')}${sameYear ? '' : ` ${part('year')}`}`;
  return `${day} ${joint} ${time}`;
}
