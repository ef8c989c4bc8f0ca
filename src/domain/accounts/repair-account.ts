import * as z from 'zod/mini';
import {
  type InterimUser,
  interimUserDefaults,
  interimUserSchema,
  type profileFields,
} from '../documents/interim-user.ts';
import { type SeniorProfile, seniorProfileDefaults } from '../documents/senior-profile.ts';
import { type Role, roles } from './roles.ts';

/** The stored records of one account. They may be old or malformed: each field is validated separately. */
export interface AccountRecords {
  readonly user: Readonly<Record<string, unknown>> | null;
  readonly hasProfile: boolean;
}

/** The writes that complete an account; the role never changes. */
export interface AccountChanges {
  readonly createUser?: InterimUser;
  readonly setStatus?: InterimUser['status'];
  readonly createProfile?: SeniorProfile;
}

type DetailField = (typeof profileFields)[number] | 'test';

/** The sign-up details that the device still has. */
export type SignUpDetails = { readonly [Field in DetailField]?: InterimUser[Field] | undefined };

interface Repair {
  readonly changes: AccountChanges;
  /** null for an unknown role: nothing is written then. */
  readonly outcome: { readonly role: Role; readonly created: boolean } | null;
}

function newProfile(uid: string, user: Readonly<Record<string, unknown>>): SeniorProfile {
  const { first_name, last_name } = interimUserSchema.shape;
  const firstName = first_name.safeParse(user['first_name']).data ?? interimUserDefaults.first_name;
  const lastName = last_name.safeParse(user['last_name']).data ?? interimUserDefaults.last_name;
  return { user_id: uid, senior_id: uid, senior_name: `${firstName} ${lastName}`, ...seniorProfileDefaults };
}

/**
 * Completes the records of an account with a verified mail address (spec.md section 4): the account record, its status and,
 * for a senior, the profile. Idempotent.
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
  const setStatus = user['status'] === 'pending_verification' ? ({ setStatus: 'verified' } as const) : {};
  const needsProfile = role === 'senior' && !hasProfile;
  const createProfile = needsProfile ? { createProfile: newProfile(uid, user) } : {};
  return { changes: { ...setStatus, ...createProfile }, outcome: { role, created: false } };
}
