import { z } from 'zod';
import { boundedText, emailAddress, testFlag, textLimits } from '../field-types.ts';

export const signUpRoles = ['Help Seeker', 'Family Member'] as const;

const utmValue = boundedText(textLimits.utm, 1).nullable().optional();

/** waiting_list/{id}. `website` is the hidden field: people leave it empty, bots fill it in. */
export const waitingListEntrySchema = z.strictObject({
  full_name: boundedText(textLimits.name, 2),
  email: emailAddress,
  phone_number: boundedText(textLimits.phone, 1).nullable().optional(),
  postcode: boundedText(textLimits.postalCode, 1).nullable().optional(),
  role: z.enum(signUpRoles),
  elderly_name: boundedText(textLimits.name, 1).nullable().optional(),
  notes: boundedText(textLimits.notes, 1).nullable().optional(),
  website: z.literal('').optional(),
  service_type: boundedText(textLimits.label, 1).optional(),
  utm_source: utmValue,
  utm_medium: utmValue,
  utm_campaign: utmValue,
  utm_term: utmValue,
  utm_content: utmValue,
  test: testFlag,
});

export type WaitingListEntry = z.infer<typeof waitingListEntrySchema>;
