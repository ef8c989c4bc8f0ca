import type { DocumentTransaction, DocumentWrite } from '../dispatch/transaction/document-transaction.ts';
import type { DispatchRejection } from '../dispatch/rejections.ts';
import type { RequestCase } from '../dispatch/request-case.ts';
import type { CreditTransaction } from '../documents/payments/credits.ts';
import type { StoredVisit, Visit } from '../documents/visit.ts';
import { terms } from '../public/terms.ts';
import { quoteTotalCents } from '../requests/quote-total.ts';
import { err, ok, type Result } from '../result.ts';
import { lineWrites, readStoredBalance } from './adjustment-line.ts';
import { amountFields, centsPerCredit } from './cents.ts';
import { lineDescriptions } from './line-description.ts';

const prefix = 'missed_';

/** The id of the line for a visit to which nobody came: creating it a second time fails. */
const missedLineId = (visitId: string): string => `${prefix}${visitId}`;

/** @returns the visit that a line is for; null for a line of another kind. */
export const missedVisitOf = (lineId: string): string | null =>
  lineId.startsWith(prefix) ? lineId.slice(prefix.length) : null;

/** What the senior gets when the student does not come: the planned time at the agreed price, and at least 20 euro. */
export function missedVisitCents({
  minutes_planned: minutes,
  price,
}: Pick<Visit, 'minutes_planned' | 'price'>): number {
  const agreed = price === null ? 0 : quoteTotalCents({ cents_per_hour: price.cents_per_hour, minutes });
  return Math.max(agreed, terms.noShowMinimumEuro * centsPerCredit);
}

function missedLine({ id, visit }: StoredVisit, now: Date): CreditTransaction {
  return {
    id: missedLineId(id),
    user_id: visit.senior_id,
    ...amountFields(visit.credited_cents ?? 0),
    description: lineDescriptions.missed,
    transaction_type: 'missed_visit',
    stripe_session_id: null,
    created_at: now,
  };
}

/** Whether a visit is missed for the first time: its cancellation that is undone brings it back as it was booked. */
export const isJustMissed = (was: Visit, is: Visit): boolean => is.state === 'missed' && was.credited_cents == null;

/** Books what a senior gets for a visit that was just found missed; nothing for a change without one. */
export async function missedVisitWrites(
  transaction: DocumentTransaction,
  before: RequestCase,
  after: RequestCase,
  now: Date,
): Promise<Result<readonly DocumentWrite[], DispatchRejection>> {
  const missed = after.visits.find(({ id, visit }) =>
    before.visits.some((former) => former.id === id && isJustMissed(former.visit, visit)),
  );
  if (missed === undefined) return ok([]);
  const line = missedLine(missed, now);
  const balance = await readStoredBalance(transaction, line.user_id);
  if (balance === null) return err('balance-unreadable');
  return ok(lineWrites(line, balance + (missed.visit.credited_cents ?? 0)));
}
