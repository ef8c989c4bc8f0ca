import { useMemo } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { BoardRow, BoardStage } from '#domain/documents/board-row.ts';
import { rowsOf } from '#domain/staff/board-copy.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { useListKeys } from '#shared/staff/actions/use-list-keys.ts';
import { useBoard } from '#shared/staff/board/use-board.ts';
import { useRowColumns } from '#shared/staff/board/use-row-columns.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Row } from '#ui/layout/row.tsx';
import { RowGrid } from '#ui/lists/row-grid.tsx';
import { useRoving } from '#ui/lists/use-roving.ts';
import { todayQueries } from './today-queries.ts';

export interface QueueRowsProps {
  readonly acting: ActingFor;
  readonly label: string;
  readonly openId: string | null;
  readonly onOpen: (requestId: string) => void;
}

const idOf = ({ request_id }: BoardRow) => request_id;
const noRows: readonly BoardRow[] = [];
const allColumns = ['who', 'when', 'service', 'place'] as const;
/** Beside an open request. */
const fewColumns = ['who', 'when'] as const;

function Rows({ acting, label, openId, onOpen, rows }: QueueRowsProps & { readonly rows: readonly BoardRow[] }) {
  const { t } = useTranslation('board');
  const columns = useRowColumns(acting, openId === null ? allColumns : fewColumns);
  const ids = useMemo(() => rows.map(idOf), [rows]);
  const list = useRoving({ ids, onOpen, openId });
  useListKeys(list, t('today-title'));
  if (rows.length === 0) return <p>{t('queue-empty')}</p>;
  return <RowGrid label={label} columns={columns} items={rows} idOf={idOf} list={list} />;
}

/** Every request of one stage, the nearest day first. */
export function StageRows({ stage, ...props }: QueueRowsProps & { readonly stage: BoardStage }) {
  const { t } = useTranslation('board');
  const stages = useMemo(() => [stage], [stage]);
  const { state, loadMore } = useBoard(props.acting, stages);
  const copy = state.status === 'ready' ? state.value : null;
  const rows = useMemo(() => (copy === null ? noRows : rowsOf(copy, stage)), [copy, stage]);
  const list = copy?.lists[stage];
  if (copy === null || list === undefined) return <Loading text={t('requests-loading')} />;
  return (
    <>
      <Rows {...props} rows={rows} />
      {list.until === null ? null : (
        <Row>
          <Button icon="down" onClick={() => loadMore(stage)}>
            {t('requests-more')}
          </Button>
        </Row>
      )}
    </>
  );
}

/** The requests of one stage that should have moved on by now. */
export function OverdueRows({ stage, ...props }: QueueRowsProps & { readonly stage: BoardStage }) {
  const { t } = useTranslation('board');
  const state = useCachedQuery(todayQueries.overdue(props.acting, stage));
  if (state.status !== 'ready') return <Loading text={t('requests-loading')} />;
  return <Rows {...props} rows={state.value.rows} />;
}

/** The requests with a visit that the senior asks to move. */
export function MoveRows(props: QueueRowsProps) {
  const { t } = useTranslation('board');
  const state = useCachedQuery(todayQueries.moves(props.acting));
  if (state.status !== 'ready') return <Loading text={t('requests-loading')} />;
  return <Rows {...props} rows={state.value.rows} />;
}
