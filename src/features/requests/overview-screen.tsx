import { useTranslation } from 'react-i18next';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { ActiveCount } from './overview/active-count.tsx';
import { RecentRequests } from './overview/recent-requests.tsx';
import { TipsCard } from './overview/tips-card.tsx';

export interface OverviewScreenProps {
  readonly acting: ActingFor;
  readonly firstName: string;
  readonly onRequestService: () => void;
  readonly onShowRequests: () => void;
}

/** The first view of the dashboard: recent requests and the way to submit another. */
export function OverviewScreen({ acting, firstName, onRequestService, onShowRequests }: OverviewScreenProps) {
  const { t } = useTranslation('requests');
  return (
    <Page title={firstName === '' ? t('overview-title-nameless') : t('overview-title', { firstName })}>
      <Card tone="warm" title={t('banner-title')}>
        <p>{t('banner-text')}</p>
        <Row>
          <Button kind="main" icon="ask-help" onClick={onRequestService}>
            {t('new-request')}
          </Button>
        </Row>
      </Card>
      <ActiveCount acting={acting} />
      <RecentRequests acting={acting} onShowAll={onShowRequests} />
      <TipsCard />
    </Page>
  );
}
