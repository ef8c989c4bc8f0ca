import { useTranslation } from 'react-i18next';
import { Picture } from '#ui/daisy.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { CrashWays } from './crash-ways.tsx';

/** Something broke that nobody expected. Works without a network and without the view that broke. */
export function CrashPage() {
  const { t } = useTranslation('common');
  return (
    <Page title={t('crash-title')} width="text">
      <Picture name="lost" />
      <Notice kind="danger" announce="alert">
        <p>{t('crash-text')}</p>
        <p>{t('crash-call')}</p>
      </Notice>
      <CrashWays main />
    </Page>
  );
}
