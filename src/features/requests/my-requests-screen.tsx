import { useCallback, useDeferredValue, useRef } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { isFiltering } from '#domain/requests/request-filter.ts';
import { cachedKeys } from '#offline/cached/cached-query.ts';
import { Freshness } from '#shared/cached/freshness.tsx';
import { useRefresh } from '#shared/cached/use-refresh.ts';
import { useServiceNames } from '#shared/requests/use-service-names.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { FilterBar } from './list/filter/filter-bar.tsx';
import { FilterOutcome } from './list/filter/filter-outcome.tsx';
import { useListFilter } from './list/filter/use-list-filter.ts';
import { ListDialogs } from './list/list-dialogs.tsx';
import { ListNews } from './list/list-news.tsx';
import { MatchingRequests } from './list/matching-requests.tsx';
import { useListNews } from './list/use-list-news.ts';
import { useListQuestions } from './list/use-list-questions.ts';
import { useOutboxActions } from './list/use-outbox-actions.ts';
import { useRequestList } from './list/use-request-list.ts';

export interface MyRequestsScreenProps {
  readonly acting: ActingFor;
  /** The request that was just confirmed in the form, to say what became of it. */
  readonly savedRequestId: string | null;
  /** Where a service can be asked for. */
  readonly requestServiceHref: string;
  /** Opens the form with a refused request filled in. */
  readonly onChangeRequest: (itemId: string) => void;
  /** Opens the form with an earlier request filled in, for another day. */
  readonly onAskAgain: (requestId: string) => void;
}

/** A handful is seen at a glance; from here on one has to look for it. */
const handful = 5;

export function MyRequestsScreen(props: MyRequestsScreenProps) {
  const { acting, savedRequestId, requestServiceHref, onChangeRequest, onAskAgain } = props;
  const { t } = useTranslation(['requests', 'errors']);
  const [chosen, changeFilter] = useListFilter(acting, savedRequestId !== null);
  // The field shows what was chosen before the list of that is drawn.
  const filter = useDeferredValue(chosen);
  const shownIds = useRef<readonly string[]>([]);
  const onShown = useCallback((ids: readonly string[]) => {
    shownIds.current = ids;
  }, []);
  const list = useRequestList(acting, filter, shownIds);
  const { all } = list;
  const refresh = useRefresh(cachedKeys.volatile(acting));
  const serviceName = useServiceNames(acting);
  const actions = useOutboxActions(acting);
  const questions = useListQuestions(actions);
  const news = useListNews(list, savedRequestId, questions, serviceName);
  const hasMany = isFiltering(chosen) || (all.status === 'ready' && all.rows.length > handful);

  return (
    <Page title={t('list-title')}>
      <ListNews news={news} serviceName={serviceName} />
      {actions.failure === null ? null : (
        <Notice kind="danger" announce="alert">
          <p>{t('action-failed', { message: t(`errors:${actions.failure.code}`) })}</p>
          <p>{t('call-instead')}</p>
        </Notice>
      )}
      {all.status === 'ready' ? <Freshness savedAt={all.savedAt} error={all.error} /> : null}
      {hasMany ? (
        <>
          <FilterBar acting={acting} filter={chosen} onFilter={changeFilter} serviceName={serviceName} />
          <FilterOutcome filtering={isFiltering(filter)} total={list.total} searchedHereOnly={list.searchedHereOnly} />
        </>
      ) : null}
      <MatchingRequests
        {...refresh}
        acting={acting}
        list={list}
        filter={filter}
        requestServiceHref={requestServiceHref}
        serviceName={serviceName}
        onShown={onShown}
        onCancel={questions.askCancel}
        onAskAgain={onAskAgain}
        onChange={onChangeRequest}
        onRetry={actions.retry}
        onRemoveRequest={questions.askRemove}
        onForgetCancellation={actions.forget}
      />
      <ListDialogs acting={acting} questions={questions} list={list} serviceName={serviceName} />
    </Page>
  );
}
