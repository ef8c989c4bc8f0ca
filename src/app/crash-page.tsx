import { useTranslation } from 'react-i18next';
import { phoneHref } from '#domain/brand.ts';
import { Button } from '#ui/button.tsx';
import { Picture } from '#ui/daisy.tsx';
import { LinkButton } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { Row } from '#ui/row.tsx';

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
      <Row>
        <Button kind="main" icon="retry" onClick={() => window.location.reload()}>
          {t('reload')}
        </Button>
        <LinkButton href={phoneHref} icon="phone">
          {t('call-us')}
        </LinkButton>
      </Row>
    </Page>
  );
}
