import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { Loading } from '#ui/feedback/loading.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { VisitsState } from '../visit/visits-state.ts';
import { NextVisitFailed } from './next-visit-failed.tsx';
import type { VisitCards } from './use-visit-cards.tsx';

export interface NextVisitCardProps {
  readonly acting: ActingFor;
  readonly state: VisitsState;
  /** Null while they are being loaded. */
  readonly cards: VisitCards | null;
  readonly onShowRequests: () => void;
}

/** The first card of the dashboard: who comes next and when, or what she can do while no visit is planned. */
export function NextVisitCard({ acting, state, cards, onShowRequests }: NextVisitCardProps) {
  const { t } = useTranslation('requests');
  const [next, ...later] = state.status === 'ready' ? state.visits : [];
  const isLoading = state.status === 'loading' || (next !== undefined && cards === null);
  return (
    <Card tone={next === undefined ? 'plain' : 'warm'} title={t('next-title')}>
      {isLoading ? <Loading text={t('next-loading')} /> : null}
      {state.status === 'failed' ? <NextVisitFailed /> : null}
      {state.status === 'ready' && next !== undefined && cards !== null ? (
        <cards.NextVisit
          key={next.id}
          acting={acting}
          visit={next}
          later={state.hasMore ? 'many' : later.length}
          onShowRequests={onShowRequests}
        />
      ) : null}
      {state.status === 'ready' && next === undefined ? (
        <>
          <p>{t('next-none')}</p>
          <p>{t(state.searching ? 'next-none-searching' : 'next-none-ask')}</p>
        </>
      ) : null}
    </Card>
  );
}
