import * as z from 'zod/mini';
import { boundedText, documentId, isoDate, moment, textLimits, timeOfDay } from '#domain/field-types.ts';
import { transferReference } from '#domain/transfers/transfer-reference.ts';
import { lastChangeSchema } from '../board-row.ts';

/**
 * Where a debt stands. `told`: the senior was told what is missing, and the day to pay is not over. `to-print`: a reminder
 * on paper waits for staff. `reminded`: the free reminder has been ordered or posted. `proposed`: its term is over, and
 * staff is asked about a fee. `decided`: staff has decided. `settled`: nothing is missing any more.
 */
export const debtStates = ['told', 'to-print', 'reminded', 'proposed', 'decided', 'settled'] as const;

export type DebtState = (typeof debtStates)[number];

/** `due`: released and not charged. `withdrawn`: taken back by staff before it was charged. */
export const latePaymentStates = ['dropped', 'due', 'charged', 'withdrawn'] as const;

export type LatePaymentState = (typeof latePaymentStates)[number];

/** `release`: the fee is asked. `drop`: it is not, ever. `withdraw`: it was released, and is not asked after all. */
export const latePaymentDecisions = ['release', 'drop', 'withdraw'] as const;

export type LatePaymentDecision = (typeof latePaymentDecisions)[number];

const cents = z.int().check(z.gte(1));

const staffMember = z.strictObject({ uid: documentId, name: boundedText(2 * textLimits.name + 1) });

/** The free reminder as it was sent: everything that the law makes it say. */
const reminderSchema = z.strictObject({
  way: z.enum(['mail', 'letter']),
  /** The day on which it leaves. */
  on: isoDate,
  /** What was missing then. */
  cents,
  /** What staff may ask when it is not paid in time. */
  fee_cents: cents,
  /** The last day to pay without a fee. */
  pay_by: isoDate,
});

export type Reminder = z.infer<typeof reminderSchema>;

/** Of the letter about a fee. One that waits when the fee is paid or taken back is not printed any more. */
const feeLetterStates = ['to-print', 'posted'] as const;

/** What staff decided about the fee of a debt: once, for ever. */
const latePaymentSchema = z.strictObject({
  cents,
  state: z.enum(latePaymentStates),
  by: staffMember,
  at: moment,
  /** Empty where a fee was released without one. */
  reason: boundedText(textLimits.notes),
  /** What the balance lacked for it when it was last looked up, while it is due; without it all of it. */
  missing: z.optional(z.int().check(z.gte(0))),
  /** For who gets no mails. */
  letter: z.optional(z.enum(feeLetterStates)),
});

export type LatePayment = z.infer<typeof latePaymentSchema>;

/**
 * debts/{id}: an approved visit, or a visit cancelled late, that the balance does not cover. The id is that of the line that
 * will charge it. Written by functions only.
 */
export const debtSchema = z.strictObject({
  senior_id: documentId,
  visit_id: documentId,
  /** For a visit that was cancelled late. */
  is_fee: z.boolean(),
  service: boundedText(textLimits.id),
  date: isoDate,
  start: timeOfDay,
  /** What it costs, and what of that was missing when it was last looked up. */
  cents,
  missing: z.int().check(z.gte(0)),
  /** Under which it is transferred. */
  reference: transferReference,
  state: z.enum(debtStates),
  /** Counts the reminders that were begun: a settled debt can come back, and a mail that left too late is made anew. */
  round: z.int().check(z.gte(1)),
  told_on: isoDate,
  /** The last day to pay without a reminder. */
  due_on: isoDate,
  reminder: z.nullable(reminderSchema),
  /** While staff is asked about it. */
  proposed_cents: z.nullable(cents),
  fee: z.nullable(latePaymentSchema),
  /** Not settled, or with a fee that is due: what queries look for. */
  is_open: z.boolean(),
  last_change: lastChangeSchema,
  revision: z.int().check(z.gte(1)),
  updated_at: moment,
});

export type Debt = z.infer<typeof debtSchema>;

/** A debt with its document's id. */
export interface StoredDebt {
  readonly id: string;
  readonly debt: Debt;
}

/** What goes to a senior on paper about a debt: the free reminder, or that a fee is asked. */
export type DebtLetter = 'reminder' | 'fee';
