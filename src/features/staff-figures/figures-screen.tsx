import { memo, useDeferredValue, useMemo } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { FigureAmount } from '#domain/figures/figure.ts';
import {
  type FigureLine,
  figureLines,
  hoursUntilMatched,
  matchesFilter,
  totalsOf,
} from '#domain/figures/figure-lines.ts';
import { mondaysUntil } from '#domain/figures/week.ts';
import type { FiguresPlace } from '#domain/staff/figures-place.ts';
import { formatEuro, formatNumber } from '#i18n/format-euro.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { useToday } from '#shared/days/use-today.ts';
import { useActions } from '#shared/staff/actions/use-actions.ts';
import { Button } from '#ui/actions/button.tsx';
import { BarChart, ChartGrid } from '#ui/content/bar-chart.tsx';
import { NumberTable } from '#ui/content/number-table.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { FigureFields } from './figure-fields.tsx';
import { figureQueries } from './queries.ts';
import { useFigureTable, useLineName } from './use-figure-table.ts';
import { useFiguresFile } from './use-figures-file.ts';

export interface FiguresScreenProps {
  readonly acting: ActingFor;
  readonly place: FiguresPlace;
  readonly onPlace: (place: FiguresPlace) => void;
}

interface ShownProps extends Pick<FiguresScreenProps, 'acting' | 'place'> {
  readonly lines: readonly FigureLine[];
}

const Charts = memo(function Charts({ acting, place, lines }: ShownProps) {
  const { t } = useTranslation('figures');
  const language = useLanguage();
  const lineName = useLineName(acting, place.group);
  const number = (value: number) => formatNumber(value, language);
  const chart = (title: string, valueOf: (line: FigureLine) => number, formatValue: (value: number) => string) => (
    <BarChart
      title={title}
      formatValue={formatValue}
      emptyText={t('empty')}
      bars={lines.map((line) => ({ label: lineName(line.key), value: valueOf(line) }))}
    />
  );
  return (
    <ChartGrid>
      {chart(t('column-requests'), ({ totals }) => totals.requests, number)}
      {chart(t('column-until-matched'), ({ totals }) => hoursUntilMatched(totals) ?? 0, number)}
      {chart(t('column-hours'), ({ totals }) => totals.minutes / 60, number)}
      {chart(
        t('column-income'),
        ({ totals }) => totals.cents,
        (cents) => formatEuro(cents, language),
      )}
    </ChartGrid>
  );
});

interface FiguresProps extends ShownProps {
  readonly amounts: readonly FigureAmount[];
}

/** Plots with the table beside them, and the same as a file. */
const Figures = memo(function Figures({ acting, place, lines, amounts }: FiguresProps) {
  const { t } = useTranslation('figures');
  const table = useFigureTable(acting, place.group)(lines, totalsOf(amounts));
  const { busy, reason, failed, save } = useFiguresFile(acting, table);
  useActions([
    { id: 'figures-csv', label: t('csv'), group: t('title'), keys: ['d'], disabledReason: reason, run: save },
  ]);
  return (
    <>
      {amounts.length === 0 ? <p>{t('empty')}</p> : <Charts acting={acting} place={place} lines={lines} />}
      <NumberTable caption={t('table')} columns={table.columns} lines={table.lines} total={table.total} />
      <Row>
        <Button icon="list" busy={busy} disabled={reason !== null} onClick={save}>
          {t('csv')}
        </Button>
      </Row>
      {failed === null ? null : <Notice kind="warning" announce="alert" title={failed} />}
    </>
  );
});

const namesOf = (amounts: readonly FigureAmount[], name: 'service' | 'area') =>
  [...new Set(amounts.map((amount) => amount[name]))].filter((each) => each !== '').toSorted();

const noAmounts: readonly FigureAmount[] = [];

/** Requests, matching, hours and income by week, service and area, from counters that move with each request. */
export function FiguresScreen({ acting, place, onPlace }: FiguresScreenProps) {
  const { t } = useTranslation(['figures', 'errors']);
  const today = useToday();
  // The field shows the choice before the plots of it are drawn.
  const shown = useDeferredValue(place);
  const mondays = useMemo(() => mondaysUntil(today, shown.weeks), [today, shown.weeks]);
  const found = useCachedQuery(figureQueries.weeks(acting, mondays));
  const all = found.status === 'ready' ? found.value : noAmounts;
  const amounts = useMemo(() => all.filter(matchesFilter(shown)), [all, shown]);
  const lines = useMemo(
    () => figureLines(amounts, shown.group, shown.group === 'week' ? mondays : []),
    [amounts, shown, mondays],
  );
  return (
    <Page title={t('title')} lead={t('lead')}>
      <FigureFields
        acting={acting}
        place={place}
        services={namesOf(all, 'service')}
        areas={namesOf(all, 'area')}
        onPlace={onPlace}
      />
      {found.status === 'loading' ? <Loading text={t('loading')} /> : null}
      {found.status === 'failed' ? (
        <Notice kind="warning" title={t('failed-title')}>
          <p>{t(`errors:${found.error.code}`)}</p>
        </Notice>
      ) : null}
      {found.status === 'ready' ? <Figures acting={acting} place={shown} lines={lines} amounts={amounts} /> : null}
    </Page>
  );
}
