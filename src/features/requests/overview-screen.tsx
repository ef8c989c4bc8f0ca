import { type ReactNode, Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { MayBook } from '#shared/requests/may-book.ts';
import { Button } from '#ui/actions/button.tsx';
import { Pending } from '#ui/feedback/pending.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { CardGrid } from '#ui/layout/card-grid.tsx';
import { ActiveCount } from './overview/active-count.tsx';
import { lazyVisitCard } from './overview/lazy-visit-card.ts';
import { NextVisitCard } from './overview/next-visit-card.tsx';
import { PlannedCount } from './overview/planned-count.tsx';
import { RecentRequests } from './overview/recent-requests.tsx';
import { TipsCard } from './overview/tips-card.tsx';
import { useRequestRows } from './use-request-rows.ts';
import { useComingVisits } from './visit/use-coming-visits.ts';

/** Without them the price and the cost are in a mail. */
const QuoteCards = lazyVisitCard('QuoteCards', () => []);
const AskedCards = lazyVisitCard('AskedCards', () => <></>);
const ApprovalCards = lazyVisitCard('ApprovalCards', () => <></>);

export interface OverviewScreenProps {
  readonly acting: ActingFor;
  readonly firstName: string;
  readonly onRequestService: () => void;
  readonly onShowRequests: () => void;
  /** What is missing for visits, and the way to pay it: shown where a visit is not paid. */
  readonly missingMoney: ReactNode;
}

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
  const mayBook = use(MayBook);
  const known = requests.status === 'ready' ? requests.rows : [];
  // Prices, questions and approvals wait for somebody who may answer them.
  const rows = mayBook ? known : [];
  const hasVisit = visits.status === 'ready' && visits.visits.length > 0;
  return (
    <Page title={firstName === '' ? t('overview-title-nameless') : t('overview-title', { firstName })}>
      {rows.some(({ quote }) => quote) ? (
        <Suspense fallback={<Pending />}>
          <QuoteCards acting={acting} rows={rows} />
        </Suspense>
      ) : null}
      {rows.some(({ status }) => status === 'assigned') ? (
        <Suspense fallback={<Pending />}>
          <AskedCards acting={acting} rows={rows} />
        </Suspense>
      ) : null}
      {rows.some(({ status, visits: series }) => series || status === 'ended' || status === 'paid') ? (
        <Suspense fallback={<Pending />}>
          <ApprovalCards acting={acting} rows={rows} missingMoney={missingMoney} />
        </Suspense>
      ) : null}
      <NextVisitCard acting={acting} state={visits} onShowRequests={onShowRequests} />
      {mayBook ? (
        <Card tone={hasVisit ? 'plain' : 'warm'} title={t('banner-title')}>
          <p>{t('banner-text')}</p>
          <Row>
            <Button kind="main" icon="ask-help" onClick={onRequestService}>
              {t('new-request')}
            </Button>
          </Row>
        </Card>
      ) : null}
      <CardGrid>
        <ActiveCount acting={acting} />
        <PlannedCount state={visits} />
      </CardGrid>
      <RecentRequests acting={acting} onShowAll={onShowRequests} />
      <TipsCard />
    </Page>
  );
}
