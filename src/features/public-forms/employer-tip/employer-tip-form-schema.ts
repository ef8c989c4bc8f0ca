import * as z from 'zod/mini';
import type { EmployerTip } from '#domain/documents/forms/employer-tip.ts';
import { textLimits, typedEmail } from '#domain/field-types.ts';
import { formText } from '../form-text.ts';

/** The visitor's reward once the employer starts, in euros (spec.md section 9). */
export const employerTipReward = 500;

/** In the order of the screen. */
export const employerTipFields = ['firstName', 'lastName', 'company', 'email'] as const;

/** Messages are keys of src/i18n, namespace `forms`; the texts there are those of spec.md section 5. */
export const employerTipMessages = {
  firstName: 'first-name-too-short',
  lastName: 'last-name-too-short',
  company: 'company-too-short',
  email: 'tip-email-invalid',
  tooLong: 'text-too-long',
} as const;

const nameOf = (tooShort: string) => formText(2, textLimits.name, { tooShort, tooLong: employerTipMessages.tooLong });

export const employerTipFormSchema = z.object({
  firstName: nameOf(employerTipMessages.firstName),
  lastName: nameOf(employerTipMessages.lastName),
  company: nameOf(employerTipMessages.company),
  email: typedEmail(employerTipMessages.email),
});

export type EmployerTipForm = z.infer<typeof employerTipFormSchema>;

export function toEmployerTip({ firstName, lastName, company, email }: EmployerTipForm): EmployerTip {
  return { first_name: firstName, last_name: lastName, company, email };
}
