import { useTranslation } from 'react-i18next';
import { phoneHref } from '#domain/brand.ts';
import { Card } from '#ui/card.tsx';
import { CardGrid } from '#ui/card-grid.tsx';
import { Picture } from '#ui/daisy.tsx';
import { LinkButton } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { hrefs } from './paths.ts';
import { PublicShell } from './public-shell.tsx';
import { usePlace } from './use-place.ts';

function hasSignedOut(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'signedOut' in state && state.signedOut === true;
}

export function FrontDoor() {
  const { t } = useTranslation(['common', 'session']);
  const { state } = usePlace();
  return (
    <PublicShell>
      <Page title={t('front-title')} lead={t('front-lead')}>
        {hasSignedOut(state) ? (
          <Notice kind="success">
            <p>{t('signed-out', { ns: 'session' })}</p>
          </Notice>
        ) : null}
        <Picture name="meadow" />
        <CardGrid>
          <Card title={t('front-sign-in-title')}>
            <p>{t('front-sign-in-text')}</p>
            <LinkButton kind="main" icon="sign-in" wide href={hrefs.login()}>
              {t('sign-in')}
            </LinkButton>
          </Card>
          <Card title={t('front-install-title')}>
            <p>{t('front-install-text')}</p>
            <LinkButton icon="tablet" wide href={hrefs.install()}>
              {t('install')}
            </LinkButton>
          </Card>
          <Card title={t('front-call-title')}>
            <p>{t('front-call-text')}</p>
            <LinkButton icon="phone" wide href={phoneHref}>
              {t('call-us')}
            </LinkButton>
          </Card>
        </CardGrid>
      </Page>
    </PublicShell>
  );
}
