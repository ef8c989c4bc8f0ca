import type { Customer } from '../accounts/customer.ts';
import { collections } from '../collections.ts';
import { readRecipient } from '../customers/read-recipient.ts';
import { readOne } from '../dispatch/transaction/document-transaction.ts';
import type { DocumentTransaction } from '../dispatch/transaction/document-transaction.ts';
import {
  type RecordChange,
  type RecordCommand,
  type RecordContext,
  type RecordRejection,
  recordConflict,
  recordRejected,
} from '../dispatch/transaction/record-command.ts';
import type { Debt, LatePayment, LatePaymentDecision, LatePaymentState } from '../documents/payments/debt.ts';
import { visitSchema } from '../documents/visit.ts';
import { lateFeeCents } from '../public/terms.ts';
import { ok, type Result } from '../result.ts';
import { latePaymentMail } from './debt-mails.ts';
import { changedDebt, debtWrite } from './debt-writes.ts';
import { isDisputed } from './is-disputed.ts';
import { letterOfClosed } from './letter-of-closed.ts';
import { missingNow, readDebt } from './true-mails.ts';

export interface DecidedLatePayment {
  readonly debtId: string;
  /** Of the debt that the screen showed. */
  readonly revision: number;
  readonly decision: LatePaymentDecision;
  readonly reason: string;
}

export interface LatePaymentAnswer {
  readonly debt_id: string;
  readonly state: LatePaymentState;
  readonly cents: number;
}

type Decided = Result<{ readonly state: LatePaymentState; readonly cents: number }, RecordRejection>;

/** A fee is released for what is missing at that moment, and never of a disputed visit. */
async function released(transaction: DocumentTransaction, id: string, debt: Debt): Promise<Decided> {
  const visit = visitSchema.safeParse(await readOne(transaction, collections.planning, debt.visit_id)).data;
  if (visit === undefined) return recordRejected('not-found');
  if (isDisputed(visit)) return recordRejected('debt-disputed');
  const missing = await missingNow(transaction, id, debt);
  if (missing === null) return recordRejected('debt-paid');
  return ok({ state: 'due', cents: Math.min(debt.proposed_cents ?? 0, lateFeeCents(missing)) });
}

async function decided(transaction: DocumentTransaction, debt: Debt, wanted: DecidedLatePayment): Promise<Decided> {
  const { decision, debtId, reason } = wanted;
  if (decision === 'withdraw') {
    if (debt.fee?.state === 'charged') return recordRejected('late-payment-charged');
    if (debt.fee?.state !== 'due') return recordRejected('debt-decided');
    return reason === ''
      ? recordRejected('late-payment-reason-needed')
      : ok({ state: 'withdrawn', cents: debt.fee.cents });
  }
  if (debt.state === 'settled') return recordRejected('debt-paid');
  if (debt.state !== 'proposed' || debt.proposed_cents === null) return recordRejected('debt-decided');
  if (decision === 'release') return released(transaction, debtId, debt);
  return reason === ''
    ? recordRejected('late-payment-reason-needed')
    : ok({ state: 'dropped', cents: debt.proposed_cents });
}

/** A fee that is released is told by mail, or by a letter that waits for staff. */
function letterOf(
  state: LatePaymentState,
  known: LatePayment | null,
  customer: Customer | null,
): Pick<LatePayment, 'letter'> {
  if (state === 'due') return customer === null ? { letter: 'to-print' } : {};
  return letterOfClosed(known);
}

async function change(
  transaction: DocumentTransaction,
  before: Debt,
  wanted: DecidedLatePayment,
  { now, actor }: RecordContext,
): Promise<Result<RecordChange<LatePaymentAnswer>, RecordRejection>> {
  const { debtId: id, decision, reason } = wanted;
  const result = await decided(transaction, before, wanted);
  if (!result.ok) return result;
  const { state, cents } = result.value;
  const customer = state === 'due' ? await readRecipient(transaction, before.senior_id) : null;
  const name = `${decision}-late-payment`;
  const after = {
    ...before,
    // What was settled meanwhile stays settled; the fee goes its own way.
    state: before.state === 'settled' ? before.state : ('decided' as const),
    proposed_cents: null,
    fee: { cents, state, by: actor, at: now, reason, ...letterOf(state, before.fee, customer) },
  };
  const debt = changedDebt({ before, after, name, by: actor.name, now });
  return ok({
    value: { debt_id: id, state, cents },
    writes: [
      debtWrite(id, debt),
      ...(customer === null ? [] : await latePaymentMail(transaction, { id, debt, customer, now })),
    ],
    audit: {
      collection: collections.debts,
      document_id: id,
      before: { state: before.state, fee: before.fee?.state ?? null },
      after: { state: debt.state, fee: state, cents, missing: before.missing },
    },
  });
}

/** Staff's word about the fee of a debt. Of two at the same moment one is first; the other finds it decided. */
export const decideLatePayment = (
  wanted: DecidedLatePayment,
  minted: Pick<RecordCommand<LatePaymentAnswer>, 'commandId' | 'actor'>,
): RecordCommand<LatePaymentAnswer> => ({
  ...minted,
  name: 'decide-late-payment',
  async decide(transaction, context) {
    const before = await readDebt(transaction, wanted.debtId);
    if (before === null) return recordRejected('not-found');
    const conflict = recordConflict(before, wanted.revision);
    if (conflict !== null) return recordRejected('changed-meanwhile', conflict);
    return change(transaction, before, wanted, context);
  },
});
