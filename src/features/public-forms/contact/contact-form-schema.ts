import * as z from 'zod/mini';
import type { WaitingListEntry } from '#domain/documents/forms/waiting-list-entry.ts';
import { textLimits, typedEmail } from '#domain/field-types.ts';
import { formText } from '../form-text.ts';

/** The fields of the contact form, in the order of the screen. */
export const contactFields = ['full_name', 'email', 'phone_number'] as const;

/** Messages are keys of src/i18n, namespace `forms`. */
export const contactMessages = {
  name: 'full-name-required',
  email: 'email-invalid',
  phone: 'phone-invalid',
  tooLong: 'text-too-long',
} as const;

const { name: nameMessage, phone, tooLong } = contactMessages;

export const contactFormSchema = z.object({
  full_name: formText(2, textLimits.name, { tooShort: nameMessage, tooLong }),
  email: typedEmail(contactMessages.email),
  phone_number: formText(5, textLimits.phone, { tooShort: phone, tooLong }),
});

export type ContactForm = z.infer<typeof contactFormSchema>;

/** The waiting-list entry of a contact form (spec.md section 3). @param test whether the visit is in test mode. */
export function toContactEntry(form: ContactForm, test: boolean): WaitingListEntry {
  return { ...form, role: 'Help Seeker', test: test ? true : null };
}
