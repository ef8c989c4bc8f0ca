import * as z from 'zod/mini';
import { accountLanguages, interimUserSchema } from '../documents/interim-user.ts';
import { emailAddress } from '../field-types.ts';
import { roles } from '../accounts/roles.ts';
import { functionContract } from './function-contract.ts';

/** What a person tells about themselves when signing up; the mail address is that of their sign-in. */
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
 * After the sign-in exists: makes the record (senior, pending_verification) when there is none and has the verification
 * mail sent. Needs an ID token; the address need not be verified. Calling it again changes nothing and sends no second mail.
 */
export const registerAccount = functionContract({
  name: 'register-account',
  input: registrationDetailsSchema,
  output: nothing,
});

/**
 * Brings the records of a verified person in order: the record when it is missing, its status, the senior profile when it
 * is missing. Needs an ID token with a verified address; it decides nothing else, so it may be called at any time.
 * @see design.md, "Stored documents"
 */
export const confirmAccount = functionContract({
  name: 'confirm-account',
  /**
   * Kept on the device by a sign-up that was cut off before its record was made; used only when there is no record. What
   * is missing gets the default of interimUserDefaults.
   */
  input: z.strictObject({ details: z.optional(z.partial(registrationDetailsSchema)) }),
  /** `created`: whether there was no record until now. An account with another role is refused: `not-a-senior`. */
  output: z.strictObject({ role: z.enum(roles), created: z.boolean() }),
});

const mailWish = z.strictObject({
  email: emailAddress,
  /** Of the screen; the account's own language wins where there is an account. */
  language: z.enum(accountLanguages),
});

/**
 * Sends the verification mail again. Needs no sign-in and answers the same, as fast, for an address that nobody knows.
 * A double tap sends one mail; too many mails to one address, known or not: `too-many-mails`.
 */
export const sendVerificationMail = functionContract({
  name: 'send-verification-mail',
  input: mailWish,
  output: nothing,
});

/** Sends a link for a new password; in all else like the one above. */
export const sendPasswordResetMail = functionContract({
  name: 'send-password-reset-mail',
  input: mailWish,
  output: nothing,
});
