import { useTranslation } from '#i18n/use-translation.ts';
import { phoneHref } from '#domain/brand.ts';
import { AccountOffer } from '#shared/account-offer.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Picture } from '#ui/scenes/picture.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { NumberedSteps } from '#ui/content/numbered-steps.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';

export interface ThanksScreenProps {
  readonly homeHref: string;
  readonly accountHref: string;
}

/** Shown after a sign-up for the waiting list: an account of one's own, the next steps, and a link home. */
export function ThanksScreen({ homeHref, accountHref }: ThanksScreenProps) {
  const { t } = useTranslation(['thanks', 'common']);
  return (
    <Page title={t('title')} lead={t('lead')} width="text">
      <Picture name="bud" />
      <Card title={t('account-title')}>
        <AccountOffer accountHref={accountHref} />
      </Card>
      <Card title={t('next-title')}>
        <NumberedSteps steps={t('steps', { returnObjects: true })} />
      </Card>
      <Card title={t('call-title')} tone="soft">
        <p>{t('call-text')}</p>
        <Row>
          <LinkButton icon="phone" href={phoneHref}>
            {t('call-us', { ns: 'common' })}
          </LinkButton>
        </Row>
      </Card>
      <Row>
        <LinkButton icon="home" href={homeHref}>
          {t('to-home', { ns: 'common' })}
        </LinkButton>
      </Row>
    </Page>
  );
}
