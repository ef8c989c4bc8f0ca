import { useTranslation } from 'react-i18next';
import { Page } from '#ui/page.tsx';

export function ProfileScreen({ uid }: { readonly uid: string }) {
  const { t } = useTranslation('profile');
  return <Page title={t('title')}>{uid}</Page>;
}
