import { aloneUpToCents, type CreditAdjustment } from '../documents/payments/credit-adjustment.ts';
import type { CreditTransaction, UserCredits } from '../documents/payments/credits.ts';
import type { Refund } from '../documents/payments/refund.ts';
import type { Debt } from '../documents/payments/debt.ts';
import type { Transfer } from '../documents/payments/transfer.ts';
import { adjustmentLineId } from './adjustment-line.ts';
import type { Visit } from '../documents/visit.ts';
import { isImported } from '../imported-id.ts';
import { amountCents, balanceCents } from './cents.ts';
import { chargedVisitOf, feeVisitOf } from './charge-line.ts';
import { mistakesOfLatePayments, mistakesOfTransfers } from './check-debts.ts';
import type { FoundMistake, LedgerMistake, Stored } from './ledger-mistake.ts';
import { missedVisitOf } from './missed-visit.ts';
import { balanceOf, causeOf, isReturn, refundLineIds } from './ledger.ts';
import { refundedVisitOf, visitRefundLineId } from './visit-refund-line.ts';

interface Books {
  readonly lines: readonly Stored<CreditTransaction>[];
  readonly balances: readonly Stored<UserCredits>[];
  readonly adjustments?: readonly Stored<CreditAdjustment>[];
  /** Those that are charged, or that a line charges. */
  readonly visits?: readonly Stored<Visit>[];
  readonly debts?: readonly Stored<Debt>[];
  readonly transfers?: readonly Stored<Transfer>[];
  readonly refunds?: readonly Stored<Refund>[];
}

const isPurchase = ({ transaction_type }: CreditTransaction): boolean => transaction_type.startsWith('purchase_');

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

function* mistakesOfLine({ id, content }: Stored<CreditTransaction>): Iterable<FoundMistake> {
  const { transaction_type, stripe_session_id } = content;
  const cents = amountCents(content);
  if (content.id !== id) yield { mistake: 'line stands under another id', id };
  if (isImported(id)) {
    // Its kind, its sign and what it gave back are the old system's affair.
    if (cents === 0) yield { mistake: 'amount has the wrong sign', id };
    return;
  }
  if (isPurchase(content)) {
    if (stripe_session_id !== id) yield { mistake: 'purchase stands under another id than its session', id };
    if (cents <= 0) yield { mistake: 'amount has the wrong sign', id };
    return;
  }
  if (transaction_type === 'missed_visit' || transaction_type === 'visit_refund' || transaction_type === 'transfer') {
    if (cents <= 0) yield { mistake: 'amount has the wrong sign', id };
    return;
  }
  if (transaction_type === 'adjustment') {
    if (cents === 0) yield { mistake: 'amount has the wrong sign', id };
    return;
  }
  const cause = causeOf(id)?.cause;
  const mayAdd = transaction_type === 'refund' && cause !== undefined && isReturn(cause);
  if (mayAdd ? cents <= 0 : cents >= 0) yield { mistake: 'amount has the wrong sign', id };
}

/** What our own refunds of a purchase took from the balance, without what came back. */
const paidBack = (lines: readonly CreditTransaction[]): number =>
  lines
    .filter(({ id }) => (causeOf(id)?.cause ?? '').startsWith('order'))
    .reduce((sum, line) => sum - amountCents(line), 0);

/** Money came in by a purchase or by a transfer, and may go back. */
const bringsMoney = ({ transaction_type: type }: CreditTransaction): boolean =>
  type === 'purchase_completed' || type === 'transfer';

/** Whether a line is a purchase or a transfer, or names the one whose money it gives back. */
const hasOrigin = (line: CreditTransaction): boolean => line.stripe_session_id !== null || bringsMoney(line);

/** Checks one purchase with all its refunds and disputes, or one transfer with its refunds. */
function* mistakesOfSession(lines: readonly CreditTransaction[]): Iterable<FoundMistake> {
  const [purchase, second] = lines.filter(bringsMoney);
  if (second !== undefined) yield { mistake: 'purchase is completed twice', id: second.id };
  /** Per cause, the refunds of the purchase or one dispute: cents taken, and cents returned. */
  const taken = new Map<string, number>();
  const returned = new Map<string, number>();
  for (const line of lines.filter(({ transaction_type }) => transaction_type === 'refund')) {
    const { id, user_id } = line;
    const found = causeOf(id);
    if (found === null) yield { mistake: 'line gives back for no known cause', id };
    if (purchase === undefined) yield { mistake: 'line gives back what nobody bought', id };
    else if (purchase.user_id !== user_id) yield { mistake: 'line gives back the purchase of somebody else', id };
    if (found === null || purchase === undefined) continue;
    const counted = isReturn(found.cause) ? returned : taken;
    counted.set(found.of, (counted.get(found.of) ?? 0) + Math.abs(amountCents(line)));
  }
  // What came back may be given back again, so that all that was ever taken can be more than the purchase.
  for (const [of, sum] of taken) {
    if (purchase !== undefined && sum - (returned.get(of) ?? 0) > amountCents(purchase)) {
      yield { mistake: 'more is given back than was bought', id: of };
    }
  }
  if (purchase !== undefined && paidBack(lines) > amountCents(purchase)) {
    yield { mistake: 'more is given back than was bought', id: purchase.id };
  }
  for (const [of, sum] of returned) {
    if (sum > (taken.get(of) ?? 0)) yield { mistake: 'more is returned than was given back', id: of };
  }
}

