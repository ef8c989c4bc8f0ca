import { useTranslation } from '#i18n/use-translation.ts';
import { Picture } from '#ui/scenes/picture.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';

export interface ThanksScreenProps {
  /** `earlier`: an earlier attempt was received, and counts. */
  readonly which: 'sent' | 'earlier';
  readonly homeHref: string;
}

export function ThanksScreen({ which, homeHref }: ThanksScreenProps) {
  const { t } = useTranslation('review');
  return (
    <Page title={t('thanks-title')} width="text">
      <Notice kind="success" announce="status" title={t('thanks')}>
        <p>{t('thanks-text')}</p>
      </Notice>
      {which === 'earlier' ? (
        <Notice kind="warning" announce="status">
          <p>{t('thanks-earlier')}</p>
        </Notice>
      ) : null}
      <Picture name="meadow" />
      <Row>
        <LinkButton href={homeHref}>{t('to-home')}</LinkButton>
      </Row>
    </Page>
  );
}
