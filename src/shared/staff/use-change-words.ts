import { useTranslation } from 'react-i18next';
import type { CommandAuditEntry } from '#domain/documents/bookkeeping.ts';

/** What can happen to a request or another record, by the name of the command or trigger that did it. */
export const changes = [
  'request-created',
  'request-cancelled',
  'take-request',
  'release-request',
  'send-quote',
  'record-quote-answer',
  'answer-quote',
  'offer-visit',
  'assign-student',
  'unassign-student',
  'move-visit',
  'propose-move',
  'withdraw-move',
  'accept-move',
  'decline-move',
  'agree-move',
  'refuse-move',
  'cancel-visit',
  'end-series',
  'cancel-request',
  'approve-visit',
  'question-visit',
  'skip-visit',
  'stop-series',
  'charge-visit',
  'undo-step',
  'set-note',
  'create-student',
  'change-student',
  'import-students',
  'register-absence',
  'change-absence',
  'send-helper-link',
  'revoke-helper-link',
  'renew-helper-link',
  'set-student-photo',
  'remove-student-photo',
  'change-availability',
  'change-calendar-feed',
  'change-family-calendar',
  'accept-offer',
  'decline-offer',
  'withdraw-from-visit',
  'expire-offers',
  'make-visit',
  'check-in',
  'check-out',
  'start-visit',
  'charge-fee',
  'record-visit',
  'correct-visit',
  'miss-visit',
  'ask-after-visit',
  'account-for-visit',
  'lead-form',
  'resolve-lead',
  'resend-mail',
  'reset-second-factor',
  'report-second-factor',
  'change-staff-role',
  'refuse-request',
  'adjust-credits',
  'approve-adjustment',
  'decide-late-payment',
  'record-reminder-letter',
  'record-fee-letter',
  'record-transfer',
  'refund-visit',
  'confirm-refund-transfer',
  'refund-credits',
  'withdraw-purchase',
  'settle-refund',
  'refuse-refund',
  'book-for-senior',
  'change-customer',
  'invite-customer',
  'invite-family-member',
  'invite-from-waiting-list',
  'withdraw-invitation',
  'accept-invitation',
  'change-member-rights',
  'end-membership',
  'confirm-circle',
  'ask-about-member',
  'handle-report',
  'take-alert',
  'finish-alert',
  'search-people',
  'save-views',
  'register-account',
] as const;

/** Returns what was done in words; the name itself of a change that this version does not know. */
export function useChangeWords(): (action: string) => string {
  const { t } = useTranslation('staff');
  return (action) => {
    const known = changes.find((change) => change === action);
    return known === undefined ? action : t(`did-${known}`);
  };
}

/** The same of an entry of the audit log, which says what was undone. */
export function useEntryWords(): (entry: Pick<CommandAuditEntry, 'action' | 'undoes'>) => string {
  const { t } = useTranslation('staff');
  const changeWords = useChangeWords();
  return ({ action, undoes }) =>
    undoes === undefined ? changeWords(action) : t('did-undo', { what: changeWords(undoes.action) });
}
