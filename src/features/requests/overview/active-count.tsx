import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { requestSources } from '../data/queries.ts';
import { useAged } from '../data/use-aged.ts';

/** How many requests are active by the server's count; a failure without an earlier answer counts as 0 (spec.md section 7). */
export function ActiveCount({ uid }: { readonly uid: string }) {
  const { t } = useTranslation('requests');
  const count = useAged(requestSources.activeCount(uid));
  if (count.status === 'loading') return null;
  return (
    <Card title={t('active-title')}>
      <p>{t('active-count', { count: count.status === 'ready' ? count.value : 0 })}</p>
    </Card>
  );
}
