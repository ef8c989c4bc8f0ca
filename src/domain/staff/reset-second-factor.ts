import type * as z from 'zod/mini';
import { isOfStaff } from '../accounts/roles.ts';
import { collections } from '../collections.ts';
import type { resetSecondFactor as contract } from '../contracts/staff/staff-accounts.ts';
import { type RecordCommand, recordRejected } from '../dispatch/transaction/record-command.ts';
import { interimUserSchema } from '../documents/interim-user.ts';
import { mailSchema, staffMailLanguage } from '../documents/mail.ts';
import { newMail } from '../mail/mail-delivery.ts';
import { mailIdAbout } from '../mail/mail-id.ts';
import { ok } from '../result.ts';

type Wanted = z.output<typeof contract.input>;

/** Takes it away at Auth, and ends the sessions. Idempotent, so that a transaction may be tried again. */
export type ForgetSecondFactor = (uid: string) => Promise<void>;

/**
 * Recovery of a staff member whose phone is gone, by a colleague who knows her: nobody takes away her own, so that a session
 * that was left open cannot be made to need a password alone. Staff is told by mail.
 */
export const resetSecondFactor = (
  actor: RecordCommand<never>['actor'],
  { command_id: commandId, staff_uid: id }: Wanted,
  forget: ForgetSecondFactor,
  staffEmail: string,
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
    const mail = newMail({ to: staffEmail, language: staffMailLanguage, template: 'staff-second-factor', values }, now);
    const mailId = mailIdAbout('staff-second-factor', commandId);
    return ok({
      value: { staff_uid: id },
      writes: [{ kind: 'create', collection: collections.mail, id: mailId, data: mailSchema.parse(mail) }],
      audit: { collection: collections.interimUsers, document_id: id, before: {}, after: { second_factor: 'none' } },
    });
  },
});