/** Holds the lines of corrections against the decisions of staff. */
function* mistakesOfAdjustments(
  lines: readonly CreditTransaction[],
  adjustments: readonly Stored<CreditAdjustment>[],
): Iterable<FoundMistake> {
  const lineIdOf = ({ id, content: { visit } }: Stored<CreditAdjustment>): string =>
    visit === undefined ? adjustmentLineId(id) : visitRefundLineId(visit.id, id);
  const decided = new Map(adjustments.map((each) => [lineIdOf(each), each.content]));
  const corrections = lines.filter(
    ({ id, transaction_type: type }) => (type === 'adjustment' && !isImported(id)) || type === 'visit_refund',
  );
  for (const line of corrections) {
    const { id, user_id } = line;
    const decision = decided.get(id);
    const fits = decision?.state === 'booked' && decision.senior_id === user_id && decision.cents === amountCents(line);
    if (!fits) yield { mistake: 'line corrects without a decision', id };
  }
  const booked = new Set(corrections.map(({ id }) => id));
  for (const each of adjustments) {
    const { id, content } = each;
    if (content.state !== 'booked') continue;
    if (!booked.has(lineIdOf(each))) yield { mistake: 'decision has no line', id };
    const { cents, asked_by, answered_by } = content;
    const needsTwo = Math.abs(cents) > aloneUpToCents;
    if (needsTwo && (answered_by === null || answered_by.uid === asked_by.uid)) {
      yield { mistake: 'correction was decided by one person', id };
    }
  }
}

/** Lines of one kind, each of which belongs to a visit. */
interface VisitLines {
  /** The visit of a line of this kind; null for another line. */
  readonly visitOf: (line: CreditTransaction) => string | null;
  readonly mistakeOf: (line: CreditTransaction, visit: Visit | undefined) => LedgerMistake | null;
  readonly needsLine: (visit: Visit) => boolean;
  readonly withoutLine: LedgerMistake;
}

const isUsage = ({ transaction_type: type }: CreditTransaction): boolean => type === 'service_usage';

const kindsOfVisitLines: readonly VisitLines[] = [
  {
    // Visits of before were charged without a line, and name no cents.
    visitOf: (line) => (isUsage(line) ? chargedVisitOf(line.id) : null),
    mistakeOf(line, visit) {
      if (visit?.state !== 'charged' || visit.senior_id !== line.user_id) {
        return 'line charges a visit that is not charged';
      }
      return visit.charged_cents === -amountCents(line) ? null : 'visit is charged otherwise than its line';
    },
    needsLine: ({ state, charged_cents: cents }) => state === 'charged' && typeof cents === 'number',
    withoutLine: 'visit is charged without a line',
  },
  {
    visitOf: (line) => (isUsage(line) ? feeVisitOf(line.id) : null),
    mistakeOf(line, visit) {
      const fee = visit?.fee;
      const fits = fee?.state === 'charged' && fee.cents === -amountCents(line) && visit?.senior_id === line.user_id;
      return fits ? null : 'line charges a fee that is not charged';
    },
    needsLine: ({ fee }) => fee?.state === 'charged',
    withoutLine: 'fee is charged without a line',
  },
  {
    visitOf: (line) => (line.transaction_type === 'missed_visit' ? (missedVisitOf(line.id) ?? '') : null),
    mistakeOf: (line, visit) =>
      visit?.senior_id === line.user_id && visit.credited_cents === amountCents(line)
        ? null
        : 'line is for a visit that nobody missed',
    needsLine: ({ credited_cents: cents }) => typeof cents === 'number',
    withoutLine: 'visit is missed without a line',
  },
];

