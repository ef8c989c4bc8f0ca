import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { BoardRow } from '#domain/documents/board-row.ts';
import { type BoardFilter, matchesFilter, openStages } from '#domain/staff/board-filter.ts';
import { type BoardCopy, rowsOf } from '#domain/staff/board-copy.ts';
import { useActions } from '#shared/staff/actions/use-actions.ts';
import { useListKeys } from '#shared/staff/actions/use-list-keys.ts';
import { type Board, useBoard } from '#shared/staff/board/use-board.ts';
import { useRowColumns } from '#shared/staff/board/use-row-columns.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Row } from '#ui/layout/row.tsx';
import { TwoPanes } from '#ui/layout/two-panes.tsx';
import { RowGrid } from '#ui/lists/row-grid.tsx';
import { type RovingList, useRoving } from '#ui/lists/use-roving.ts';
import { filterTextId, FilterBar } from './filter-bar.tsx';

export interface RequestsScreenProps {
  readonly acting: ActingFor;
  readonly filter: BoardFilter;
  readonly onFilter: (filter: BoardFilter) => void;
  readonly openId: string | null;
  readonly onOpen: (requestId: string | null) => void;
  /** The address of the list without an open request. */
  readonly listHref: string;
  readonly proposalsHref: string;
  /** The open request; null while none is. */
  readonly detail: ReactNode | null;
}

const idOf = ({ request_id }: BoardRow) => request_id;

const allColumns = ['who', 'when', 'service', 'place', 'student', 'stage'] as const;
/** Beside an open request. */
const fewColumns = ['who', 'when', 'stage'] as const;

const stagesOf = ({ stage }: BoardFilter) => (stage === null ? openStages : [stage]);

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

function useScreenActions(list: RovingList, { openId, onOpen }: RequestsScreenProps): void {
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

function Chosen({ list }: { readonly list: RovingList }) {
  const { t } = useTranslation('board');
  const count = list.state.chosen.size;
  return (
    <StatusArea>
      {count === 0 ? null : (
        <Row>
          <strong>{t('chosen', { count })}</strong>
          <Button kind="quiet" onClick={list.clear}>
            {t('choose-none')}
          </Button>
        </Row>
      )}
    </StatusArea>
  );
}

interface ListProps extends RequestsScreenProps {
  readonly copy: BoardCopy;
  readonly loadMore: Board['loadMore'];
}

function RequestList(props: ListProps) {
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
      <Chosen list={list} />
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

/** All requests: filtered, walked with the keyboard, opened beside the list. */
export function RequestsScreen(props: RequestsScreenProps) {
  const { acting, filter, onFilter, listHref, proposalsHref, detail } = props;
  const { t } = useTranslation(['board', 'staff', 'errors']);
  const stages = useMemo(() => stagesOf(filter), [filter]);
  const { state, loadMore } = useBoard(acting, stages);
  // Without the server what is there is shown, though it may not be all.
  const isComplete =
    state.status === 'ready' && (state.error !== null || stages.every((stage) => state.value.lists[stage]));
  const copy = isComplete ? state.value : null;
  return (
    <Page title={t('requests-title')}>
      <TwoPanes
        listLabel={t('requests-list')}
        detailLabel={t('file-label')}
        back={{ href: listHref, label: t('file-back') }}
        detail={detail}
        list={
          <>
            <Row>
              <Link icon="check" href={proposalsHref}>
                {t('staff:propose-list')}
              </Link>
            </Row>
            <FilterBar acting={acting} filter={filter} onFilter={onFilter} />
            {copy === null && state.status !== 'failed' ? <Loading text={t('requests-loading')} /> : null}
            {state.status === 'failed' ? (
              <Notice kind="warning" title={t('failed-title')}>
                <p>{t(`errors:${state.error.code}`)}</p>
              </Notice>
            ) : null}
            {copy === null ? null : <RequestList {...props} copy={copy} loadMore={loadMore} />}
          </>
        }
      />
    </Page>
  );
}
