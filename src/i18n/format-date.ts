import { brusselsTimeZone } from '#domain/requests/time-zone.ts';
import { dateFormat } from './kept-formats.ts';
import { type Language, localeOf } from './languages.ts';

/** Formats the Belgian day of a moment with the given parts: "dinsdag 3 maart". */
export function formatDay(moment: Date, language: Language, parts: Intl.DateTimeFormatOptions): string {
  const { tag, day } = localeOf(language);
  return day(dateFormat(tag, { ...parts, timeZone: brusselsTimeZone }).format(moment));
}

/** Formats the Belgian day of a moment as the list of credits shows it: "21 november 2026". */
export function formatDate(moment: Date, language: Language): string {
  const { creditsTag, day } = localeOf(language);
  const options = { timeZone: brusselsTimeZone, day: 'numeric', month: 'long', year: 'numeric' } as const;
  return day(dateFormat(creditsTag, options).format(moment));
}
