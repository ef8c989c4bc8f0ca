import * as z from 'zod/mini';
import { accountLanguages, interimUserSchema } from '../documents/interim-user.ts';
import { emailAddress, exactText } from '../field-types.ts';
import { roles } from '../accounts/roles.ts';
import { functionContract } from './function-contract.ts';

/** The details entered at sign-up; the mail address comes from the sign-in. */
export const registrationDetailsSchema = z.pick(interimUserSchema, {
  first_name: true,
  last_name: true,
  phone_number: true,
  city: true,
  full_address: true,
  name_city: true,
  language: true,
  test: true,
});

export type RegistrationDetails = z.infer<typeof registrationDetailsSchema>;

const nothing = z.strictObject({});

/**
 * Creates the record (senior, pending_verification) if there is none and orders the verification mail. Needs an ID
 * token; the address need not be verified. Idempotent: a repeated call sends no second mail.
 */
export const registerAccount = functionContract({
  name: 'register-account',
  input: registrationDetailsSchema,
  output: nothing,
});

/**
 * Repairs the records of an account with a verified address: creates a missing record, updates its status and creates a
 * missing senior profile. Needs an ID token with a verified address. Idempotent, so it may be called at any time.
 * @see design.md, "Stored documents"
 */
export const confirmAccount = functionContract({
  name: 'confirm-account',
  /**
   * Details that the device stored when a sign-up was interrupted before its record was created; used only if there is
   * no record. Missing fields get the default of interimUserDefaults.
   */
  input: z.strictObject({ details: z.optional(z.partial(registrationDetailsSchema)) }),
  /** `created`: whether this call created the record. An account with another role is rejected with `not-a-senior`. */
  output: z.strictObject({ role: z.enum(roles), created: z.boolean() }),
});

/**
 * Called after the caller has changed her password: Auth has ended her sessions on other devices, and from then on so do the
 * rules and the functions. Does nothing where Auth ended none. Idempotent.
 */
export const endOtherSessions = functionContract({
  name: 'end-other-sessions',
  input: z.strictObject({}),
  output: nothing,
});

/** Upper bound for the code of a link, in characters. */
export const maxCodeLength = 4096;

/**
 * Follows the link of a verification mail: verifies the address and completes the account (record, senior profile, the
 * mail that it is ready). Needs no sign-in: the code came to that address. Idempotent: a link that was followed answers
 * the same again. A code that is unknown, used up elsewhere or of a closed account: `link-invalid`; one that is too old:
 * `link-expired`.
 */
export const verifyEmail = functionContract({
  name: 'verify-email',
  input: z.strictObject({ code: exactText(maxCodeLength, 1) }),
  output: nothing,
});

const mailRequest = z.strictObject({
  email: emailAddress,
  /** The language of the screen; the account's own language takes precedence if there is an account. */
  language: z.enum(accountLanguages),
});

/**
 * Sends the verification mail again. Needs no sign-in; the answer and its timing are the same for an unknown address. A
 * double tap sends one mail; too many mails to one address, known or unknown: `too-many-mails`.
 */
export const sendVerificationMail = functionContract({
  name: 'send-verification-mail',
  input: mailRequest,
  output: nothing,
});

/** Sends a link to set a new password; otherwise like sendVerificationMail. */
export const sendPasswordResetMail = functionContract({
  name: 'send-password-reset-mail',
  input: mailRequest,
  output: nothing,
});
