import { collections } from '../collections.ts';
import { readStoredBalance } from '../credits/adjustment-line.ts';
import { amountText } from '../credits/cents.ts';
import { counts } from '../credits/ledger.ts';
import { type StoredSenior, knownSenior } from '../customers/reach-customer.ts';
import {
  type DocumentTransaction,
  type DocumentWrite,
  type FoundDocument,
  type Outcome,
  readOne,
  withoutWrites,
} from '../dispatch/transaction/document-transaction.ts';
import { creditTransactionSchema } from '../documents/payments/credits.ts';
import { mailSchema } from '../documents/mail.ts';
import {
  type AccountStatement,
  accountStatementSchema,
  type Receipt,
  receiptSchema,
  receiptSeriesSchema,
} from '../documents/payments/receipt.ts';
import { isImported } from '../imported-id.ts';
import { newMail } from '../mail/mail-delivery.ts';
import { mailIdAbout } from '../mail/mail-id.ts';
import { addDaysTo, midnightOf } from '../requests/calendar.ts';
import { lastOf } from './issue-receipts.ts';
import { receiptReader } from './receipt-holder.ts';
import { keptUntil, monthsAfter, statementNumberAt } from './receipt-number.ts';

/** A statement that comes later than this after its month is not announced: it would be old news. */
const announcedForDays = 14;

/** The reads of a statement's transaction. */
export interface StatementReads extends DocumentTransaction {
  /** Receipts whose lines stand in this account and count since then, whoever paid them. */
  receiptsSince(userId: string, moment: Date): Promise<readonly FoundDocument[]>;
  /** Lines of an account that were made since then. */
  linesSince(userId: string, moment: Date): Promise<readonly FoundDocument[]>;
  /** Whether a line of the account waits for its receipt. */
  hasWaitingOrder(userId: string): Promise<boolean>;
}

/** `waits`: a line has no receipt yet. `none`: nothing was on the account in that month. */
export type MadeStatement = 'made' | 'exists' | 'waits' | 'none';

export const statementId = (month: string, userId: string): string => `${month}_${userId}`;

/** The moments at which a month begins and ends in Brussels. */
export const boundsOfMonth = (month: string): { readonly begin: Date; readonly end: Date } => ({
  begin: midnightOf(`${month}-01`),
  end: midnightOf(`${monthsAfter(month, 1)}-01`),
});

/** What a statement says of a receipt's line. */
export const statementLineOf = ({ number, transaction_type, description, cents, posted_at }: Receipt) => ({
  ...{ number, transaction_type, description, cents, posted_at },
});

const sumOf = (receipts: readonly Receipt[]): number => receipts.reduce((sum, { cents }) => sum + cents, 0);

const inOrder = (one: Receipt, other: Receipt): number =>
  one.posted_at.getTime() - other.posted_at.getTime() || (one.number < other.number ? -1 : 1);

/**
 * The receipts since a month began; null while one is missing. A line of an older release may have no order: then the
 * statement would leave it out.
 */
async function completeReceipts(
  reads: StatementReads,
  userId: string,
  since: Date,
): Promise<readonly Receipt[] | null> {
  if (await reads.hasWaitingOrder(userId)) return null;
  const [receipts, lines] = await Promise.all([reads.receiptsSince(userId, since), reads.linesSince(userId, since)]);
  const parsed = receipts.map(({ data }) => receiptSchema.parse(data));
  const covered = new Set(parsed.map(({ line_id: id }) => id));
  const isCovered = ({ id, data }: FoundDocument): boolean =>
    covered.has(id) || isImported(id) || !counts(creditTransactionSchema.parse(data));
  return lines.every(isCovered) ? parsed.toSorted(inOrder) : null;
}

function statementMail(statement: AccountStatement, senior: StoredSenior, now: Date): readonly DocumentWrite[] {
  const { recipient } = knownSenior(senior);
  const { month, number, opening, closing, user_id: userId } = statement;
  const lastDay = addDaysTo(`${monthsAfter(month, 1)}-01`, announcedForDays);
  if (recipient === null || now >= midnightOf(lastDay)) return [];
  const values = {
    name: recipient.firstName,
    month,
    number,
    opening: amountText(opening),
    closing: amountText(closing),
  };
  const order = { to: recipient.email, language: recipient.language, template: 'monthly-statement', values } as const;
  const id = mailIdAbout(order.template, statementId(month, userId));
  return [{ kind: 'create', collection: collections.mail, id, data: mailSchema.parse(newMail(order, now)) }];
}

/**
 * Makes the statement of an account over a month that is over, and orders its mail, in one transaction: once, since its id
 * is that of the account and the month. The balance at the end of the month is today's, without what came after it.
 * @throws when the balance or a receipt cannot be read: nothing is stated on a guess.
 */
export async function makeStatement(
  reads: StatementReads,
  userId: string,
  month: string,
  now: Date,
): Promise<Outcome<MadeStatement>> {
  const id = statementId(month, userId);
  if ((await readOne(reads, collections.accountStatements, id)) !== null) return withoutWrites('exists');
  const { begin, end } = boundsOfMonth(month);
  const receipts = await completeReceipts(reads, userId, begin);
  if (receipts === null) return withoutWrites('waits');
  const inMonth = receipts.filter(({ posted_at: at }) => at < end);
  if (inMonth.length === 0) return withoutWrites('none');
  const balance = await readStoredBalance(reads, userId);
  const last = await lastOf(reads, month);
  if (balance === null || last === null) throw new Error('the balance or the series cannot be read');
  const [account = null, customer = null] = await reads.read(
    [collections.interimUsers, collections.customers].map((collection) => ({ collection, id: userId })),
  );
  const closing = balance - sumOf(receipts.filter(({ posted_at: at }) => at >= end));
  const statement = accountStatementSchema.parse({
    ...receiptReader({ account, customer }),
    number: statementNumberAt(month, last + 1),
    user_id: userId,
    month,
    opening: closing - sumOf(inMonth),
    closing,
    lines: inMonth.map(statementLineOf),
    issued_at: now,
    kept_until: keptUntil(now),
  });
  const series = receiptSeriesSchema.parse({ name: month, last: last + 1, complete_at: null });
  return {
    value: 'made',
    writes: [
      { kind: 'create', collection: collections.accountStatements, id, data: statement },
      { kind: 'set', collection: collections.receiptSeries, id: month, data: series },
      ...statementMail(statement, { account, customer }, now),
    ],
  };
}
