import { useTranslation } from '#i18n/use-translation.ts';
import { phoneHref } from '#domain/brand.ts';
import { Button } from '#ui/actions/button.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row } from '#ui/layout/row.tsx';
import { waitingText } from '../waiting-text.ts';
import type { GivenChange as Given } from './use-series-change.ts';

export interface GivenChangeProps {
  readonly given: Given;
  readonly onRetry: (itemId: string) => void;
  readonly onForget: (itemId: string) => void;
}

/** What the senior asked for, and whether we have it. */
export function GivenChange({ given: { item, command }, onRetry, onForget }: GivenChangeProps) {
  const { t } = useTranslation(['visits', 'requests', 'errors']);
  const { change } = command;
  if (item.state === 'needs-you') {
    return (
      <Notice kind="danger" title={t(`${change}-failed`)}>
        <p>{t(`errors:${item.error?.code ?? 'unknown'}`)}</p>
        <Row>
          <Button icon="retry" onClick={() => onRetry(item.id)}>
            {t('requests:retry')}
          </Button>
          <Button icon="check" onClick={() => onForget(item.id)}>
            {t(`${change}-stay`)}
          </Button>
          <LinkButton href={phoneHref} icon="phone">
            {t('requests:call')}
          </LinkButton>
        </Row>
      </Notice>
    );
  }
  if (item.state === 'received') return <Notice kind="success" title={t(`${change}-said`)} />;
  return (
    <Notice kind="info" title={t(`${change}-kept`)}>
      <p>{t(`requests:${waitingText(item.error?.code)}`)}</p>
    </Notice>
  );
}
