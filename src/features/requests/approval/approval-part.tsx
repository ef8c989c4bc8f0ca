import { useTranslation } from 'react-i18next';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { phoneHref } from '#domain/brand.ts';
import type { EndedVisit } from '#domain/documents/ended-visit.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { Button } from '#ui/actions/button.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ApprovalQuestion } from './approval-question.tsx';
import { type GivenWord, useApproval } from './use-approval.ts';
import { VisitAccount } from './visit-account.tsx';

export interface ApprovalPartProps {
  readonly acting: ActingFor;
  readonly visitId: string;
  readonly visit: EndedVisit;
  readonly when: string;
}

function FailureNotice({ error, onRetry }: { readonly error: DomainError | null; readonly onRetry?: () => void }) {
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
function GivenNotice({ given, onRetry }: { readonly given: GivenWord; readonly onRetry: (itemId: string) => void }) {
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

/** What a visit that is over costs, and what the senior says to it. */
export function ApprovalPart({ acting, visitId, visit, when }: ApprovalPartProps) {
  const { t } = useTranslation('visits');
  const { given, sent, busy, failure, give, retry } = useApproval(acting, visitId);
  const isQuestioned = visit.questioned_at instanceof Date || given?.answer === 'look' || sent === 'look';
  const isApproved =
    visit.state !== 'done' || sent === 'yes' || (given?.answer === 'yes' && given.item.state !== 'needs-you');
  return (
    <Stack>
      <VisitAccount visit={visit} when={when} />
      {isApproved ? null : <ApprovalQuestion busy={busy} isQuestioned={isQuestioned} onGive={give} />}
      <StatusArea>
        {failure === null ? null : <FailureNotice error={failure} />}
        {visit.state === 'charged' ? <Notice kind="success" title={t('approve-paid')} /> : null}
        {visit.state === 'done' && given !== null ? <GivenNotice given={given} onRetry={retry} /> : null}
        {sent === null || visit.state === 'charged' ? null : (
          <Notice kind="success" title={t(`approve-said-${sent}`)} />
        )}
        {visit.questioned_at instanceof Date && given === null && sent === null && !isApproved ? (
          <Notice kind="info" title={t('approve-said-look')}>
            <p>{t('approve-next-look')}</p>
          </Notice>
        ) : null}
      </StatusArea>
      {visit.state === 'approved' ? <p>{t('unpaid-soon')}</p> : null}
    </Stack>
  );
}
