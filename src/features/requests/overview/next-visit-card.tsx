import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { Loading } from '#ui/feedback/loading.tsx';
import { Card } from '#ui/layout/card.tsx';
import { lazyVisitCard } from './lazy-visit-card.ts';
import type { VisitsState } from '../visit/visits-state.ts';

function NextVisitFailed() {
  const { t } = useTranslation('requests');
  return (
    <>
      <p>{t('next-failed')}</p>
      <p>{t('call-instead')}</p>
    </>
  );
}

const NextVisit = lazyVisitCard('NextVisit', NextVisitFailed);

export interface NextVisitCardProps {
  readonly acting: ActingFor;
  readonly state: VisitsState;
  readonly onShowRequests: () => void;
}

/** The first card of the dashboard: who comes next and when, or what she can do while no visit is planned. */
export function NextVisitCard({ acting, state, onShowRequests }: NextVisitCardProps) {
  const { t } = useTranslation('requests');
  const [next, ...later] = state.status === 'ready' ? state.visits : [];
  return (
    <Card tone={next === undefined ? 'plain' : 'warm'} title={t('next-title')}>
      {state.status === 'loading' ? <Loading text={t('next-loading')} /> : null}
      {state.status === 'failed' ? <NextVisitFailed /> : null}
      {state.status === 'ready' && next !== undefined ? (
        <Suspense fallback={<Loading text={t('next-loading')} />}>
          <NextVisit
            key={next.id}
            acting={acting}
            visit={next}
            later={state.hasMore ? 'many' : later.length}
            onShowRequests={onShowRequests}
          />
        </Suspense>
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
