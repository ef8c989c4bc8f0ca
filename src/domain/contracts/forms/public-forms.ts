import * as z from 'zod/mini';
import { employerTipSchema } from '#domain/documents/forms/employer-tip.ts';
import { waitingListEntrySchema } from '#domain/documents/forms/waiting-list-entry.ts';
import { longestFillIn } from '#domain/forms/fill-in-time.ts';
import { boundedText, documentId, textLimits } from '#domain/field-types.ts';
import { functionContract } from '../function-contract.ts';

const aboutTheForm = {
  /** Minted when the form opened; becomes the id of the document, so that storing is idempotent. */
  id: documentId,
  /** From when the form could be filled in until it was sent. */
  seconds: z.number().check(z.gte(0), z.lte(longestFillIn)),
  /** Honeypot field, hidden from people. */
  website: z.optional(boundedText(textLimits.notes)),
};

/**
 * Stores a sign-up for the waiting list, without a sign-in. A call that a program made (the hidden field, the time) gets the
 * ordinary answer and has no effect.
 */
export const joinWaitingList = functionContract({
  name: 'join-waiting-list',
  input: z.strictObject({ entry: waitingListEntrySchema, ...aboutTheForm }),
  output: z.strictObject({}),
});

/** Stores a tip about an employer, as `joinWaitingList` stores a sign-up. */
export const tipEmployer = functionContract({
  name: 'tip-employer',
  input: z.strictObject({ tip: employerTipSchema, ...aboutTheForm }),
  output: z.strictObject({}),
});
