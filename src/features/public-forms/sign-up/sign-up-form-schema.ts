import * as z from 'zod/mini';
import { brand } from '#domain/brand.ts';
import { signUpRoles, type WaitingListEntry } from '#domain/documents/forms/waiting-list-entry.ts';
import { textLimits, typedEmail } from '#domain/field-types.ts';
import type { SignUpDetails } from '#lib/sign-in/sign-up-details.ts';
import { formText } from '../form-text.ts';

/** In the order of the screen, which is the order of the error summary (spec.md section 2). */
export const signUpFields = [
  'full_name',
  'email',
  'phone_number',
  'postcode',
  'role',
  'elderly_name',
  'notes',
] as const;

/** Messages are keys of src/i18n, namespace `forms`; the texts there are those of spec.md section 5. */
export const signUpMessages = {
  name: 'full-name-required',
  email: 'email-invalid',
  postcode: 'postcode-required',
  role: 'role-required',
  tooLong: 'text-too-long',
} as const;

const optionalText = (max: number) =>
  formText(0, max, { tooShort: signUpMessages.tooLong, tooLong: signUpMessages.tooLong });

export const signUpFormSchema = z.object({
  full_name: formText(2, textLimits.name, { tooShort: signUpMessages.name, tooLong: signUpMessages.tooLong }),
  email: typedEmail(signUpMessages.email),
  phone_number: optionalText(textLimits.phone),
  postcode: formText(1, textLimits.postalCode, {
    tooShort: signUpMessages.postcode,
    tooLong: signUpMessages.tooLong,
  }),
  role: z.enum(signUpRoles, signUpMessages.role),
  elderly_name: optionalText(textLimits.name),
  notes: optionalText(textLimits.notes),
});

export type SignUpForm = z.infer<typeof signUpFormSchema>;

/** What is known of the visit (src/lib/attribution.ts). */
export interface VisitContext {
  readonly test: boolean;
  readonly utm: Readonly<
    Partial<Record<'utm_source' | 'utm_medium' | 'utm_campaign' | 'utm_term' | 'utm_content', string>>
  >;
}

const orNull = (value: string | undefined): string | null => (value === undefined || value === '' ? null : value);

/** Whether the form asks for the name of the person who needs help: a family member signs up for a senior. */
export const asksForSeniorName = (role: string): boolean => role === 'Family Member';

/** The entry as it is stored: empty values become null, and values of hidden fields are dropped. */
export function toWaitingListEntry(form: SignUpForm, { test, utm }: VisitContext): WaitingListEntry {
  return {
    full_name: form.full_name,
    email: form.email,
    phone_number: orNull(form.phone_number),
    postcode: orNull(form.postcode),
    role: form.role,
    elderly_name: asksForSeniorName(form.role) ? orNull(form.elderly_name) : null,
    notes: orNull(form.notes),
    website: '',
    service_type: brand.name,
    utm_source: orNull(utm.utm_source),
    utm_medium: orNull(utm.utm_medium),
    utm_campaign: orNull(utm.utm_campaign),
    utm_term: orNull(utm.utm_term),
    utm_content: orNull(utm.utm_content),
    test: test ? true : null,
  };
}

/**
 * The details for an account, which is in the name of the person who needs help: a family member signs up in their own
 * name, but with the address and the telephone at which they follow it up.
 */
export function toSignUpDetails(form: SignUpForm): SignUpDetails {
  const { full_name, email, phone_number: phone, postcode, role, elderly_name } = form;
  return { fullName: asksForSeniorName(role) ? elderly_name : full_name, email, phone, postcode };
}
