import * as z from 'zod/mini';
import type { RegistrationDetails } from '#domain/contracts/accounts.ts';
import { accountLanguages } from '#domain/documents/interim-user.ts';
import { emailAddress, textLimits, tidied, typedEmail } from '#domain/field-types.ts';
import { dropUnseen } from '#domain/typed-email.ts';
import { newPassword, type PasswordProblem, passwordProblem } from '../password/password-rules.ts';

/** In the order of the screen, which is the order of the error summary. The role is shown but cannot be chosen. */
export const registrationFields = [
  'firstName',
  'lastName',
  'email',
  'password',
  'phone',
  'full_address',
  'city',
  'name_city',
  'language',
  'acceptGdpr',
] as const;

export type RegistrationField = (typeof registrationFields)[number];

/** The values of the fields, valid or not. `city` holds the postal code, `name_city` the town (spec.md section 3). */
export interface RegistrationValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly phone: string;
  readonly full_address: string;
  readonly city: string;
  readonly name_city: string;
  readonly language: string;
  readonly acceptGdpr: boolean;
}

/** Messages are keys of src/i18n, namespace `account`; the texts there are those of spec.md section 5. */
export const registrationMessages = {
  firstName: 'first-name-required',
  lastName: 'last-name-required',
  email: 'email-invalid',
  password: 'password-too-short',
  passwordShort: 'password-short',
  passwordCommon: 'password-common',
  phone: 'phone-required',
  full_address: 'street-required',
  city: 'postal-code-required',
  name_city: 'town-required',
  language: 'language-required',
  acceptGdpr: 'consent-required',
  tooLong: 'text-too-long',
} as const satisfies Record<RegistrationField | 'passwordShort' | 'passwordCommon' | 'tooLong', string>;

const required = (message: string, max: number) =>
  z.string().check(tidied, z.minLength(1, message), z.maxLength(max, registrationMessages.tooLong));

/** The personal details; the part that may be stored on the device while the form is filled in. */
const detailsShape = {
  firstName: required(registrationMessages.firstName, textLimits.name),
  lastName: required(registrationMessages.lastName, textLimits.name),
  phone: required(registrationMessages.phone, textLimits.phone),
  full_address: required(registrationMessages.full_address, textLimits.street),
  city: required(registrationMessages.city, textLimits.postalCode),
  name_city: required(registrationMessages.name_city, textLimits.town),
  language: z.enum(accountLanguages, registrationMessages.language),
};

const detailsSchema = z.object(detailsShape);

export const registrationFormSchema = z.object({
  ...detailsShape,
  email: typedEmail(registrationMessages.email),
  password: newPassword,
  acceptGdpr: z.literal(true, registrationMessages.acceptGdpr),
});

/** The details as input of the functions. @param test whether the visit is in test mode. */
export function toRegistrationDetails(form: z.infer<typeof detailsSchema>, test: boolean): RegistrationDetails {
  return {
    first_name: form.firstName,
    last_name: form.lastName,
    phone_number: form.phone,
    city: form.city,
    full_address: form.full_address,
    name_city: form.name_city,
    language: form.language,
    test: test ? true : null,
  };
}

/**
 * The details in a stored form.
 * @returns null when they are incomplete: the defaults of a record are better than half an address.
 */
export function detailsInForm(values: unknown, test: boolean): RegistrationDetails | null {
  const parsed = detailsSchema.safeParse(values);
  return parsed.success ? toRegistrationDetails(parsed.data, test) : null;
}

export type SendingError = 'fill-in-everything' | 'email-needed' | PasswordProblem;

/**
 * The check before sending (spec.md section 5), with one message for the whole form.
 * @returns a key of src/i18n, namespace `account`; null when the form may be sent.
 */
export function checkBeforeSending(values: RegistrationValues): SendingError | null {
  const { email, password, acceptGdpr, ...texts } = values;
  const missing = [email, ...Object.values(texts)].some((text) => text.trim() === '') || password === '';
  if (missing || !acceptGdpr) return 'fill-in-everything';
  if (!emailAddress.safeParse(dropUnseen(email).trim()).success) return 'email-needed';
  return passwordProblem(password);
}
