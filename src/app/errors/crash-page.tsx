import { useTranslation } from '#i18n/use-translation.ts';
import { Picture } from '#ui/scenes/picture.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { ErrorActions } from './error-actions.tsx';

/** Shown after an unexpected error. Works without a network and without the view that failed. */
export function CrashPage() {
  const { t } = useTranslation('common');
  return (
    <Page title={t('crash-title')} width="text">
      <Picture name="lost" />
      <Notice kind="danger" announce="alert">
        <p>{t('crash-text')}</p>
        <p>{t('crash-call')}</p>
      </Notice>
      <ErrorActions main />
    </Page>
  );
}
