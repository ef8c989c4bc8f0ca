import { collections } from '../collections.ts';
import {
  type DocumentTransaction,
  type DocumentWrite,
  type Outcome,
  readOne,
  withoutWrites,
} from '../dispatch/transaction/document-transaction.ts';
import { type MissingPayment, missingPaymentSchema } from '../documents/bookkeeping.ts';
import { readStoredBalance } from './adjustment-line.ts';
import { type MissingMoney, missingMoney, openItemsIn, paymentFor } from './missing-money.ts';

/** What a senior lacks now. @throws where the balance cannot be read: nothing is asked on a guess. */
export async function readMissingMoney(transaction: DocumentTransaction, seniorId: string): Promise<MissingMoney> {
  const [visits, debts] = await Promise.all([transaction.openVisitsOf(seniorId), transaction.openDebtsOf(seniorId)]);
  const balance = await readStoredBalance(transaction, seniorId);
  if (balance === null) throw new Error('the balance cannot be read');
  return missingMoney(balance, openItemsIn(visits, debts));
}

const pathOf = (seniorId: string) => ({ collection: collections.missingPayments, id: seniorId }) as const;

async function readClaim(transaction: DocumentTransaction, seniorId: string): Promise<MissingPayment | null> {
  const { collection, id } = pathOf(seniorId);
  return missingPaymentSchema.safeParse(await readOne(transaction, collection, id)).data ?? null;
}

const claimWrite = (claim: MissingPayment): DocumentWrite => ({
  ...pathOf(claim.user_id),
  kind: 'set',
  data: missingPaymentSchema.parse(claim),
});

export interface ClaimedPayment {
  readonly claim: MissingPayment;
  /** What is missing is another amount by now: its page has to be closed. */
  readonly isOutdated: boolean;
}

/**
 * The payment under way for what is missing, or a new one with this attempt. Two devices that ask at once get the same.
 * @returns null when nothing is missing.
 */
export async function claimMissingPayment(
  transaction: DocumentTransaction,
  seniorId: string,
  attempt: string,
  now: Date,
): Promise<Outcome<ClaimedPayment | null>> {
  const cents = paymentFor((await readMissingMoney(transaction, seniorId)).missing);
  if (cents === 0) return withoutWrites(null);
  const known = await readClaim(transaction, seniorId);
  if (known !== null) return withoutWrites({ claim: known, isOutdated: known.cents !== cents });
  const claim: MissingPayment = { user_id: seniorId, attempt, cents, session_id: null, begun_at: now };
  return { value: { claim, isOutdated: false }, writes: [claimWrite(claim)] };
}

/** Notes the page of a payment, unless another one has taken its place. */
export async function noteMissingPage(
  transaction: DocumentTransaction,
  { user_id: seniorId, attempt }: MissingPayment,
  sessionId: string,
): Promise<Outcome<null>> {
  const known = await readClaim(transaction, seniorId);
  if (known?.attempt !== attempt) return withoutWrites(null);
  return { value: null, writes: [claimWrite({ ...known, session_id: sessionId })] };
}

/** Forgets a payment that is over, unless another one has taken its place. */
export async function releaseMissingPayment(
  transaction: DocumentTransaction,
  { user_id: seniorId, attempt }: MissingPayment,
): Promise<Outcome<null>> {
  const known = await readClaim(transaction, seniorId);
  if (known?.attempt !== attempt) return withoutWrites(null);
  return { value: null, writes: [{ ...pathOf(seniorId), kind: 'delete' }] };
}
