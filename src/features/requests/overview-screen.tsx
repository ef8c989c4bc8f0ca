import { type ReactNode, use, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { MayBook } from '#shared/requests/may-book.ts';
import type { RequestRow } from '#shared/requests/request-row.ts';
import { Button } from '#ui/actions/button.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Pending } from '#ui/feedback/pending.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { CardGrid } from '#ui/layout/card-grid.tsx';
import { InPieces } from '#ui/lists/in-pieces.tsx';
import { ActiveCount } from './overview/active-count.tsx';
import { NextVisitCard } from './overview/next-visit-card.tsx';
import { PlannedCount } from './overview/planned-count.tsx';
import { RecentRequests } from './overview/recent-requests.tsx';
import { TipsCard } from './overview/tips-card.tsx';
import { useVisitCards } from './overview/use-visit-cards.tsx';
import { requestQueries } from './queries.ts';
import { useRequestRows } from './use-request-rows.ts';
import { useComingVisits } from './visit/use-coming-visits.ts';

export interface OverviewScreenProps {
  readonly acting: ActingFor;
  readonly firstName: string;
  readonly onRequestService: () => void;
  readonly onShowRequests: () => void;
  /** What is missing for visits, and the way to pay it: shown where a visit is not paid. */
  readonly missingMoney: ReactNode;
}

/** True once something was true: what is shown then stays. */
function useOnce(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  return isTrue || wasTrue;
}

function AskCard({ isFirst, onRequestService }: { readonly isFirst: boolean; readonly onRequestService: () => void }) {
  const { t } = useTranslation('requests');
  return (
    <Card tone={isFirst ? 'warm' : 'plain'} title={t('banner-title')}>
      <p>{t('banner-text')}</p>
      <Row>
        <Button kind="main" icon="ask-help" onClick={onRequestService}>
          {t('new-request')}
        </Button>
      </Row>
    </Card>
  );
}

/** Which cards stand above the next visit: prices, questions and costs. */
const cardsFor = (rows: readonly RequestRow[]) => ({
  quotes: rows.some(({ quote }) => quote),
  asked: rows.some(({ status }) => status === 'assigned'),
  costs: rows.some(({ status, visits: series }) => series || status === 'ended' || status === 'paid'),
});

/** The first view of the dashboard: the next visit, recent requests and the way to submit another. */
export function OverviewScreen({
  acting,
  firstName,
  onRequestService,
  onShowRequests,
  missingMoney,
}: OverviewScreenProps) {
  const { t } = useTranslation('requests');
  const visits = useComingVisits(acting);
  const requests = useRequestRows(acting);
  const active = useCachedQuery(requestQueries.activeCount(acting));
  const mayBook = use(MayBook);
  const known = requests.status === 'ready' ? requests.rows : [];
  // Prices, questions and approvals wait for somebody who may answer them.
  const rows = mayBook ? known : [];
  const hasVisit = visits.status === 'ready' && visits.visits.length > 0;
  const { quotes, asked, costs } = cardsFor(rows);
  const isWanted = hasVisit || quotes || asked || costs;
  const cards = useVisitCards(isWanted);
  const isLoading = [visits, requests, active].some(({ status }) => status === 'loading');
  // All at once: what is loaded later above a button would move it away from a finger.
  const isKnown = useOnce(!isLoading && (cards !== null || !isWanted));
  const title = firstName === '' ? t('overview-title-nameless') : t('overview-title', { firstName });
  if (!isKnown) {
    return (
      <Page title={title}>
        <Loading text={t('next-loading')} />
      </Page>
    );
  }
  return (
    <Page title={title}>
      <InPieces>
        {quotes && cards !== null ? <cards.QuoteCards acting={acting} rows={rows} /> : null}
        {asked && cards !== null ? <cards.AskedCards acting={acting} rows={rows} /> : null}
        {costs && cards !== null ? (
          <cards.ApprovalCards acting={acting} rows={rows} missingMoney={missingMoney} />
        ) : null}
        {isWanted && cards === null ? <Pending /> : null}
        <NextVisitCard acting={acting} state={visits} cards={cards} onShowRequests={onShowRequests} />
        {mayBook ? <AskCard isFirst={!hasVisit} onRequestService={onRequestService} /> : null}
        <CardGrid>
          <ActiveCount acting={acting} />
          <PlannedCount state={visits} />
        </CardGrid>
        <RecentRequests acting={acting} onShowAll={onShowRequests} />
        <TipsCard />
      </InPieces>
    </Page>
  );
}
