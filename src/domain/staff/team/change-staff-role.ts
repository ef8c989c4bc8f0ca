import type * as z from 'zod/mini';
import { isOfStaff } from '#domain/accounts/roles.ts';
import { collections } from '#domain/collections.ts';
import type { changeStaffRole as contract } from '#domain/contracts/staff/staff-accounts.ts';
import type { DocumentTransaction } from '#domain/dispatch/transaction/document-transaction.ts';
import { type RecordCommand, recordRejected } from '#domain/dispatch/transaction/record-command.ts';
import { type InterimUser, interimUserSchema } from '#domain/documents/interim-user.ts';
import { ok } from '#domain/result.ts';
import { sessionsFrom } from './ended-sessions.ts';
import { alarmMails, isLead, type StaffMember, toldAbout } from './staff-alarm.ts';

type Wanted = z.output<typeof contract.input>;

/** Ends every session at Auth. Idempotent, so that a transaction may be tried again. */
export type EndSessions = (uid: string) => Promise<void>;

const partOf = ({ role, blocked = false }: Pick<InterimUser, 'role' | 'blocked'>): string => (blocked ? 'none' : role);

/** Read in the transaction: two who lead cannot take the role from each other at the same moment. */
async function anotherLeads(
  transaction: DocumentTransaction,
  members: readonly StaffMember[],
  id: string,
): Promise<boolean> {
  const others = members.filter((member) => isLead(member) && member.uid !== id);
  if (others.length === 0) return false;
  const stored = await transaction.read(others.map(({ uid }) => ({ collection: collections.interimUsers, id: uid })));
  return stored.some((each) => {
    const { data } = interimUserSchema.safeParse(each);
    return data !== undefined && isLead(data);
  });
}

/**
 * Gives a staff member another part of the work, or none: the account is then blocked and every session ends. Nobody changes
 * her own, and somebody leads at all times. Those who lead and the person are told by mail.
 */
export const changeStaffRole = (
  actor: RecordCommand<never>['actor'],
  { command_id: commandId, staff_uid: id, role }: Wanted,
  { endSessions, members }: { readonly endSessions: EndSessions; readonly members: readonly StaffMember[] },
): RecordCommand<{ readonly staff_uid: string; readonly role: Wanted['role'] }> => ({
  name: 'change-staff-role',
  commandId,
  actor,
  async decide(transaction, { now, actor: { name: by } }) {
    if (id === actor.uid) return recordRejected('role-own');
    const [stored = null] = await transaction.read([{ collection: collections.interimUsers, id }]);
    const member = interimUserSchema.safeParse(stored).data;
    if (member === undefined || !isOfStaff(member.role)) return recordRejected('staff-not-found');
    if (role !== 'admin' && !(await anotherLeads(transaction, members, id))) return recordRejected('last-lead');
    if (role === 'none') await endSessions(id);
    const values = { member: `${member.first_name} ${member.last_name}`, by, role };
    const change =
      role === 'none' ? { blocked: true, sessions_valid_from: sessionsFrom(now) } : { role, blocked: false };
    return ok({
      value: { staff_uid: id, role },
      writes: [
        { kind: 'update', collection: collections.interimUsers, id, data: change },
        ...alarmMails({ template: 'staff-role', values }, { told: toldAbout(members, id), key: commandId, now }),
      ],
      audit: {
        collection: collections.interimUsers,
        document_id: id,
        before: { role: partOf(member) },
        after: { role },
      },
    });
  },
});
