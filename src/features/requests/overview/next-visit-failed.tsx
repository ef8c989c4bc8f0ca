import { useTranslation } from 'react-i18next';

export function NextVisitFailed() {
  const { t } = useTranslation('requests');
  return (
    <>
      <p>{t('next-failed')}</p>
      <p>{t('call-instead')}</p>
    </>
  );
}
