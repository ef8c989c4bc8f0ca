import { useMemo } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { BoardRow } from '#domain/documents/board-row.ts';
import { type BoardOrder, toggledOrder } from '#domain/staff/board-order.ts';
import { useServiceNames } from '#shared/requests/use-service-names.ts';
import { SmallPrint } from '#ui/content/small-print.tsx';
import type { GridColumn } from '#ui/lists/grid-row.tsx';
import { StageBadge } from './stage-badge.tsx';
import { useRowWords } from './use-row-words.ts';

export type RowColumn = 'stage' | 'who' | 'when' | 'asked' | 'changed' | 'service' | 'place' | 'student';

/** How the list is sorted by pressing a heading. Both must be stable. */
export interface RowSorting {
  readonly order: BoardOrder;
  readonly onOrder: (order: BoardOrder) => void;
}

const orderOf: Partial<Readonly<Record<RowColumn, BoardOrder['by']>>> = {
  who: 'name',
  when: 'day',
  asked: 'asked',
  changed: 'changed',
};

function sortOf(id: RowColumn, sorting: RowSorting | undefined): GridColumn<BoardRow>['sort'] {
  const by = orderOf[id];
  if (sorting === undefined || by === undefined) return undefined;
  const { order, onOrder } = sorting;
  return {
    direction: order.by === by ? order.direction : null,
    onSort: () => onOrder(toggledOrder(order, by)),
  };
}

/** Whose request it is, and under it who of her circle asked. */
function Who({ row, by }: { readonly row: BoardRow; readonly by: string | null }) {
  return (
    <>
      <strong>{row.senior_name}</strong>
      {by === null ? null : <SmallPrint>{by}</SmallPrint>}
    </>
  );
}

/**
 * The columns of a list of requests, in the order that is asked for. The array must be stable; a list that the server
 * sorts has headings to press.
 */
export function useRowColumns(
  acting: ActingFor,
  wanted: readonly RowColumn[],
  sorting?: RowSorting,
): readonly GridColumn<BoardRow>[] {
  const { t } = useTranslation(['board', 'table']);
  const serviceName = useServiceNames(acting);
  const words = useRowWords();
  return useMemo(() => {
    const cells: Readonly<Record<RowColumn, Pick<GridColumn<BoardRow>, 'cell' | 'width'>>> = {
      who: { width: 'minmax(7rem, 3fr)', cell: (row) => <Who row={row} by={words.askedBy(row)} /> },
      when: { width: 'minmax(6rem, 2fr)', cell: words.when },
      asked: {
        width: 'minmax(6rem, 2fr)',
        cell: ({ created_at }) => t('table:asked-on', { day: words.day(created_at) }),
      },
      changed: {
        width: 'minmax(6rem, 2fr)',
        cell: ({ updated_at }) => t('table:changed-on', { day: words.day(updated_at) }),
      },
      service: { width: 'minmax(7.5rem, 2fr)', cell: ({ service }) => serviceName(service) },
      place: { width: 'minmax(6.5rem, 2fr)', cell: words.where },
      student: { width: 'minmax(7.5rem, 2fr)', cell: ({ student }) => student?.name ?? t('no-student') },
      stage: { width: 'minmax(8rem, 2fr)', cell: ({ stage }) => <StageBadge stage={stage} /> },
    };
    return wanted.map((id) => ({ id, header: t(`column-${id}`), sort: sortOf(id, sorting), ...cells[id] }));
  }, [t, serviceName, words, wanted, sorting]);
}
