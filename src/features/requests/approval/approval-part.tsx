import { useRef } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { EndedVisit } from '#domain/documents/visit-parts/ended-visit.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ApprovalQuestion } from './approval-question.tsx';
import { FailureNotice, GivenNotice } from './given-notice.tsx';
import { useApproval } from './use-approval.ts';
import { VisitAccount } from './visit-account.tsx';

export interface ApprovalPartProps {
  readonly acting: ActingFor;
  readonly visitId: string;
  readonly visit: EndedVisit;
  /** Null where it stands above already. */
  readonly when: string | null;
}

/** What a visit that is over costs, and what the senior says to it. */
export function ApprovalPart({ acting, visitId, visit, when }: ApprovalPartProps) {
  const { t } = useTranslation('visits');
  const { given, sent, busy, failure, give, retry } = useApproval(acting, visitId);
  const status = useRef<HTMLDivElement>(null);
  const isQuestioned = visit.questioned_at instanceof Date || given?.answer === 'look' || sent === 'look';
  const isApproved =
    visit.state !== 'done' || sent === 'yes' || (given?.answer === 'yes' && given.item.state !== 'needs-you');

  function say(answer: 'yes' | 'look', question: string) {
    // The pressed button goes away.
    status.current?.focus();
    give(answer, question);
  }

  return (
    <Stack>
      <VisitAccount visit={visit} when={when} />
      {isApproved ? null : <ApprovalQuestion busy={busy} isQuestioned={isQuestioned} onGive={say} />}
      <StatusArea ref={status}>
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
