import { type CollectionName, collections } from '../collections.ts';
import { privacyPolicy } from '../public/retention.ts';
import { register } from './register.ts';
import type { Period, RegisterEntry } from './register/entry.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Between the question to somebody who uses nothing any more, and erasing. */
export const daysToAnswer = 30;

/** How long what was made in test mode is kept. */
export const daysOfTests = 30;

export function yearsBefore(now: Date, years: number): Date {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - years);
  return before;
}

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);

const yearsOf: Partial<Readonly<Record<Period, number>>> = {
  payment: privacyPolicy.paymentYears,
  correspondence: privacyPolicy.correspondenceYears,
};

/** What goes document by document, each when its own period is over. */
export interface DatedRule {
  readonly collection: CollectionName;
  readonly field: string;
  readonly years: number;
}

export const datedRules: readonly DatedRule[] = Object.values(collections).flatMap((collection): DatedRule[] => {
  const { since, period }: RegisterEntry = register[collection];
  const years = yearsOf[period];
  return since === undefined || years === undefined ? [] : [{ collection, field: since, years }];
});

/** What is older than this goes. */
export const cutoffOf = ({ years }: DatedRule, now: Date): Date => yearsBefore(now, years);

/** From when on somebody counts as not using the account any more; the question is asked so that its days end with the period. */
const unusedSince = (now: Date): Date =>
  new Date(yearsBefore(now, privacyPolicy.inactiveAccountYears).getTime() + daysToAnswer * dayMs);

/** The moments at which somebody was seen to use an account, or somebody did so for that person; null for none. */
export type Uses = readonly (Date | null)[];

export const lastOf = (uses: Uses): Date | null =>
  uses.reduce<Date | null>((last, each) => (each !== null && (last === null || each > last) ? each : last), null);

/** Nobody is erased of whom nothing is known: without a single moment the account counts as used. */
export function isUnused(uses: Uses, now: Date): boolean {
  const last = lastOf(uses);
  return last !== null && last < unusedSince(now);
}

/**
 * Until when the books of an account are kept of which this is the last entry: ten whole years after that year, as receipts
 * say (src/domain/documents/payments/receipt.ts).
 */
export const booksEnd = (last: Date): Date =>
  new Date(Date.UTC(last.getUTCFullYear() + privacyPolicy.paymentYears + 1, 0, 1));

/** Whether the numbers of a year of receipts, or of a month of statements, may have gaps: those that are missing are too old. */
export const mayHaveGaps = (series: string, now: Date): boolean =>
  Number(series.slice(0, 4)) + privacyPolicy.paymentYears < now.getUTCFullYear();

/** The collections in which the books of a senior's account are, and by which field. They go together, or not at all. */
export const booksOf: Partial<Readonly<Record<CollectionName, string>>> = {
  receipts: 'account_uid',
  receipt_orders: 'user_id',
  account_statements: 'user_id',
  credit_adjustments: 'senior_id',
  debts: 'senior_id',
  transfers: 'senior_id',
  transfer_references: 'senior_id',
  refunds: 'senior_id',
  gifts: 'senior_id',
  planning: 'senior_id',
  board: 'senior_id',
  service_requests: 'senior_id',
  credit_transactions: 'user_id',
  user_credits: 'user_id',
};
