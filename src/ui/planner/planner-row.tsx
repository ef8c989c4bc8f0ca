import { styled } from '../theme/styled.tsx';
import { memo } from 'react';
import { Link } from '../actions/link.tsx';
import { visuallyHidden } from '../theme/visually-hidden.ts';
import { lanesOf } from './lanes.ts';
import { PlannerBlock } from './planner-item.tsx';
import { HyphenedText } from './hyphened-text.tsx';
import type { PlannerCell, PlannerRow, PlannerSpan } from './planner-types.ts';

/** What is shorter is drawn as long as this: enough to press. */
const shortestMinutes = 50;

/** What begins within this time is drawn below: a name can be wider than its hours. */
const nameMinutes = 100;

const line = { borderBottomWidth: '1px', borderColor: 'card.border' } as const;

const Head = styled('th', {
  base: {
    ...line,
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 2,
    bg: 'card.bg',
    width: 'var(--first-column)',
    minWidth: 'var(--first-column)',
    maxWidth: 'var(--first-column)',
    padding: '2',
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: 600,
    overflowWrap: 'anywhere',
    borderInlineEndWidth: '2px',
    'tr:last-child > &': { borderBottomWidth: 0 },
  },
});
const Below = styled('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    color: 'card.muted',
    fontWeight: 400,
    '& > a': { marginBlock: '-2', minWidth: 'control' },
  },
});
const Cell = styled('td', {
  base: {
    ...line,
    position: 'relative',
    verticalAlign: 'top',
    paddingBlock: '1',
    paddingInline: '2px',
    borderInlineEndWidth: '1px',
    height: '3.5rem',
    '&:last-child': { borderInlineEndWidth: 0 },
    'tr:last-child > &': { borderBottomWidth: 0 },
  },
  variants: { timed: { true: { paddingInline: 0 } } },
});
const Unseen = styled('span', { base: visuallyHidden });
/** Behind what is planned. */
const Off = styled('div', {
  base: {
    position: 'absolute',
    insetBlock: 0,
    pointerEvents: 'none',
    bg: 'neutral.bg',
    opacity: 0.55,
  },
});
const Now = styled('div', {
  base: { position: 'absolute', insetBlock: 0, width: '2px', bg: 'danger.border', pointerEvents: 'none', zIndex: 1 },
});
const List = styled('ul', {
  base: { position: 'relative', display: 'grid', gap: '1', listStyle: 'none', margin: 0, padding: 0 },
  variants: { timed: { true: { columnGap: 0 } } },
});
const Place = styled('li', { base: { minWidth: 0 } });

export interface PlannerRowProps {
  readonly row: PlannerRow;
  /** The hours that are drawn, or in which a shade is placed. */
  readonly hours: PlannerSpan;
  /** Whether a cell is as wide as its hours; otherwise what it has is a list. */
  readonly timed: boolean;
  /** The minute of now; null where it is not drawn. */
  readonly now: number | null;
  /** The item of this row at which Tab enters; null for another row's. */
  readonly entry: string | null;
  readonly openId: string | null;
  readonly onOpen: (id: string) => void;
}

const percent = (part: number): string => `${Math.round(part * 10_000) / 100}%`;

function placeIn({ from, to }: PlannerSpan, span: PlannerSpan) {
  const length = to - from;
  const [start, end] = [Math.max(from, span.from), Math.min(to, span.to)];
  return { left: percent((start - from) / length), width: percent(Math.max(0, end - start) / length) };
}

type CellProps = Omit<PlannerRowProps, 'row'> & { readonly cell: PlannerCell };

/** Places in a cell are told to five minutes. */
const stepMinutes = 5;

function CellItems({ cell, hours, timed, entry, openId, onOpen }: CellProps) {
  const { items } = cell;
  if (items.length === 0) return null;
  const lanes = lanesOf(items, nameMinutes);
  const steps = (minutes: number) => Math.round(minutes / stepMinutes);
  const placeOf = ({ from, to }: PlannerSpan, lane: number) => ({
    gridColumn: `${steps(from - hours.from) + 1} / span ${steps(Math.max(to - from, shortestMinutes))}`,
    gridRow: lane + 1,
  });
  return (
    <List
      role="list"
      timed={timed}
      style={timed ? { gridTemplateColumns: `repeat(${steps(hours.to - hours.from)}, minmax(0, 1fr))` } : undefined}
    >
      {items.map((item, index) => (
        <Place key={item.id} style={timed ? placeOf(item, lanes[index] ?? 0) : undefined}>
          <PlannerBlock item={item} open={item.id === openId} entry={item.id === entry} whole={timed} onOpen={onOpen} />
        </Place>
      ))}
    </List>
  );
}

function RowView(props: PlannerRowProps) {
  const { row, hours, now } = props;
  return (
    <tr data-row={row.id}>
      <Head scope="row">
        <HyphenedText text={row.name} />
        <Below>
          <span>{row.note}</span>
          {row.link === null ? null : (
            <Link href={row.link.href} label={row.link.label}>
              {row.link.text}
            </Link>
          )}
        </Below>
      </Head>
      {row.cells.map((cell) => (
        <Cell key={cell.column} timed={props.timed} data-column={cell.column}>
          {cell.off.map((span) => (
            <Off key={span.from} style={placeIn(hours, span)} />
          ))}
          {cell.offWords === '' ? null : <Unseen>{cell.offWords}</Unseen>}
          {now === null ? null : <Now style={{ left: placeIn(hours, { from: now, to: now }).left }} />}
          <CellItems {...props} cell={cell} />
        </Cell>
      ))}
    </tr>
  );
}

/** A row is drawn again only when something of its own changes: a planner has hundreds of items and is polled. */
export const PlannerRowView = memo(RowView);
