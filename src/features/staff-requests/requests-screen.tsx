import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { BoardFilter } from '#domain/staff/board-filter.ts';
import { useBoard } from '#shared/staff/board/use-board.ts';
import { Link } from '#ui/actions/link.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { TwoPanes } from '#ui/layout/two-panes.tsx';
import { FilterBar } from './filter-bar.tsx';
import { RequestList } from './request-list.tsx';
import { stagesOf } from './stages-of.ts';

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
