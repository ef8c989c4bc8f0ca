import { type InterimUser, interimUserDefaults, interimUserSchema } from '#domain/documents/interim-user.ts';

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
  readonly roleOf: (uid: string) => Promise<unknown>;
  readonly createRecord: (user: InterimUser) => Promise<void>;
}

export interface NewStaff {
  readonly mail: string;
  readonly firstName: string;
  readonly lastName: string;
}

export type StaffOutcome =
  | 'made'
  | 'is-staff'
  /** The address is that of a senior or a family member, who would lose what is theirs. */
  | 'has-another-role'
  /** Whoever made the account did not prove that the address is theirs. */
  | 'address-not-proven';

/** Makes a staff member. Repeatable: what an interrupted call left is completed. */
export async function makeStaff(staff: NewStaff, tools: StaffTools): Promise<StaffOutcome> {
  const found = await tools.findLogin(staff.mail);
  if (found !== null) {
    const role = await tools.roleOf(found.uid);
    if (role === 'admin') return 'is-staff';
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
    role: 'admin',
    status: 'verified',
    test: null,
  };
  await tools.createRecord(interimUserSchema.parse(record));
  return 'made';
}
