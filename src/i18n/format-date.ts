import type { Language } from './languages.ts';

/** spec.md section 9: dates of the credits are written as in the Netherlands. */
const locales: Readonly<Record<Language, string>> = { nl: 'nl-NL', en: 'en-GB' };

/** The Belgian day of a moment, as one says it: "21 november 2026". */
export function formatDate(moment: Date, language: Language): string {
  const options = { timeZone: 'Europe/Brussels', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return new Intl.DateTimeFormat(locales[language], options).format(moment);
}
