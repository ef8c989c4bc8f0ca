import { collections } from '#domain/collections.ts';
import { type RecordCommand, recordRejected } from '#domain/dispatch/transaction/record-command.ts';
import { ok } from '#domain/result.ts';
import { alarmMails, type StaffMember } from './staff-alarm.ts';

/** A second factor, as Auth knows it. */
export interface EnrolledFactor {
  readonly id: string;
  readonly enrolledAt: Date | null;
}

/** Those of before were noted by the app or by an earlier run. */
const newForDays = 30;

/** Whether it may be one that nobody heard of. Of unknown age, it is. */
export const isNewFactor = ({ enrolledAt }: EnrolledFactor, now: Date): boolean =>
  enrolledAt === null || now.getTime() - enrolledAt.getTime() < newForDays * 24 * 60 * 60 * 1000;

/**
 * Somebody of staff enrolled a second factor, with the app or past it: it is noted once, and those who lead and the person
 * are told by mail. Rejected with `not-found` where it is known.
 */
export const reportSecondFactor = (
  actor: RecordCommand<never>['actor'],
  factorId: string,
  told: readonly StaffMember[],
): RecordCommand<{ readonly staff_uid: string }> => {
  const key = `factor-${factorId.replaceAll(/[^\w-]/g, '')}`;
  return {
    name: 'report-second-factor',
    commandId: key,
    actor,
    async decide(transaction, { now, actor: { uid, name: member } }) {
      // The answer of a command is kept for days, its entry for years.
      const [known = null] = await transaction.read([{ collection: collections.auditLog, id: key }]);
      if (known !== null) return recordRejected('not-found');
      return ok({
        value: { staff_uid: uid },
        writes: alarmMails({ template: 'staff-factor-enrolled', values: { member } }, { told, key, now }),
        audit: { collection: collections.interimUsers, document_id: uid, before: {}, after: { second_factor: 'totp' } },
      });
    },
  };
};
