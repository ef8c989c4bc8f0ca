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

/** What one has just done elsewhere, said once more here. */
function readNews(state: unknown): 'signed-out' | 'password-updated' | null {
  if (typeof state !== 'object' || state === null) return null;
  if ('signedOut' in state && state.signedOut === true) return 'signed-out';
  return 'passwordUpdated' in state && state.passwordUpdated === true ? 'password-updated' : null;
}

export function FrontDoor() {
  const { t } = useTranslation(['common', 'session']);
  const news = readNews(usePlace().state);
  return (
    <PublicShell>
      <Page title={t('front-title')} lead={t('front-lead')}>
        {news === null ? null : (
          <Notice kind="success">
            <p>{t(news, { ns: 'session' })}</p>
          </Notice>
        )}
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
