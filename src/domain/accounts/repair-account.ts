import * as z from 'zod/mini';
import {
  type InterimUser,
  interimUserDefaults,
  interimUserSchema,
  lacksDetails,
  type profileFields,
} from '../documents/interim-user.ts';
import { type SeniorProfile, seniorProfileDefaults } from '../documents/senior-profile.ts';
import { type Role, roles } from './roles.ts';

/** The stored records of one account. They may be old or malformed: each field is validated separately. */
export interface AccountRecords {
  readonly user: Readonly<Record<string, unknown>> | null;
  readonly hasProfile: boolean;
}

type DetailField = (typeof profileFields)[number] | 'test';

/** The writes that complete an account; the role never changes. */
export interface AccountChanges {
  readonly createUser?: InterimUser;
  readonly updateUser?: Partial<Pick<InterimUser, DetailField | 'status'>>;
  readonly createProfile?: SeniorProfile;
  /** The new name of the existing profile. */
  readonly renameProfile?: SeniorProfile['senior_name'];
}

/** The sign-up details that the device still has. */
export type SignUpDetails = { readonly [Field in DetailField]?: InterimUser[Field] | undefined };

interface Repair {
  readonly changes: AccountChanges;
  /** null for an unknown role: nothing is written then. */
  readonly outcome: { readonly role: Role; readonly created: boolean } | null;
}

function seniorNameOf(user: Readonly<Record<string, unknown>>): string {
  const { first_name, last_name } = interimUserSchema.shape;
  const firstName = first_name.safeParse(user['first_name']).data ?? interimUserDefaults.first_name;
  const lastName = last_name.safeParse(user['last_name']).data ?? interimUserDefaults.last_name;
  return `${firstName} ${lastName}`;
}

function newProfile(uid: string, user: Readonly<Record<string, unknown>>): SeniorProfile {
  return { user_id: uid, senior_id: uid, senior_name: seniorNameOf(user), ...seniorProfileDefaults };
}

/** The details that a record without a name lacks; nothing for any other record. */
function missingDetails(
  user: Readonly<Record<string, unknown>>,
  details: SignUpDetails,
): Partial<Pick<InterimUser, DetailField>> {
  if (!lacksDetails(user)) return {};
  const given = Object.entries(details).filter(
    ([field, value]) => value !== undefined && value !== (user[field] ?? null),
  );
  return Object.fromEntries(given);
}

/** The profile that a senior's record lacks, or the name that follows a name filled in now. */
function profileChange(
  uid: string,
  user: Readonly<Record<string, unknown>>,
  filledIn: SignUpDetails,
  hasProfile: boolean,
): Pick<AccountChanges, 'createProfile' | 'renameProfile'> {
  const named = { ...user, ...filledIn };
  if (!hasProfile) return { createProfile: newProfile(uid, named) };
  return seniorNameOf(named) === seniorNameOf(user) ? {} : { renameProfile: seniorNameOf(named) };
}

/**
 * Completes the records of an account with a verified mail address (spec.md section 4): the account record, its status and,
 * for a senior, the profile. A record that was created without the sign-up details gets them. Idempotent.
 */
export function repairAccount(
  { user, hasProfile }: AccountRecords,
  { uid, email }: { readonly uid: string; readonly email: string },
  details: SignUpDetails = {},
): Repair {
  if (user === null) {
    const role = 'senior';
    const createUser: InterimUser = {
      id: uid,
      email,
      first_name: details.first_name ?? interimUserDefaults.first_name,
      last_name: details.last_name ?? interimUserDefaults.last_name,
      phone_number: details.phone_number ?? interimUserDefaults.phone_number,
      role,
      city: details.city ?? interimUserDefaults.city,
      language: details.language ?? interimUserDefaults.language,
      full_address: details.full_address ?? interimUserDefaults.full_address,
      name_city: details.name_city ?? interimUserDefaults.name_city,
      status: 'verified',
      test: details.test ?? null,
    };
    const createProfile = hasProfile ? {} : { createProfile: newProfile(uid, createUser) };
    return { changes: { createUser, ...createProfile }, outcome: { role, created: true } };
  }
  const role = z.enum(roles).safeParse(user['role']).data;
  if (role === undefined) return { changes: {}, outcome: null };
  const filledIn = role === 'senior' ? missingDetails(user, details) : {};
  const status = user['status'] === 'pending_verification' ? ({ status: 'verified' } as const) : {};
  const updateUser = { ...filledIn, ...status };
  const changes: AccountChanges = {
    ...(Object.keys(updateUser).length === 0 ? {} : { updateUser }),
    ...(role === 'senior' ? profileChange(uid, user, filledIn, hasProfile) : {}),
  };
  return { changes, outcome: { role, created: false } };
}