/** Holds lines against visits: what a visit says is in the ledger once, and the other way round. */
function* mistakesOfVisits(
  lines: readonly CreditTransaction[],
  visits: readonly Stored<Visit>[],
): Iterable<FoundMistake> {
  const known = new Map(visits.map(({ id, content }) => [id, content]));
  for (const { visitOf, mistakeOf, needsLine, withoutLine } of kindsOfVisitLines) {
    const withLine = new Set<string>();
    for (const line of lines) {
      const visitId = visitOf(line);
      if (visitId === null) continue;
      withLine.add(visitId);
      const mistake = mistakeOf(line, known.get(visitId));
      if (mistake !== null) yield { mistake, id: line.id };
    }
    for (const { id, content } of visits) {
      if (needsLine(content) && !withLine.has(id)) yield { mistake: withoutLine, id };
    }
  }
}

/** What visits say was given back, against the lines. */
function* mistakesOfVisitRefunds(
  lines: readonly CreditTransaction[],
  visits: readonly Stored<Visit>[],
): Iterable<FoundMistake> {
  const given = new Map<string, number>();
  for (const line of lines) {
    const visitId = line.transaction_type === 'visit_refund' ? refundedVisitOf(line.id) : null;
    if (visitId !== null) given.set(visitId, (given.get(visitId) ?? 0) + amountCents(line));
  }
  for (const { id, content } of visits) {
    const refunded = content.refunded_cents ?? 0;
    if (refunded !== (given.get(id) ?? 0)) yield { mistake: 'visit is given back otherwise than its lines', id };
    if (refunded > (content.charged_cents ?? 0))
      yield { mistake: 'more of a visit is given back than was charged', id };
    given.delete(id);
  }
  for (const id of given.keys()) yield { mistake: 'visit is given back otherwise than its lines', id };
}

/** Holds refunds against their lines: taken once, and returned once where they failed. */
function* mistakesOfRefunds(
  lines: readonly CreditTransaction[],
  refunds: readonly Stored<Refund>[],
): Iterable<FoundMistake> {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const known = new Set(refunds.map(({ id }) => id));
  for (const { id } of lines) {
    const found = causeOf(id);
    if (found?.cause === 'ordered' && !known.has(found.of)) yield { mistake: 'line pays back without a refund', id };
  }
  for (const { id, content } of refunds) {
    const taken = byId.get(refundLineIds.taken(id));
    const isTaken =
      taken?.user_id === content.senior_id &&
      taken.stripe_session_id === content.session_id &&
      amountCents(taken) === -content.cents;
    if (!isTaken) yield { mistake: 'refund has no line', id };
    const isReturned = byId.has(refundLineIds.failed(id)) || byId.has(refundLineIds.refused(id));
    if (isReturned !== (content.state === 'failed')) yield { mistake: 'refund says otherwise than its lines', id };
  }
}

/** @returns every inconsistency in the ledger, in no particular order; none for a consistent ledger. */
export function findLedgerMistakes(books: Books): readonly FoundMistake[] {
  const { lines, balances, adjustments = [], visits, debts, transfers, refunds } = books;
  const contents = lines.map(({ content }) => content);
  const found = lines.flatMap((line) => [...mistakesOfLine(line)]);
  for (const session of groupBy(
    contents.filter(hasOrigin),
    ({ id, stripe_session_id }) => stripe_session_id ?? id,
  ).values()) {
    found.push(...mistakesOfSession(session));
  }
  for (const { id, transaction_type, stripe_session_id } of contents) {
    if (transaction_type === 'refund' && stripe_session_id === null && !isImported(id)) {
      found.push({ mistake: 'line gives back what nobody bought', id });
    }
  }
  found.push(...mistakesOfAdjustments(contents, adjustments));
  if (visits !== undefined) {
    found.push(...mistakesOfVisits(contents, visits), ...mistakesOfVisitRefunds(contents, visits));
  }
  if (refunds !== undefined) found.push(...mistakesOfRefunds(contents, refunds));
  if (debts !== undefined) found.push(...mistakesOfLatePayments(contents, debts));
  if (transfers !== undefined) found.push(...mistakesOfTransfers(contents, transfers));
  const byAccount = groupBy(contents, ({ user_id }) => user_id);
  const balanceOfAccount = new Map(balances.map(({ id, content }) => [id, balanceCents(content)]));
  for (const uid of new Set([...byAccount.keys(), ...balanceOfAccount.keys()])) {
    if ((balanceOfAccount.get(uid) ?? 0) !== balanceOf(byAccount.get(uid) ?? [])) {
      found.push({ mistake: 'balance is not the sum of its lines', id: uid });
    }
  }
  for (const { id, content } of balances) {
    if (content.user_id !== id) found.push({ mistake: 'balance belongs to another account', id });
  }
  return found;
}
