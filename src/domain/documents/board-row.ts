import * as z from 'zod/mini';
import { boundedText, documentId, moment, textLimits } from '../field-types.ts';
import { requestStatuses } from '../requests/request-status.ts';

/** What a request waits for, as staff sees it. Each request has exactly one. */
export const boardStages = [
  'new',
  'to-quote',
  'quoted',
  'quote-declined',
  'to-plan',
  'offered',
  'offer-declined',
  'planned',
  'started',
  'done',
  'paid',
  'cancelled',
] as const;

export type BoardStage = (typeof boardStages)[number];

const fullName = boundedText(2 * textLimits.name + 1);

/** The last step that somebody took, so that a conflict can say who changed what, and when. */
export const lastChangeSchema = z.strictObject({
  action: boundedText(textLimits.label, 1),
  /** A staff member's or the senior's name; empty for a timer. */
  by: fullName,
  at: moment,
});

export type LastChange = z.infer<typeof lastChangeSchema>;

/**
 * board/{request_id}: staff's row of a request. Follows from the request, its visits and the senior's account, and is
 * written in the transaction of each change; only `taken_by`, `last_change` and `revision` are its own.
 */
export const boardRowSchema = z.strictObject({
  request_id: documentId,
  /** The number that is read aloud (`requestReference`), by which the request is found. Older rows lack it. */
  reference: z.optional(boundedText(textLimits.label)),
  senior_id: documentId,
  senior_name: fullName,
  phone: boundedText(textLimits.phone),
  postcode: boundedText(textLimits.postalCode),
  town: boundedText(textLimits.town),
  /** The category's id. */
  service: boundedText(textLimits.id),
  /** yyyy-MM-dd of the next visit, else of the request; empty in a malformed older request. */
  date: boundedText(textLimits.label),
  /** HH:mm; older requests hold any text. */
  time: boundedText(textLimits.label),
  minutes: z.int().check(z.gte(0)),
  created_at: moment,
  status: z.enum(requestStatuses),
  stage: z.enum(boardStages),
  /** When the stage begins to need somebody (src/domain/dispatch/board-stage.ts); null where it does not. */
  needs_attention_at: z.nullable(moment),
  /** When a visit first got its student, also when that one was taken away again. Older rows lack it. */
  matched_at: z.optional(z.nullable(moment)),
  /** Since when the senior waits for an answer to a move that she asked for; null without one. Older rows lack it. */
  move_asked_at: z.optional(z.nullable(moment)),
  /** What the member of her circle is called who asked for the request, and for that move; absent where it was no member. */
  asked_by: z.optional(fullName),
  move_asked_by: z.optional(fullName),
  taken_by: z.nullable(z.strictObject({ uid: documentId, name: fullName })),
  student: z.nullable(z.strictObject({ id: documentId, name: fullName })),
  last_change: lastChangeSchema,
  revision: z.int().check(z.gte(1)),
  /** After an undone command: the revision whose state this is again. What came before that one can be undone next. */
  restores: z.optional(z.int().check(z.gte(1))),
  updated_at: moment,
});

export type BoardRow = z.infer<typeof boardRowSchema>;
