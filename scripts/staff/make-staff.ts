import { isOfStaff, type StaffRole } from '#domain/accounts/roles.ts';
import type { DocumentWrite } from '#domain/dispatch/transaction/document-transaction.ts';
import { type InterimUser, interimUserDefaults, interimUserSchema } from '#domain/documents/interim-user.ts';
import { alarmMails, type StaffMember, toldAbout } from '#domain/staff/team/staff-alarm.ts';

/** An account of Auth. */
export interface Login {
  readonly uid: string;
  readonly emailVerified: boolean;
}

/** What making a staff member reads and writes. */
export interface StaffTools {
  readonly findLogin: (mail: string) => Promise<Login | null>;
  /** With a verified address and no password: only a mail to the address lets somebody in. */
  readonly createLogin: (mail: string, name: string) => Promise<Login>;
  readonly now: () => Date;
  readonly roleOf: (uid: string) => Promise<unknown>;
  readonly members: () => Promise<readonly StaffMember[]>;
  /** The record and the mails about it, all or none. */
  readonly createRecord: (user: InterimUser, mails: readonly DocumentWrite[]) => Promise<void>;
}

export interface NewStaff {
  readonly mail: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: StaffRole;
}

export type StaffOutcome =
  | 'made'
  | 'is-staff'
  /** The address is that of a senior or a family member, who would lose what is theirs. */
  | 'has-another-role'
  /** Whoever made the account did not prove that the address is theirs. */
  | 'address-not-proven';

/**
 * Makes a staff member. Those who lead and the person are told by mail. Repeatable: what an interrupted call left is completed.
 */
export async function makeStaff(staff: NewStaff, tools: StaffTools): Promise<StaffOutcome> {
  const found = await tools.findLogin(staff.mail);
  if (found !== null) {
    const role = await tools.roleOf(found.uid);
    if (typeof role === 'string' && isOfStaff(role)) return 'is-staff';
    if (role !== undefined) return 'has-another-role';
    if (!found.emailVerified) return 'address-not-proven';
  }
  const { uid } = found ?? (await tools.createLogin(staff.mail, `${staff.firstName} ${staff.lastName}`));
  const record: InterimUser = {
    ...interimUserDefaults,
    id: uid,
    email: staff.mail,
    first_name: staff.firstName,
    last_name: staff.lastName,
    role: staff.role,
    status: 'verified',
    test: null,
  };
  const member = `${staff.firstName} ${staff.lastName}`;
  const told = toldAbout(
    [...(await tools.members()), { uid, name: member, ...record, role: staff.role, blocked: false }],
    uid,
  );
  const values = { member, by: '', role: staff.role };
  const mails = alarmMails({ template: 'staff-role', values }, { told, key: uid, now: tools.now() });
  await tools.createRecord(interimUserSchema.parse(record), mails);
  return 'made';
}
