import { useTranslation } from '#i18n/use-translation.ts';
import { Loading } from '#ui/feedback/loading.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { VisitsState } from '../visit/visits-state.ts';

/** Shows the number of coming visits, beside that of the requests for which a student is sought. */
export function PlannedCount({ state }: { readonly state: VisitsState }) {
  const { t } = useTranslation('requests');
  return (
    <Card title={t('planned-title')}>
      {state.status === 'loading' ? <Loading text={t('next-loading')} /> : null}
      {state.status === 'failed' ? <p>{t('next-failed')}</p> : null}
      {state.status === 'ready' ? (
        <p>
          {state.hasMore
            ? t('planned-many', { number: state.visits.length })
            : t('planned-count', { count: state.visits.length })}
        </p>
      ) : null}
    </Card>
  );
}
