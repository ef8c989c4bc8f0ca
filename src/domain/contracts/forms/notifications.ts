import * as z from 'zod/mini';
import { boundedText, emailAddress, textLimits } from '#domain/field-types.ts';
import { functionContract } from '../function-contract.ts';

const optionalText = (max: number) => z.optional(z.nullable(boundedText(max)));

/**
 * Notifies staff of a sign-up for the waiting list (spec.md section 7); the page calls it once the entry is stored.
 * Needs no sign-in. A call with the hidden field filled in gets the ordinary answer and has no effect.
 */
export const sendRegistrationNotification = functionContract({
  name: 'send-registration-notification',
  input: z.strictObject({
    naam: boundedText(textLimits.name, 2),
    email: emailAddress,
    telefoonnummer: optionalText(textLimits.phone),
    postcode: optionalText(textLimits.postalCode),
    opmerkingen: optionalText(textLimits.notes),
    /** Honeypot field, hidden from people. */
    website: z.optional(boundedText(textLimits.notes)),
  }),
  output: z.strictObject({}),
});
