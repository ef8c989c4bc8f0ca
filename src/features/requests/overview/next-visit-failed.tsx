import { useTranslation } from '#i18n/use-translation.ts';

export function NextVisitFailed() {
  const { t } = useTranslation('requests');
  return (
    <>
      <p>{t('next-failed')}</p>
      <p>{t('call-instead')}</p>
    </>
  );
}
