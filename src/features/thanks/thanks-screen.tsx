import { useTranslation } from 'react-i18next';
import { phoneHref } from '#domain/brand.ts';
import { Card } from '#ui/layout/card.tsx';
import { Picture } from '#ui/scenes/daisy.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { NumberedSteps } from '#ui/content/numbered-steps.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';

/** Shown after a sign-up for the waiting list: the next steps, and a link home. */
export function ThanksScreen({ homeHref }: { readonly homeHref: string }) {
  const { t } = useTranslation(['thanks', 'common']);
  return (
    <Page title={t('title')} lead={t('lead')} width="text">
      <Picture name="bud" />
      <Card title={t('next-title')}>
        <NumberedSteps steps={t('steps', { returnObjects: true })} />
      </Card>
      <Row>
        <LinkButton kind="main" icon="home" href={homeHref}>
          {t('to-home', { ns: 'common' })}
        </LinkButton>
      </Row>
      <Card title={t('call-title')} tone="soft">
        <p>{t('call-text')}</p>
        <Row>
          <LinkButton icon="phone" href={phoneHref}>
            {t('call-us', { ns: 'common' })}
          </LinkButton>
        </Row>
      </Card>
    </Page>
  );
}
