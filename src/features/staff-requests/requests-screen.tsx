import { useCallback, useDeferredValue, useRef, useLayoutEffect, type ReactNode, useMemo } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { BoardOrder } from '#domain/staff/board-order.ts';
import { type BoardView, listOfView } from '#domain/staff/board-view.ts';
import { useRequestRows } from '#shared/staff/request-rows/use-request-rows.ts';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { TwoPanes } from '#ui/layout/two-panes.tsx';
import { FilterBar } from './list/filter-bar.tsx';
import { RequestList } from './list/request-list.tsx';
import { ViewBar } from './views/view-bar.tsx';

export interface RequestsScreenProps {
  readonly acting: ActingFor;
  readonly view: BoardView;
  readonly onView: (view: BoardView) => void;
  readonly openId: string | null;
  readonly onOpen: (requestId: string | null) => void;
  /** The address of the list without an open request. */
  readonly listHref: string;
  readonly proposalsHref: string;
  /** The open request; null while none is. */
  readonly detail: ReactNode | null;
}

/** Sorts the view that is shown when it is called. */
function useOrder({ view, onView }: RequestsScreenProps): (order: BoardOrder) => void {
  const latest = useRef({ view, onView });
  useLayoutEffect(() => {
    latest.current = { view, onView };
  });
  return useCallback((order) => latest.current.onView({ ...latest.current.view, order }), []);
}

/** All requests: filtered, sorted, walked with the keyboard, opened beside the list. */
export function RequestsScreen(props: RequestsScreenProps) {
  const { acting, view, onView, listHref, proposalsHref, detail, openId, onOpen } = props;
  const { t } = useTranslation(['board', 'errors']);
  // The field shows the letter before the list of it is drawn.
  const listed = useDeferredValue(view);
  const base = useMemo(() => listOfView(listed), [listed]);
  const state = useRequestRows(acting, { base, text: listed.filter.text });
  const onOrder = useOrder(props);
  return (
    <Page title={t('requests-title')}>
      <TwoPanes
        listLabel={t('requests-list')}
        detailLabel={t('file-label')}
        back={{ href: listHref, label: t('file-back') }}
        detail={detail}
        list={
          <>
            <ViewBar {...{ acting, view, onView, proposalsHref }} />
            <FilterBar acting={acting} view={view} onView={onView} />
            {state.status === 'loading' ? <Loading text={t('requests-loading')} /> : null}
            {state.status === 'failed' ? (
              <Notice kind="warning" title={t('failed-title')}>
                <p>{t(`errors:${state.error.code}`)}</p>
              </Notice>
            ) : null}
            {state.status === 'ready' ? (
              <RequestList
                {...{ acting, onOrder, openId, onOpen }}
                view={listed}
                copy={state.copy}
                found={state.value}
              />
            ) : null}
          </>
        }
      />
    </Page>
  );
}
