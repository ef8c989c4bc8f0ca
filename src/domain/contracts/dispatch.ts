import * as z from 'zod/mini';
import { quoteSchema } from '../documents/quote.ts';
import { maxKilometres, maxVisitMinutes } from '../documents/review.ts';
import { centsPerHourRange, plannedMinutesRange, visitSchema } from '../documents/visit.ts';
import { boundedText, documentId, textLimits } from '../field-types.ts';
import { reason, reasonIfNeeded } from '../reason.ts';
import { dispatchAnswer as output, rejectedCommand } from './dispatch-answer.ts';
import { functionContract } from './function-contract.ts';

/**
 * Of every command on a request: its id, a UUID that the screen mints per command (a repetition is answered as the
 * first time), and the revision of the board's row that the screen showed.
 */
const onRequest = { request_id: documentId, command_id: z.uuid(), revision: z.int().check(z.gte(1)) };

const onVisit = { ...onRequest, visit_id: documentId };

export type DispatchAnswer = z.infer<typeof output>;

/** The answer of a command on a record that is not a request: done, with what it says besides; or rejected. */
export const recordOutput = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.discriminatedUnion('outcome', [z.strictObject({ outcome: z.literal('done'), ...shape }), rejectedCommand]);

const { variant, cents_per_hour, minutes, number } = quoteSchema.shape;
const { date, start, minutes_planned } = visitSchema.shape;

/** The staff member works on the request, also when a colleague did. Opens its first visit. */
export const takeRequest = functionContract({ name: 'take-request', input: z.strictObject(onRequest), output });

export const releaseRequest = functionContract({ name: 'release-request', input: z.strictObject(onRequest), output });

/** Proposes a price to the senior, in the app and by mail. `reason`: why it differs from the price list, where it does. */
export const sendQuote = functionContract({
  name: 'send-quote',
  input: z.strictObject({ ...onRequest, variant, cents_per_hour, minutes, reason: reasonIfNeeded }),
  output,
});

/** The senior's answer on the phone. `with_whom`: who said it, kept as an internal note. */
export const recordQuoteAnswer = functionContract({
  name: 'record-quote-answer',
  input: z.strictObject({
    ...onRequest,
    number,
    answer: z.enum(['yes', 'no']),
    with_whom: boundedText(textLimits.name, 1),
  }),
  output,
});

export const offerVisit = functionContract({
  name: 'offer-visit',
  input: z.strictObject({ ...onVisit, student_id: documentId }),
  output,
});

export const assignStudent = functionContract({
  name: 'assign-student',
  input: z.strictObject({ ...onVisit, student_id: documentId, reason: reasonIfNeeded }),
  output,
});

export const unassignStudent = functionContract({
  name: 'unassign-student',
  input: z.strictObject({ ...onVisit, reason }),
  output,
});

export const moveVisit = functionContract({
  name: 'move-visit',
  input: z.strictObject({ ...onVisit, date, start, minutes_planned, reason: reasonIfNeeded }),
  output,
});

/** Staff's yes to a move that the senior asked for: `date` and `start` are what the screen showed. */
export const acceptMove = functionContract({
  name: 'accept-move',
  input: z.strictObject({ ...onVisit, date, start, reason: reasonIfNeeded }),
  output,
});

/** Staff's no. The senior reads the reason. */
export const declineMove = functionContract({
  name: 'decline-move',
  input: z.strictObject({ ...onVisit, date, start, reason }),
  output,
});

/** Where the code at the door does not start the visit. */
export const startVisit = functionContract({
  name: 'start-visit',
  input: z.strictObject({ ...onVisit, reason }),
  output,
});

/** Twelve hours at the highest price; the visit's own price decides. */
const mostFeeCents = (centsPerHourRange.max * plannedMinutesRange.max) / 60;

const work = {
  minutes: z.int().check(z.gte(1), z.lte(maxVisitMinutes)),
  km: z.number().check(z.gte(0), z.lte(maxKilometres)),
};

/** Writes down a visit that the student did not: it took place, and goes to the senior for her approval. */
export const recordVisit = functionContract({
  name: 'record-visit',
  input: z.strictObject({ ...onVisit, ...work, reason }),
  output,
});

/** Corrects the minutes or kilometres of a visit that is not approved yet; the senior looks at it anew. */
export const correctVisit = functionContract({
  name: 'correct-visit',
  input: z.strictObject({ ...onVisit, ...work, reason }),
  output,
});

/** The student did not come: the senior gets the missed hours, at least 20 euro, once. */
export const missVisit = functionContract({
  name: 'miss-visit',
  input: z.strictObject({ ...onVisit, reason }),
  output,
});

/** `fee_cents`: what it costs the senior, where it is late; without it, nothing. */
export const cancelVisit = functionContract({
  name: 'cancel-visit',
  input: z.strictObject({ ...onVisit, fee_cents: z.optional(z.int().check(z.gte(0), z.lte(mostFeeCents))), reason }),
  output,
});

/** Cancels this visit of a request that recurs, and all after it. */
export const endSeries = functionContract({
  name: 'end-series',
  input: z.strictObject({ ...onVisit, reason }),
  output,
});

export const cancelRequest = functionContract({
  name: 'cancel-request',
  input: z.strictObject({ ...onRequest, reason }),
  output,
});

/** Takes back one of the staff member's own commands, `step_id`, where nobody took a step on the request since. */
export const undoStep = functionContract({
  name: 'undo-step',
  input: z.strictObject({ ...onRequest, step_id: z.uuid() }),
  output,
});

/** An internal note; only staff reads it. */
export const setNote = functionContract({
  name: 'set-note',
  input: z.strictObject({
    command_id: z.uuid(),
    about: z.strictObject({ kind: z.enum(['request', 'person', 'lead']), id: documentId }),
    text: boundedText(textLimits.notes, 1),
  }),
  output: z.strictObject({ note_id: documentId }),
});
