import { useTranslation } from 'react-i18next';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { BoardFilter } from '#domain/staff/board-filter.ts';
import { ProposalList } from '#shared/staff/proposals/proposal-list.tsx';
import { useHandingOver } from '#shared/staff/proposals/use-handing-over.ts';
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
  /** Of the requests; must be stable. */
  readonly filter: BoardFilter;
  readonly requestsHref: string;
  readonly requestHref: (requestId: string) => string;
}

interface LookedAtProps {
  readonly looked: Looked;
  readonly busy: boolean;
  readonly onFurther: () => void;
}

/** How many requests the proposal is about, and the way on where there are more. */
function LookedAt({ looked: { count, hasMore }, busy, onFurther }: LookedAtProps) {
  const { t } = useTranslation('proposals');
  if (!hasMore) return <SmallPrint>{t('looked-at-all', { count })}</SmallPrint>;
  return (
    <Row>
      <p>{t('looked-at-first', { count })}</p>
      <Button icon="list" busy={busy} onClick={onFurther}>
        {t('look-further', { count: requestsAtOnce })}
      </Button>
    </Row>
  );
}

/** Every visit that waits for a student, with the best assignment of all together: taken one by one, or all at once. */
export function ProposalsScreen({ acting, filter, requestsHref, requestHref }: ProposalsScreenProps) {
  const { t } = useTranslation(['proposals', 'errors']);
  const handing = useHandingOver(acting, '');
  const { visits: state, lookFurther } = useOpenVisits(acting, filter, handing.dealtWith);
  const count = state.status === 'ready' ? state.proposals.length : 0;
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Row>
        <Link icon="list" href={requestsHref}>
          {t('back')}
        </Link>
      </Row>
      {state.status === 'loading' ? <Loading text={t('loading')} /> : null}
      {state.status === 'failed' ? (
        <Notice kind="warning" title={t('failed-title')}>
          <p>{t(`errors:${state.error.code}`)}</p>
        </Notice>
      ) : null}
      {state.status === 'ready' ? (
        <LookedAt looked={state.looked} busy={handing.progress !== null} onFurther={lookFurther} />
      ) : null}
      {state.status === 'ready' ? (
        <ProposalList
          acting={acting}
          handing={handing}
          proposals={state.proposals}
          blocked={false}
          removable={false}
          countText={count === 0 ? t('none') : t('count', { count })}
          requestHref={requestHref}
        />
      ) : null}
    </Page>
  );
}
