import { brusselsTimeZone as timeZone } from '#domain/requests/time-zone.ts';
import { formatDay } from './format-date.ts';
import { dateFormat } from './kept-formats.ts';
import { type Language, localeOf } from './languages.ts';

/** The numeric parts of a moment in Brussels, with at least two digits. */
function digitsOf(moment: Date): (type: Intl.DateTimeFormatPartTypes) => string {
  const two = '2-digit';
  const list = dateFormat('en', {
    timeZone,
    year: 'numeric',
    month: two,
    day: two,
    hour: two,
    minute: two,
    hourCycle: 'h23',
  }).formatToParts(moment);
  return (type) => list.find((part) => part.type === type)?.value ?? '';
}

/** Returns a number that is equal for moments of one Belgian day and one higher for the next day. */
function dayNumber(digits: (type: Intl.DateTimeFormatPartTypes) => string): number {
  return Date.UTC(Number(digits('year')), Number(digits('month')) - 1, Number(digits('day'))) / 86_400_000;
}

/**
 * Formats a moment in the past: "vandaag om 14.05 uur", "gisteren om 9 uur", "dinsdag 3 maart om 14 uur", with the year
 * when it differs from the current one.
 */
export function formatMoment(moment: Date, now: Date, language: Language): string {
  const locale = localeOf(language);
  const [then, today] = [digitsOf(moment), digitsOf(now)];
  const time = locale.time(then('hour'), then('minute'));
  const daysAgo = dayNumber(today) - dayNumber(then);
  if (daysAgo === 0) return locale.today(time);
  if (daysAgo === 1) return locale.yesterday(time);
  const year = then('year') === today('year') ? {} : ({ year: 'numeric' } as const);
  const day = formatDay(moment, language, { weekday: 'long', day: 'numeric', month: 'long', ...year });
  return locale.dayAtTime(day, time);
}
