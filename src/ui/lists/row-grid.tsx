import { chakra } from '@chakra-ui/react';
import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { notVisuallyHidden, visuallyHidden } from '../theme/visually-hidden.ts';
import type { RovingList } from './use-roving.ts';

const Grid = chakra('div', {
  base: {
    containerType: 'inline-size',
    containerName: 'grid',
    borderWidth: '2px',
    borderColor: 'card.border',
    borderRadius: 'control',
    bg: 'card.bg',
    color: 'card.text',
    // Contains what is visually hidden.
    position: 'relative',
    '& > *:last-child > *:last-child': { borderBottomWidth: 0 },
  },
});
/** Wide enough for the columns; otherwise each row is a small card. */
const withFewColumns = '@container grid (min-width: 30rem)';
const withManyColumns = '@container grid (min-width: 46.5rem)';
const withMostColumns = '@container grid (min-width: 58rem)';

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '1',
  paddingInline: '3',
  paddingBlock: '2',
  minHeight: 'control',
  borderBottomWidth: '1px',
  borderColor: 'card.border',
} as const;
const inColumns = { display: 'grid', gridTemplateColumns: 'var(--columns)', columnGap: '3' } as const;
const headInColumns = { ...inColumns, ...notVisuallyHidden, color: 'card.muted', fontWeight: 600 } as const;

const Head = chakra('div', {
  base: { ...line, ...visuallyHidden },
  variants: {
    room: {
      few: { [withFewColumns]: headInColumns },
      many: { [withManyColumns]: headInColumns },
      most: { [withMostColumns]: headInColumns },
    },
  },
});

const Row = chakra('div', {
  base: {
    ...line,
    cursor: 'pointer',
    '@media (hover: hover)': { '&:hover': { bg: 'soft.bg' } },
    '&[data-open=true]': { bg: 'chosen.bg', color: 'chosen.text', _highContrast: { outline: '2px solid Highlight' } },
    // Inside, so that the next row does not cover it.
    '&:focus-visible': {
      outlineOffset: '-3px',
      boxShadow: 'inset 0 0 0 6px var(--madelief-colors-heart-bg)',
      zIndex: 1,
    },
  },
  variants: {
    room: {
      few: { [withFewColumns]: inColumns },
      many: { [withManyColumns]: inColumns },
      most: { [withMostColumns]: inColumns },
    },
  },
});
const Cell = chakra('div', { base: { minWidth: 0, overflowWrap: 'anywhere' } });
/** Its label makes the target as high as the row. */
const Mark = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: 'control',
    minWidth: 'control',
    cursor: 'pointer',
    '& input': { width: '1.375rem', height: '1.375rem', accentColor: 'var(--madelief-colors-main-bg)' },
  },
});
const Unseen = chakra('span', { base: visuallyHidden });

export interface GridColumn<Item> {
  readonly id: string;
  readonly header: string;
  /** As in `grid-template-columns`. */
  readonly width: string;
  readonly cell: (item: Item) => ReactNode;
}

export interface RowGridProps<Item> {
  /** What the list is about, for screen readers. */
  readonly label: string;
  readonly columns: readonly GridColumn<Item>[];
  readonly items: readonly Item[];
  readonly idOf: (item: Item) => string;
  readonly list: RovingList;
  /** The row that is open beside the list. */
  readonly openId?: string | null;
  readonly onOpen: (id: string) => void;
  /** The name of a row's checkbox: "Kies de aanvraag van …". Required where rows can be chosen. */
  readonly chooseLabel?: (item: Item) => string;
  readonly chooseAllLabel?: string;
}

/** The room that columns need. */
function roomFor({ length }: { readonly length: number }): 'few' | 'many' | 'most' {
  if (length > 6) return 'most';
  return length > 4 ? 'many' : 'few';
}

interface CheckProps {
  readonly label: string | undefined;
  readonly checked: boolean;
  /** In the order of Tab: not in a row, where Space chooses. */
  readonly tabbable?: boolean;
  readonly onToggle: (extend: boolean) => void;
}

function Check({ label, checked, tabbable = false, onToggle }: CheckProps) {
  return (
    <Mark>
      <input
        type="checkbox"
        tabIndex={tabbable ? undefined : -1}
        checked={checked}
        // The click tells whether Shift was held.
        onChange={() => undefined}
        onClick={({ shiftKey }) => onToggle(shiftKey)}
      />
      <Unseen>{label}</Unseen>
    </Mark>
  );
}

function GridRow<Item>({ item, id, ...props }: RowGridProps<Item> & { readonly item: Item; readonly id: string }) {
  const { columns, list, openId = null, onOpen, chooseLabel } = props;
  const chosen = list.state.chosen.has(id);

  function click({ target }: MouseEvent): void {
    // What is in the row handles its own.
    if (target instanceof Element && target.closest('a, button, label, input') !== null) return;
    list.focus(id);
    onOpen(id);
  }

  return (
    <Row
      role="row"
      room={roomFor(columns)}
      data-open={id === openId}
      aria-selected={list.choosing ? chosen : id === openId}
      {...list.rowProps(id)}
      onClick={click}
    >
      {list.choosing ? (
        <Cell role="gridcell">
          <Check label={chooseLabel?.(item)} checked={chosen} onToggle={(extend) => list.toggle(id, extend)} />
        </Cell>
      ) : null}
      {columns.map(({ id: column, cell }) => (
        <Cell key={column} role="gridcell">
          {cell(item)}
        </Cell>
      ))}
    </Row>
  );
}

/** A table whose rows are walked with the arrow keys; a list of small cards where there is no room for columns. */
export function RowGrid<Item>(props: RowGridProps<Item>) {
  const { label, columns, items, idOf, list, chooseAllLabel } = props;
  const { choosing, state } = list;
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
          {columns.map(({ id, header }) => (
            <Cell key={id} role="columnheader">
              {header}
            </Cell>
          ))}
        </Head>
      </div>
      <div role="rowgroup">
        {items.map((item) => (
          <GridRow key={idOf(item)} {...props} item={item} id={idOf(item)} />
        ))}
      </div>
    </Grid>
  );
}
