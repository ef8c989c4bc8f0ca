import * as z from 'zod/mini';
import { boundedText, emailAddress, testFlag, textLimits } from '#domain/field-types.ts';

export const signUpRoles = ['Help Seeker', 'Family Member'] as const;

const utmValue = z.optional(z.nullable(boundedText(textLimits.utm, 1)));

/** waiting_list/{id}. `website` is a hidden honeypot field: people leave it empty, bots fill it in. */
export const waitingListEntrySchema = z.strictObject({
  full_name: boundedText(textLimits.name, 2),
  email: emailAddress,
  phone_number: z.optional(z.nullable(boundedText(textLimits.phone, 1))),
  postcode: z.optional(z.nullable(boundedText(textLimits.postalCode, 1))),
  role: z.enum(signUpRoles),
  elderly_name: z.optional(z.nullable(boundedText(textLimits.name, 1))),
  notes: z.optional(z.nullable(boundedText(textLimits.notes, 1))),
  website: z.optional(z.literal('')),
  service_type: z.optional(boundedText(textLimits.label, 1)),
  utm_source: utmValue,
  utm_medium: utmValue,
  utm_campaign: utmValue,
  utm_term: utmValue,
  utm_content: utmValue,
  test: testFlag,
});

export type WaitingListEntry = z.infer<typeof waitingListEntrySchema>;
