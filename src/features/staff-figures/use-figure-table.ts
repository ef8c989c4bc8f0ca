import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { brand } from '#domain/brand.ts';
import {
  acceptedPercent,
  type FigureGroup,
  type FigureLine,
  type FigureTotals,
  hoursUntilMatched,
} from '#domain/figures/figure-lines.ts';
import { formatEuro, formatNumber, formatPercent } from '#i18n/format-euro.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { dayInDigits } from '#shared/days/day-words.ts';
import { useServiceNames } from '#shared/requests/use-service-names.ts';

const columns = [
  'requests',
  'cancelled',
  'matched',
  'until-matched',
  'offered',
  'accepted',
  'visits',
  'hours',
  'income',
  'missed',
] as const;

export interface FigureTable {
  readonly columns: readonly string[];
  readonly lines: readonly (readonly string[])[];
  readonly total: readonly string[];
}

/** Returns the words of a line: the Monday, the service, or the postcodes. */
export function useLineName(acting: ActingFor, group: FigureGroup): (key: string) => string {
  const { t } = useTranslation('figures');
  const serviceName = useServiceNames(acting);
  return (key) => {
    if (group === 'week') return dayInDigits(key);
    if (group === 'service') return serviceName(key);
    return key === '' ? t('no-area') : t('area-name', { area: key });
  };
}

/** Returns the numbers of the screen in words, for its table and its CSV. */
export function useFigureTable(
  acting: ActingFor,
  group: FigureGroup,
): (lines: readonly FigureLine[], sum: FigureTotals) => FigureTable {
  const { t } = useTranslation('figures');
  const language = useLanguage();
  const lineName = useLineName(acting, group);
  const number = (value: number | null) => (value === null ? t('unknown') : formatNumber(value, language));
  const cells = (totals: FigureTotals): Readonly<Record<(typeof columns)[number], string>> => {
    const percent = acceptedPercent(totals);
    const waited = hoursUntilMatched(totals);
    return {
      requests: number(totals.requests),
      cancelled: number(totals.cancelled),
      matched: number(totals.matched),
      'until-matched': number(waited === null ? null : Math.round(waited * 10) / 10),
      offered: number(totals.offered),
      accepted: percent === null ? t('unknown') : formatPercent(Math.round(percent), language),
      visits: number(totals.visits),
      hours: number(totals.minutes / 60),
      income: formatEuro(totals.cents, language),
      missed: number(totals.missed),
    };
  };
  const row = (name: string, totals: FigureTotals) => {
    const written = cells(totals);
    return [name, ...columns.map((column) => written[column])];
  };
  return (lines, sum) => ({
    columns: [t(`per-${group}`), ...columns.map((column) => t(`column-${column}`))],
    lines: lines.map(({ key, totals }) => row(lineName(key), totals)),
    total: row(t('total'), sum),
  });
}

/** `madelief-cijfers-2026-11-22.csv` */
export const csvName = (day: string): string => `${brand.name.toLowerCase()}-cijfers-${day}.csv`;
