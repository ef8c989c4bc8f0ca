import * as z from 'zod/mini';
import { boundedText, emailAddress, textLimits } from '#domain/field-types.ts';

/** employer_tips/{id} */
export const employerTipSchema = z.strictObject({
  first_name: boundedText(textLimits.name, 2),
  last_name: boundedText(textLimits.name, 2),
  company: boundedText(textLimits.name, 2),
  email: emailAddress,
});

export type EmployerTip = z.infer<typeof employerTipSchema>;
