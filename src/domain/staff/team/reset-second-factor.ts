import type * as z from 'zod/mini';
import { isOfStaff } from '#domain/accounts/roles.ts';
import { collections } from '#domain/collections.ts';
import type { resetSecondFactor as contract } from '#domain/contracts/staff/staff-accounts.ts';
import { type RecordCommand, recordRejected } from '#domain/dispatch/transaction/record-command.ts';
import { interimUserSchema } from '#domain/documents/interim-user.ts';
import { ok } from '#domain/result.ts';
import { sessionsEndedAt } from './ended-sessions.ts';
import { alarmMails, type StaffMember } from './staff-alarm.ts';

type Wanted = z.output<typeof contract.input>;

/** Takes it away at Auth, and ends the sessions. Idempotent, so that a transaction may be tried again. */
export type ForgetSecondFactor = (uid: string) => Promise<void>;

/**
 * Recovery of a staff member whose phone is gone, by a colleague who knows her: nobody takes away her own, so that a session
 * that was left open cannot be made to need a password alone. Who is told, is told by mail.
 */
export const resetSecondFactor = (
  actor: RecordCommand<never>['actor'],
  { command_id: commandId, staff_uid: id }: Wanted,
  forget: ForgetSecondFactor,
  told: readonly StaffMember[],
): RecordCommand<{ readonly staff_uid: string }> => ({
  name: 'reset-second-factor',
  commandId,
  actor,
  async decide(transaction, { now, actor: { name: by } }) {
    if (id === actor.uid) return recordRejected('factor-own');
    const [stored = null] = await transaction.read([{ collection: collections.interimUsers, id }]);
    const member = interimUserSchema.safeParse(stored).data;
    if (member === undefined || !isOfStaff(member.role)) return recordRejected('staff-not-found');
    await forget(id);
    const values = { member: `${member.first_name} ${member.last_name}`, by };
    return ok({
      value: { staff_uid: id },
      writes: [
        sessionsEndedAt(id, now),
        ...alarmMails({ template: 'staff-second-factor', values }, { told, key: commandId, now }),
      ],
      audit: { collection: collections.interimUsers, document_id: id, before: {}, after: { second_factor: 'none' } },
    });
  },
});
