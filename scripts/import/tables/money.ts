import { stalePurchaseMinutes, type transactionTypes } from '#domain/credits/credits.ts';
import { amountFields } from '#domain/credits/cents.ts';
import { counts } from '#domain/credits/ledger.ts';
import { lineDescriptions } from '#domain/credits/line-description.ts';
import { type CreditTransaction, creditTransactionSchema } from '#domain/documents/payments/credits.ts';
import { textLimits } from '#domain/field-types.ts';
import { importedId } from '#domain/imported-id.ts';
import { fitting } from '../fitting.ts';
import { isFirst, type Known } from '../known.ts';
import type { OldRow } from '../old-row.ts';
import { readCents, readId, readMoment, readMomentIfThere, readOne, readText } from '../old-values.ts';

const oldTypes = [
  'purchase_pending',
  'purchase_completed',
  'purchase_cancelled',
  'service_usage',
  'refund',
] as const satisfies readonly (typeof transactionTypes)[number][];

type OldType = (typeof oldTypes)[number];

/** The owner of money; null where the row is refused, or its owner was erased. */
function readOwner(row: OldRow, known: Known): string | null {
  const id = readId(row, 'user_id');
  const state = id === null ? undefined : known.people.get(id);
  if (id === null || state === 'fits') return id;
  if (state === 'erased') return null;
  return row.refuse('user_id', state === undefined ? 'unknown-person' : 'person-refused');
}

/** A purchase adds and a visit takes, whatever sign the old system stored; a refund may be either, and says so. */
function signed(row: OldRow, type: OldType, cents: number): number | null {
  if (cents === 0) return row.refuse('amount', 'wrong-sign');
  if (type === 'service_usage') return -Math.abs(cents);
  return type === 'refund' || cents > 0 ? cents : row.refuse('amount', 'wrong-sign');
}

/** A purchase that nobody can pay any more was not made. One whose page is open would be lost. */
function settled(row: OldRow, type: OldType, madeAt: Date | null, { now }: Known): OldType | null {
  if (type !== 'purchase_pending') return type;
  const staleAt = (madeAt?.getTime() ?? 0) + stalePurchaseMinutes * 60_000;
  return staleAt < now.getTime() ? 'purchase_cancelled' : row.refuse('transaction_type', 'still-pending');
}

function remember({ money }: Known, line: CreditTransaction): void {
  const { user_id: owner, created_at: at, amount_cents: cents = 0 } = line;
  const before = money.get(owner) ?? { sum: 0, firstAt: at };
  const sum = before.sum + (counts(line) ? cents : 0);
  money.set(owner, { sum, firstAt: at < before.firstAt ? at : before.firstAt });
}

/**
 * A line of the old ledger. It keeps its kind and its date, and names no session: the payment page of another system is
 * none of ours, so that nothing that happens to it there moves a balance here.
 */
export function readLine(row: OldRow, known: Known): CreditTransaction | null {
  const oldId = readId(row, 'id');
  if (oldId !== null && !isFirst(known, 'credit_transactions', oldId)) row.refuse('id', 'duplicate');
  const owner = readOwner(row, known);
  if (owner === null && row.misfits.length === 0) return null;
  const kind = readOne(row, 'transaction_type', oldTypes);
  const madeAt = readMoment(row, 'created_at');
  const amount = readCents(row, 'amount');
  const type = kind === null ? null : settled(row, kind, madeAt, known);
  const cents = type === null || amount === null ? null : signed(row, type, amount);
  const description = readText(row, 'description', textLimits.address);
  if (oldId === null || cents === null) return null;
  const line = fitting(row, creditTransactionSchema, {
    id: importedId(oldId),
    user_id: owner,
    ...amountFields(cents),
    description,
    transaction_type: type,
    stripe_session_id: null,
    created_at: madeAt,
  });
  if (line !== null) remember(known, line);
  return line;
}

/** The balance of an account in the old system, and the line that brings the lines that were taken over to it. */
export interface BalanceRow {
  readonly id: string;
  /** In cents. */
  readonly balance: number;
  /** Null where the lines explain the balance. */
  readonly opening: CreditTransaction | null;
}

/** Of an account without lines; it is before anything that the new app books. */
const longAgo = new Date('2025-01-01T00:00:00Z');

export function readBalance(row: OldRow, known: Known): BalanceRow | null {
  const id = readOwner(row, known);
  if (id === null) return null;
  if (!isFirst(known, 'user_credits', id)) return row.refuse('user_id', 'duplicate');
  const balance = readCents(row, 'balance');
  if (balance === null) return null;
  const { sum, firstAt } = known.money.get(id) ?? { sum: 0, firstAt: readMomentIfThere(row, 'created_at') ?? longAgo };
  const rest = balance - sum;
  if (rest === 0) return { id, balance, opening: null };
  const opening = fitting(row, creditTransactionSchema, {
    id: importedId(`opening-${id}`),
    user_id: id,
    ...amountFields(rest),
    description: lineDescriptions.opening,
    transaction_type: 'adjustment',
    stripe_session_id: null,
    // Before the lines, so that they follow from it.
    created_at: new Date(firstAt.getTime() - 1),
  });
  return { id, balance, opening };
}
