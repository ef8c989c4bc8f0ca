import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { Period } from '#domain/staff/visits-copy.ts';
import { ReasonField } from '#shared/staff/dialogs/reason-field.tsx';
import { ProposalList } from '#shared/staff/proposals/proposal-list.tsx';
import { useHandingOver } from '#shared/staff/proposals/use-handing-over.ts';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useIllVisits } from './use-ill-visits.ts';

export interface IllVisitsProps {
  readonly acting: ActingFor;
  readonly studentId: string;
  readonly name: string;
  readonly period: Period;
  readonly requestHref: (requestId: string) => string;
}

/** Her visits with a proposal for each: taken one by one, or all at once. */
export function IllVisits({ acting, studentId, name, period, requestHref }: IllVisitsProps) {
  const { t } = useTranslation(['ill', 'errors']);
  const [reason, setReason] = useState(() => t('reason-default'));
  const handing = useHandingOver(acting, reason.trim());
  const state = useIllVisits(acting, studentId, period, handing);
  if (state.status === 'loading') return <Loading text={t('visits-loading')} />;
  if (state.status === 'failed') {
    return (
      <Notice kind="warning" title={t('failed-title')}>
        <p>{t(`errors:${state.error.code}`)}</p>
      </Notice>
    );
  }
  const count = state.proposals.length;
  return (
    <>
      {count === 0 ? null : (
        <ReasonField label={t('reason')} hint={t('reason-hint')} value={reason} onChange={setReason} missing />
      )}
      <ProposalList
        acting={acting}
        handing={handing}
        proposals={state.proposals}
        blocked={reason.trim() === ''}
        removable
        countText={count === 0 ? t('none', { name }) : t('count', { count, name })}
        requestHref={requestHref}
      />
    </>
  );
}
