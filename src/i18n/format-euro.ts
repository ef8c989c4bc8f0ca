import { numberFormat } from './kept-formats.ts';
import { type Language, localeOf } from './languages.ts';

/** Formats cents: "10.000", "6,50"; "10,000", "6.50" in English. */
export function formatAmount(cents: number, language: Language): string {
  const { tag, groupSeparator } = localeOf(language);
  const fractionDigits = cents % 100 === 0 ? 0 : 2;
  const parts = numberFormat(tag, {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
    useGrouping: 'always',
  }).formatToParts(cents / 100);
  return parts.map(({ type, value }) => (type === 'group' ? groupSeparator : value)).join('');
}

/** Formats cents: "10.000 euro", "6,50 euro"; "10,000 euro", "6.50 euro" in English. */
export const formatEuro = (cents: number, language: Language): string =>
  localeOf(language).euro(formatAmount(cents, language));

/** "4,8"; "4.8" in English. */
export function formatNumber(number: number, language: Language): string {
  return numberFormat(localeOf(language).tag, { maximumFractionDigits: 2 }).format(number);
}

/** "6,5 %", "30 %"; "6.5%" in English. */
export function formatPercent(percent: number, language: Language): string {
  return localeOf(language).percent(formatNumber(percent, language));
}
