import { useTranslation } from 'react-i18next';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { phoneHref } from '#domain/brand.ts';
import type { EndedVisit } from '#domain/documents/ended-visit.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { visitCost } from '#domain/visits/visit-cost.ts';
import { formatEuro } from '#i18n/format-euro.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { Button } from '#ui/actions/button.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ApprovalQuestion } from './approval-question.tsx';
import { approvalQueries } from './queries.ts';
import { type GivenWord, useApproval } from './use-approval.ts';
import { VisitAccount } from './visit-account.tsx';

export interface ApprovalPartProps {
  readonly acting: ActingFor;
  readonly visitId: string;
  readonly visit: EndedVisit;
  readonly when: string;
  readonly onShowCredits: () => void;
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

/** An approved visit that the balance does not cover. */
function Unpaid({ acting, visit, onShowCredits }: Pick<ApprovalPartProps, 'acting' | 'visit' | 'onShowCredits'>) {
  const { t } = useTranslation('visits');
  const language = useLanguage();
  const balance = useCachedQuery(approvalQueries.balance(acting));
  const cost = visitCost(visit);
  const missing = cost === null || balance.status !== 'ready' ? 0 : cost.cents - balance.value;
  if (missing <= 0) return <Notice kind="info" title={t('unpaid-soon')} />;
  return (
    <Notice kind="warning" title={t('unpaid-title', { amount: formatEuro(missing, language) })}>
      <p>{t('unpaid-text')}</p>
      <Row>
        <Button kind="main" icon="credits" onClick={onShowCredits}>
          {t('unpaid-go')}
        </Button>
      </Row>
    </Notice>
  );
}

/** What a visit that is over costs, and what the senior says to it. */
export function ApprovalPart({ acting, visitId, visit, when, onShowCredits }: ApprovalPartProps) {
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
      {visit.state === 'approved' ? <Unpaid acting={acting} visit={visit} onShowCredits={onShowCredits} /> : null}
    </Stack>
  );
}
