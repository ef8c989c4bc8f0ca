import { useTranslation } from 'react-i18next';
import { Page } from '#ui/page.tsx';
import { PublicShell } from './public-shell.tsx';

export function AuthCallbackPage() {
  const { t } = useTranslation('account');
  return (
    <PublicShell>
      <Page title={t('title')} width="text">
        {null}
      </Page>
    </PublicShell>
  );
}
