import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { formatMoment } from '#i18n/format-moment.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { deviceClock } from '#lib/clock.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { Loading } from '#ui/feedback/loading.tsx';
import { Card } from '#ui/layout/card.tsx';
import { requestQueries } from '../queries.ts';

/**
 * Shows the server's count of active requests. A failure without a cached count shows 0 (spec.md section 7) with a notice
 * that the count is unknown.
 */
export function ActiveCount({ acting }: { readonly acting: ActingFor }) {
  const { t } = useTranslation('requests');
  const language = useLanguage();
  const count = useCachedQuery(requestQueries.activeCount(acting));
  return (
    <Card title={t('active-title')}>
      {count.status === 'loading' ? (
        <Loading text={t('active-loading')} />
      ) : (
        <p>{t('active-count', { count: count.status === 'ready' ? count.value : 0 })}</p>
      )}
      {count.status === 'ready' && count.value > 0 ? <p>{t('active-searching', { count: count.value })}</p> : null}
      {count.status === 'failed' ? <p>{t('active-unknown')}</p> : null}
      {count.status === 'ready' && count.error !== null ? (
        <p>{t('active-was', { moment: formatMoment(new Date(count.savedAt), deviceClock.now(), language) })}</p>
      ) : null}
    </Card>
  );
}
