import { z } from 'zod';
import { boundedText, emailAddress, moment, textLimits } from '../field-types.ts';
import { accountLanguages } from './interim-user.ts';

/** mail/{id}: a work document (design.md decision 11): pending → sending with a lease → sent or failed. */
export const mailSchema = z.strictObject({
  to: emailAddress,
  template: boundedText(textLimits.label, 1),
  language: z.enum(accountLanguages),
  /** Values that the template fills in; texts only, so that nothing is rendered that was not meant to be read. */
  values: z.record(boundedText(textLimits.label, 1), boundedText(textLimits.notes)),
  state: z.enum(['pending', 'sending', 'sent', 'failed']),
  attempts: z.int().min(0),
  lease_until: moment.nullable(),
  created_at: moment,
  sent_at: moment.nullable(),
});

export type Mail = z.infer<typeof mailSchema>;
