import * as z from 'zod/mini';
import { boundedText, documentId, emailAddress, testFlag, textLimits } from '../field-types.ts';
import { roles } from '../accounts/roles.ts';

/** Languages of the mails to an account. */
export const accountLanguages = ['NL', 'FR', 'EN'] as const;

export type AccountLanguage = (typeof accountLanguages)[number];

/** interim_users/{uid}: the account. `city` holds the postal code, `name_city` the town (spec.md section 3). */
export const interimUserSchema = z.strictObject({
  id: documentId,
  email: emailAddress,
  first_name: boundedText(textLimits.name, 1),
  last_name: boundedText(textLimits.name, 1),
  phone_number: boundedText(textLimits.phone, 1),
  role: z.enum(roles),
  city: boundedText(textLimits.postalCode, 1),
  language: z.enum(accountLanguages),
  full_address: boundedText(textLimits.street),
  name_city: boundedText(textLimits.town),
  status: z.enum(['pending_verification', 'verified']),
  test: testFlag,
  /** Written by staff through the Admin SDK alone; no client writes it. Absent: not blocked. */
  blocked: z.optional(z.boolean()),
  /**
   * Sessions from before this moment were ended, in seconds as `auth_time` has it. Written by functions alone; absent while
   * none was. Firestore takes the token of an ended session for up to an hour more, and this makes the rules refuse it.
   */
  sessions_valid_from: z.optional(z.int().check(z.gte(0))),
});

export type InterimUser = z.infer<typeof interimUserSchema>;

/** Fails closed: any value but an absent one or `false` blocks, as in firestore.rules. */
export const isBlocked = (blocked: unknown): boolean => blocked !== undefined && blocked !== false;

/** Defaults for fields that the sign-up metadata lacks (spec.md section 3). */
export const interimUserDefaults = {
  first_name: 'Unknown',
  last_name: 'User',
  phone_number: '0000000000',
  city: 'Unknown',
  language: 'NL',
  full_address: '',
  name_city: '',
} as const satisfies Partial<InterimUser>;

/** Whether a record was created without the details of the sign-up, and has no name yet. */
export function lacksDetails({
  first_name,
  last_name,
}: {
  readonly first_name?: unknown;
  readonly last_name?: unknown;
}) {
  return first_name === interimUserDefaults.first_name && last_name === interimUserDefaults.last_name;
}

/** The only fields that the account's owner may change. */
export const profileFields = [
  'first_name',
  'last_name',
  'phone_number',
  'city',
  'language',
  'full_address',
  'name_city',
] as const satisfies readonly (keyof InterimUser)[];
