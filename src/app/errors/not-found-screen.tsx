import { useTranslation } from '#i18n/use-translation.ts';
import { Picture } from '#ui/scenes/picture.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { hrefs } from '../paths.ts';

export interface NotFoundScreenProps {
  /** Where the link leads. */
  readonly homeHref?: string;
}

export function NotFoundScreen({ homeHref = hrefs.home() }: NotFoundScreenProps) {
  const { t } = useTranslation('common');
  return (
    <Page title={t('not-found-title')} lead={t('not-found-text')} width="text">
      <Picture name="lost" />
      <Row>
        <LinkButton kind="main" icon="home" href={homeHref}>
          {t('to-home')}
        </LinkButton>
      </Row>
    </Page>
  );
}
