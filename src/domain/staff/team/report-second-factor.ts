import { collections } from '#domain/collections.ts';
import { type RecordCommand } from '#domain/dispatch/transaction/record-command.ts';
import { ok } from '#domain/result.ts';
import { alarmMails, type StaffMember } from './staff-alarm.ts';

/** Somebody of staff enrolled a second factor: it is noted, and those who lead and the person are told by mail. */
export const reportSecondFactor = (
  actor: RecordCommand<never>['actor'],
  commandId: string,
  told: readonly StaffMember[],
): RecordCommand<{ readonly staff_uid: string }> => ({
  name: 'report-second-factor',
  commandId,
  actor,
  decide: async (_transaction, { now, actor: { uid, name: member } }) =>
    ok({
      value: { staff_uid: uid },
      writes: alarmMails({ template: 'staff-factor-enrolled', values: { member } }, { told, key: commandId, now }),
      audit: { collection: collections.interimUsers, document_id: uid, before: {}, after: { second_factor: 'totp' } },
    }),
});
