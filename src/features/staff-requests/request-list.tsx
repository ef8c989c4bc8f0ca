import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { BoardRow } from '#domain/documents/board-row.ts';
import { type BoardCopy, rowsOf } from '#domain/staff/board-copy.ts';
import { type BoardFilter, matchesFilter } from '#domain/staff/board-filter.ts';
import { useActions } from '#shared/staff/actions/use-actions.ts';
import { useListKeys } from '#shared/staff/actions/use-list-keys.ts';
import type { Board } from '#shared/staff/board/use-board.ts';
import { useRowColumns } from '#shared/staff/board/use-row-columns.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { RowGrid } from '#ui/lists/row-grid.tsx';
import { type RovingList, useRoving } from '#ui/lists/use-roving.ts';
import { filterTextId } from './filter-bar.tsx';
import { ManyBar } from './many/many-bar.tsx';
import { stagesOf } from './stages-of.ts';

const idOf = ({ request_id }: BoardRow) => request_id;

const allColumns = ['who', 'when', 'service', 'place', 'student', 'stage'] as const;
/** Beside an open request. */
const fewColumns = ['who', 'when', 'stage'] as const;

/** The loaded rows that are looked for, and of which of their stages there is more to load. */
function useFound(copy: BoardCopy, filter: BoardFilter) {
  return useMemo(() => {
    const stages = stagesOf(filter);
    return {
      rows: stages.flatMap((stage) => rowsOf(copy, stage)).filter((row) => matchesFilter(row, filter)),
      all: stages.reduce((sum, stage) => sum + (copy.counts[stage] ?? 0), 0),
      unfinished: stages.filter((stage) => (copy.lists[stage]?.until ?? null) !== null),
    };
  }, [copy, filter]);
}

function useScreenActions(list: RovingList, { openId, onOpen }: RequestListProps): void {
  const { t } = useTranslation('board');
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
    ...(openId === null
      ? []
      : [{ id: 'close', label: t('file-close'), group, keys: ['Escape'], run: () => onOpen(null) }]),
  ]);
}

export interface RequestListProps {
  readonly acting: ActingFor;
  readonly filter: BoardFilter;
  readonly openId: string | null;
  readonly onOpen: (requestId: string | null) => void;
  readonly copy: BoardCopy;
  readonly loadMore: Board['loadMore'];
}

/** The rows that fit, walked and chosen with the keyboard, and what can be done with those that are chosen. */
export function RequestList(props: RequestListProps) {
  const { acting, filter, openId, onOpen, copy, loadMore } = props;
  const { t } = useTranslation('board');
  const { rows, all, unfinished } = useFound(copy, filter);
  const columns = useRowColumns(acting, openId === null ? allColumns : fewColumns);
  const ids = useMemo(() => rows.map(idOf), [rows]);
  const list = useRoving({ ids, onOpen, choosing: true });
  useScreenActions(list, props);
  return (
    <>
      <p role="status">{t('requests-of', { shown: rows.length, count: all })}</p>
      <ManyBar
        acting={acting}
        rows={rows}
        all={{ kind: 'all', stages: stagesOf(filter), isWanted: (row) => matchesFilter(row, filter), count: all }}
        list={list}
        withKeys={openId === null}
      />
      {rows.length === 0 ? (
        <p>{t(all === 0 ? 'requests-none' : 'requests-empty')}</p>
      ) : (
        <RowGrid
          label={t('requests-list')}
          columns={columns}
          items={rows}
          idOf={idOf}
          list={list}
          openId={openId}
          onOpen={onOpen}
          chooseLabel={({ senior_name: name }) => t('choose', { name })}
          chooseAllLabel={t('choose-all')}
        />
      )}
      {unfinished.length === 0 ? null : (
        <Row>
          <Button icon="down" onClick={() => unfinished.forEach(loadMore)}>
            {t('requests-more')}
          </Button>
        </Row>
      )}
    </>
  );
}
