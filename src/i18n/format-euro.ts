import { type Language, localeOf } from './languages.ts';

/** Formats cents: "10.000 euro", "6,50 euro"; "10,000 euro", "6.50 euro" in English. */
export function formatEuro(cents: number, language: Language): string {
  const { tag, groupSeparator, euro } = localeOf(language);
  const fractionDigits = cents % 100 === 0 ? 0 : 2;
  const parts = new Intl.NumberFormat(tag, {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
    useGrouping: 'always',
  }).formatToParts(cents / 100);
  return euro(parts.map(({ type, value }) => (type === 'group' ? groupSeparator : value)).join(''));
}

/** "4,8"; "4.8" in English. */
export function formatNumber(number: number, language: Language): string {
  return new Intl.NumberFormat(localeOf(language).tag, { maximumFractionDigits: 2 }).format(number);
}

/** "6,5 %", "30 %"; "6.5%" in English. */
export function formatPercent(percent: number, language: Language): string {
  return localeOf(language).percent(formatNumber(percent, language));
}
