import { useCallback, useMemo } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { BoardRow } from '#domain/documents/board-row.ts';
import type { BoardCopy } from '#domain/staff/board-copy.ts';
import { isPlainFilter } from '#domain/staff/board-filter.ts';
import { type BoardOrder, boardOrders, isSameOrder } from '#domain/staff/board-order.ts';
import type { BoardView } from '#domain/staff/board-view.ts';
import { useActions } from '#shared/staff/actions/use-actions.ts';
import { useListKeys } from '#shared/staff/actions/use-list-keys.ts';
import { type RowColumn, useRowColumns } from '#shared/staff/board/use-row-columns.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row } from '#ui/layout/row.tsx';
import { RowGrid } from '#ui/lists/row-grid.tsx';
import { type RovingList, useRoving } from '#ui/lists/use-roving.ts';
import { ManyBar } from '../many/many-bar.tsx';
import { filterTextId } from './filter-bar.tsx';
import type { RequestRows } from '#shared/staff/request-rows/use-request-rows.ts';
import { countOfStage, useReachWords } from '#shared/staff/request-rows/use-reach-words.ts';

/** Why the list has no row. @param count of the list, where the server counts it. */
function emptyText({ filter }: BoardView, count: number | null) {
  if (count !== 0 || (filter.stage !== null && filter.stage !== 'all')) return 'requests-empty' as const;
  return filter.stage === 'all' ? ('requests-none' as const) : ('requests-none-open' as const);
}

const idOf = ({ request_id }: BoardRow) => request_id;

/** By which the list is sorted, where no other column shows it. */
const shownBy: Partial<Readonly<Record<BoardOrder['by'], RowColumn>>> = { asked: 'asked', changed: 'changed' };

/** As many as fit on a desk's screen; beside an open request a few. */
function columnsFor({ by }: BoardOrder, beside: boolean): readonly RowColumn[] {
  const extra = shownBy[by];
  if (beside) return ['who', extra ?? 'when', 'stage'];
  return ['who', 'when', 'service', extra ?? 'place', 'student', 'stage'];
}

function useScreenActions(list: RovingList, { openId, onOpen, view, onOrder }: RequestListProps): void {
  const { t } = useTranslation(['board', 'table']);
  const group = t('requests-title');
  useListKeys(list, group);
  useActions([
    {
      id: 'search',
      label: t('action-search'),
      group,
      keys: ['/'],
      run: () => document.getElementById(filterTextId)?.focus(),
    },
    ...boardOrders
      .filter((order) => !isSameOrder(order, view.order))
      .map((order) => ({
        id: `order-${order.by}-${order.direction}`,
        label: t('table:order-by', { order: t(`table:order-${order.by}-${order.direction}`) }),
        group,
        run: () => onOrder(order),
      })),
    ...(openId === null
      ? []
      : [{ id: 'close', label: t('file-close'), group, keys: ['Escape'], run: () => onOpen(null) }]),
  ]);
}

export interface RequestListProps {
  readonly acting: ActingFor;
  readonly view: BoardView;
  /** Must be stable. */
  readonly onOrder: (order: BoardOrder) => void;
  readonly openId: string | null;
  readonly onOpen: (requestId: string | null) => void;
  readonly copy: BoardCopy;
  readonly found: RequestRows;
}

/** The rows that fit, walked and chosen with the keyboard, and what can be done with those that are chosen. */
export function RequestList(props: RequestListProps) {
  const { acting, view, onOrder, openId, onOpen, copy, found } = props;
  const { rows, more, reach, morePeople } = found;
  const { t } = useTranslation(['board', 'table']);
  const { order } = view;
  const beside = openId !== null;
  const columns = useRowColumns(
    acting,
    useMemo(() => columnsFor(order, beside), [order, beside]),
    useMemo(() => ({ order, onOrder }), [order, onOrder]),
  );
  const ids = useMemo(() => rows.map(idOf), [rows]);
  const list = useRoving({ ids, onOpen, openId, choosing: true });
  const chooseLabel = useCallback(({ senior_name: name }: BoardRow) => t('choose', { name }), [t]);
  const count = isPlainFilter(view.filter) ? countOfStage(copy, view.filter.stage) : null;
  const reachWords = useReachWords();
  useScreenActions(list, props);
  return (
    <>
      <p role="status">
        {rows.length === 0 && reach === 'all' ? t(emptyText(view, count)) : reachWords(rows.length, reach, count)}
      </p>
      {morePeople ? <Notice kind="info" title={t('table:more-people')} /> : null}
      <ManyBar acting={acting} found={found} count={count} list={list} withKeys={!beside} />
      {rows.length === 0 ? null : (
        <RowGrid
          label={t('requests-list')}
          columns={columns}
          items={rows}
          idOf={idOf}
          list={list}
          chooseLabel={chooseLabel}
          chooseAllLabel={t('choose-all')}
        />
      )}
      {more === null ? null : (
        <Row>
          <Button icon="down" onClick={more}>
            {t('requests-more')}
          </Button>
        </Row>
      )}
    </>
  );
}
