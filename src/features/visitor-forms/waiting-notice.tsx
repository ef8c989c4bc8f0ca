import { useTranslation } from 'react-i18next';
import { Notice } from '#ui/notice.tsx';

/** That something waits on this device, and nothing of what it says: the next person at this tablet is another one. */
export function WaitingNotice({ count }: { readonly count: number }) {
  const { t } = useTranslation('forms');
  if (count === 0) return null;
  return (
    <Notice kind="info" icon="no-network" title={t('waiting', { count })}>
      <p>{t('kept-text')}</p>
    </Notice>
  );
}
