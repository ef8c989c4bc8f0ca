import { useTranslation } from '#i18n/use-translation.ts';
import { phoneHref } from '#domain/brand.ts';
import { Button } from '#ui/actions/button.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { Row } from '#ui/layout/row.tsx';

/** The two ways out of an error: reload, or call. */
export function ErrorActions({ main = false }: { readonly main?: boolean }) {
  const { t } = useTranslation('common');
  return (
    <Row>
      <Button kind={main ? 'main' : 'secondary'} icon="retry" onClick={() => window.location.reload()}>
        {t('reload')}
      </Button>
      <LinkButton href={phoneHref} icon="phone">
        {t('call-us')}
      </LinkButton>
    </Row>
  );
}
