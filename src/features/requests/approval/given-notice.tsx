import { useTranslation } from '#i18n/use-translation.ts';
import { phoneHref } from '#domain/brand.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { Button } from '#ui/actions/button.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row } from '#ui/layout/row.tsx';
import type { GivenWord } from './use-approval.ts';

/** Why an answer did not arrive, and what can be done. */
export function FailureNotice({
  error,
  onRetry,
}: {
  readonly error: DomainError | null;
  readonly onRetry?: () => void;
}) {
  const { t } = useTranslation(['visits', 'requests', 'errors']);
  return (
    <Notice kind="danger" title={t('approve-failed')}>
      {error === null ? null : <p>{t(`errors:${error.code}`)}</p>}
      <Row>
        {onRetry === undefined ? null : (
          <Button icon="retry" onClick={onRetry}>
            {t('approve-retry')}
          </Button>
        )}
        <LinkButton href={phoneHref} icon="phone">
          {t('requests:call')}
        </LinkButton>
      </Row>
    </Notice>
  );
}

/** What was said, and whether we have it. */
export function GivenNotice({
  given,
  onRetry,
}: {
  readonly given: GivenWord;
  readonly onRetry: (itemId: string) => void;
}) {
  const { t } = useTranslation('visits');
  const { item, answer } = given;
  if (item.state === 'needs-you') return <FailureNotice error={item.error} onRetry={() => onRetry(item.id)} />;
  const isReceived = item.state === 'received';
  return (
    <Notice kind={isReceived ? 'success' : 'info'} title={t(isReceived ? `approve-said-${answer}` : 'approve-kept')}>
      <p>{t(isReceived ? `approve-next-${answer}` : 'approve-kept-text')}</p>
    </Notice>
  );
}
