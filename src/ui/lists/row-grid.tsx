import type { CSSProperties } from 'react';
import { Icon } from '../content/icon.tsx';
import { Cell, Grid, Head, PlainHeading, roomFor, SortButton } from './grid-parts.ts';
import { Check, type GridColumn, GridRow } from './grid-row.tsx';
import type { RovingList } from './use-roving.ts';

export interface RowGridProps<Item> {
  /** What the list is about, for screen readers. */
  readonly label: string;
  /** Must be stable, as must be `chooseLabel`: every row is drawn again with them. */
  readonly columns: readonly GridColumn<Item>[];
  readonly items: readonly Item[];
  readonly idOf: (item: Item) => string;
  readonly list: RovingList;
  /** The name of a row's checkbox: "Kies de aanvraag van …". Required where rows can be chosen. */
  readonly chooseLabel?: (item: Item) => string;
  readonly chooseAllLabel?: string;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;
const sortIcon = { asc: 'up', desc: 'down' } as const;

type HeadingProps = Pick<GridColumn<never>, 'header' | 'sort'> & { readonly room: ReturnType<typeof roomFor> };

/** The name of a column; a button where the list can be sorted by it. */
function Heading({ header, sort, room }: HeadingProps) {
  if (sort === undefined) return <Cell role="columnheader">{header}</Cell>;
  const { direction, onSort } = sort;
  return (
    <Cell role="columnheader" aria-sort={direction === null ? 'none' : ariaSort[direction]}>
      <PlainHeading room={room}>{header}</PlainHeading>
      <SortButton type="button" room={room} onClick={onSort}>
        {header}
        <Icon name={direction === null ? 'sort' : sortIcon[direction]} size={1} />
      </SortButton>
    </Cell>
  );
}

/** A table whose rows are walked with the arrow keys; a list of small cards where there is no room for columns. */
export function RowGrid<Item>(props: RowGridProps<Item>) {
  const { label, columns, items, idOf, list, chooseLabel, chooseAllLabel } = props;
  const { choosing, state, entry, marked, rows } = list;
  const widths = [...(choosing ? ['2.75rem'] : []), ...columns.map(({ width }) => width)].join(' ');
  const all = items.length > 0 && items.every((item) => state.chosen.has(idOf(item)));
  return (
    <Grid
      role="grid"
      aria-label={label}
      aria-multiselectable={choosing || undefined}
      style={{ '--columns': widths } as CSSProperties}
    >
      <div role="rowgroup">
        <Head role="row" room={roomFor(columns)}>
          {choosing ? (
            <Cell role="columnheader">
              <Check label={chooseAllLabel} checked={all} tabbable onToggle={list.toggleAll} />
            </Cell>
          ) : null}
          {columns.map(({ id, header, sort }) => (
            <Heading key={id} header={header} sort={sort} room={roomFor(columns)} />
          ))}
        </Head>
      </div>
      <div role="rowgroup">
        {items.map((item) => {
          const id = idOf(item);
          return (
            <GridRow
              key={id}
              {...{ item, id, columns, choosing, chooseLabel }}
              handlers={rows}
              chosen={state.chosen.has(id)}
              isEntry={id === entry}
              isOpen={id === marked}
            />
          );
        })}
      </div>
    </Grid>
  );
}
