import { memo, useCallback, type MouseEvent, type ReactNode } from 'react';
import { Cell, Mark, roomFor, Row, Unseen } from './grid-parts.ts';
import type { RowHandlers } from './use-roving.ts';

export interface GridColumn<Item> {
  readonly id: string;
  readonly header: string;
  /** Whether the header stands before the value where rows are cards: a value that says too little by itself. */
  readonly named?: true;
  /** As in `grid-template-columns`. */
  readonly width: string;
  readonly cell: (item: Item) => ReactNode;
  /** How the list is sorted by this column, where it can be; null while it is sorted by another. */
  readonly sort?: { readonly direction: 'asc' | 'desc' | null; readonly onSort: () => void } | undefined;
}

export interface CheckProps {
  readonly label: string | undefined;
  readonly checked: boolean;
  /** In the order of Tab: not in a row, where Space chooses. */
  readonly tabbable?: boolean;
  readonly onToggle: (extend: boolean) => void;
}

export function Check({ label, checked, tabbable = false, onToggle }: CheckProps) {
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

interface GridRowProps<Item> {
  readonly item: Item;
  readonly id: string;
  readonly columns: readonly GridColumn<Item>[];
  readonly handlers: RowHandlers;
  readonly choosing: boolean;
  readonly chosen: boolean;
  /** The row that Tab enters at. */
  readonly isEntry: boolean;
  readonly isOpen: boolean;
  readonly chooseLabel: ((item: Item) => string) | undefined;
}

function PlainGridRow<Item>(props: GridRowProps<Item>) {
  const { item, id, columns, handlers, choosing, chosen, isEntry, isOpen, chooseLabel } = props;
  const register = useCallback((element: HTMLElement | null) => handlers.register(id, element), [handlers, id]);

  function click({ target }: MouseEvent): void {
    // What is in the row handles its own.
    if (target instanceof Element && target.closest('a, button, label, input') !== null) return;
    handlers.focus(id);
    handlers.open(id);
  }

  return (
    <Row
      ref={register}
      role="row"
      room={roomFor(columns)}
      data-open={isOpen}
      aria-selected={choosing ? chosen : isOpen}
      tabIndex={isEntry ? 0 : -1}
      onFocus={() => handlers.focused(id)}
      onKeyDown={handlers.press}
      onClick={click}
    >
      {choosing ? (
        <Cell role="gridcell">
          <Check label={chooseLabel?.(item)} checked={chosen} onToggle={(extend) => handlers.toggle(id, extend)} />
        </Cell>
      ) : null}
      {columns.map(({ id: column, header, named, cell }) => (
        <Cell key={column} role="gridcell" data-label={named === true ? header : undefined}>
          {cell(item)}
        </Cell>
      ))}
    </Row>
  );
}

/** Drawn again only when its own item or state changes: a list can have thousands. */
export const GridRow = memo(PlainGridRow) as typeof PlainGridRow;
