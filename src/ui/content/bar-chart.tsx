import { Chart, useChart } from '@chakra-ui/charts';
import { ChartTheme } from '../theme/chart-theme.tsx';
import { styled } from '../theme/styled.tsx';
import { Bar, BarChart as Bars, CartesianGrid, XAxis, YAxis } from 'recharts';

const Frame = styled('figure', {
  base: { margin: 0, minWidth: 0, display: 'flex', flexDirection: 'column', gap: '2' },
});
/** At most two charts beside each other. */
export const ChartGrid = styled('div', {
  base: { display: 'grid', gap: '5', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 30rem), 1fr))' },
});
const Caption = styled('figcaption', { base: { fontWeight: 700 } });

export interface BarOfChart {
  readonly label: string;
  readonly value: number;
}

export interface BarChartProps {
  readonly title: string;
  readonly bars: readonly BarOfChart[];
  readonly formatValue: (value: number) => string;
  /** Instead of bars, where every value is nothing. */
  readonly emptyText: string;
}

/** Room for "10.000 euro" beside the axis. */
const axisWidth = 88;

/** An axis of nothing would end at a cent. */
const isNothing = (bars: readonly BarOfChart[]): boolean => bars.every(({ value }) => value === 0);

/**
 * Bars over a title. Hidden from screen readers, and without anything to point at: the table with the same numbers stands
 * beside it.
 */
export function BarChart(props: BarChartProps) {
  const { title, bars, emptyText } = props;
  return (
    <Frame>
      <Caption>{title}</Caption>
      {isNothing(bars) ? (
        <p>{emptyText}</p>
      ) : (
        <ChartTheme>
          <Plot {...props} />
        </ChartTheme>
      )}
    </Frame>
  );
}

function Plot({ bars, formatValue }: BarChartProps) {
  const chart = useChart({ data: [...bars] });
  const [shape, text, line] = (['card.icon', 'card.text', 'card.border'] as const).map((token) =>
    String(chart.color(token)),
  );
  return (
    <Chart.Root chart={chart} aspectRatio="auto" height="14rem" aria-hidden>
      <Bars data={chart.data} responsive accessibilityLayer={false} style={{ width: '100%', height: '100%' }}>
        <CartesianGrid stroke={line} strokeDasharray="2 4" vertical={false} />
        <XAxis dataKey={chart.key('label')} tickLine={false} stroke={text} />
        <YAxis
          width={axisWidth}
          allowDecimals={false}
          axisLine={false}
          tickLine={false}
          stroke={text}
          tickFormatter={formatValue}
        />
        <Bar dataKey={chart.key('value')} fill={shape} isAnimationActive={false} />
      </Bars>
    </Chart.Root>
  );
}
