import { useMemo } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { type BoardList, keyOfList, waitingPartOf } from '#domain/staff/board-list.ts';
import { type BoardView, listOfView } from '#domain/staff/board-view.ts';
import { useToday } from '#shared/days/use-today.ts';
import { ProposalList } from '#shared/staff/proposals/proposal-list.tsx';
import { useHandingOver } from '#shared/staff/proposals/use-handing-over.ts';
import { useReachWords } from '#shared/staff/request-rows/use-reach-words.ts';
import { Button } from '#ui/actions/button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { SmallPrint } from '#ui/content/small-print.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { type Looked, requestsAtOnce, useOpenVisits } from './use-open-visits.ts';

export interface ProposalsScreenProps {
  readonly acting: ActingFor;
  /** Of the list of requests; must be stable. */
  readonly view: BoardView;
  readonly requestsHref: string;
  /** Must be stable. */
  readonly requestHref: (requestId: string) => string;
}

interface LookedAtProps {
  readonly looked: Looked;
  readonly busy: boolean;
  readonly onFurther: () => void;
}

/** How many requests the proposal is about, and the way on where there are more. */
function LookedAt({ looked: { count, reach }, busy, onFurther }: LookedAtProps) {
  const { t } = useTranslation('proposals');
  const reachWords = useReachWords();
  if (reach === 'all' && count === 0) return null;
  if (reach === 'all') return <SmallPrint>{t('looked-at-all', { count })}</SmallPrint>;
  if (reach !== 'first') return <SmallPrint>{reachWords(count, reach, null)}</SmallPrint>;
  return (
    <Row>
      <p>{t('looked-at-first', { count })}</p>
      <Button icon="list" busy={busy} onClick={onFurther}>
        {t('look-further', { count: requestsAtOnce })}
      </Button>
    </Row>
  );
}

interface ListProposalsProps extends Pick<ProposalsScreenProps, 'acting' | 'requestHref'> {
  /** The part of the list that waits; must be stable. */
  readonly base: BoardList;
  readonly text: string;
}

function ListProposals({ acting, base, text, requestHref }: ListProposalsProps) {
  const { t } = useTranslation(['proposals', 'table', 'errors']);
  const handing = useHandingOver(acting, '');
  const { visits: state, lookFurther } = useOpenVisits(acting, { base, text }, handing);
  if (state.status === 'loading') return <Loading text={t('loading')} />;
  if (state.status === 'failed') {
    return (
      <Notice kind="warning" title={t('failed-title')}>
        <p>{t(`errors:${state.error.code}`)}</p>
      </Notice>
    );
  }
  const count = state.proposals.length;
  const made = state.proposals.filter(({ proposed }) => proposed !== null).length;
  return (
    <>
      {state.looked.morePeople ? <Notice kind="info" title={t('table:more-people')} /> : null}
      <LookedAt
        looked={state.looked}
        busy={handing.progress !== null || state.lookingFurther}
        onFurther={lookFurther}
      />
      <ProposalList
        acting={acting}
        handing={handing}
        proposals={state.proposals}
        blocked={false}
        removable={false}
        countText={count === 0 ? t('none') : `${t('count', { count })}. ${t('made', { made })}`}
        requestHref={requestHref}
      />
    </>
  );
}

/**
 * Every visit of a list of requests that waits for a student, with the best assignment of all together: taken one by one, or
 * all at once.
 */
export function ProposalsScreen({ acting, view, requestsHref, requestHref }: ProposalsScreenProps) {
  const { t } = useTranslation('proposals');
  const today = useToday();
  const base = useMemo(() => waitingPartOf(listOfView(view), today), [view, today]);
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Row>
        <Link icon="list" href={requestsHref}>
          {t('back')}
        </Link>
      </Row>
      {base === null ? (
        <p>{t('none')}</p>
      ) : (
        <ListProposals
          key={`${keyOfList(listOfView(view))} ${view.filter.text}`}
          acting={acting}
          base={base}
          text={view.filter.text}
          requestHref={requestHref}
        />
      )}
    </Page>
  );
}
