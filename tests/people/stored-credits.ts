import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '#domain/collections.ts';
import type { CreditTransaction } from '#domain/documents/payments/credits.ts';
import { accountStatementSchema } from '#domain/documents/payments/receipt.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { aBalance, aCreditTransaction } from '../builders/payments/credits.ts';
import { anAccountStatement } from '../builders/payments/receipt.ts';
import type { TestFirebase } from '../local-firebase.ts';

const addresses = ({ ports }: TestFirebase) => ({ authPort: ports.auth, firestorePort: ports.firestore });

/** Gives a person a balance and lines of the ledger, as the functions write them. */
export async function storeCredits(
  firebase: TestFirebase,
  uid: string,
  balance: number,
  lines: readonly (Partial<CreditTransaction> & Pick<CreditTransaction, 'id'>)[] = [],
): Promise<void> {
  await withAdminSdk(addresses(firebase), async ({ firestore }) => {
    await firestore.doc(`${collections.userCredits}/${uid}`).set(aBalance({ user_id: uid, balance }));
    for (const line of lines) {
      await firestore
        .doc(`${collections.creditTransactions}/${line.id}`)
        .set(aCreditTransaction({ user_id: uid, stripe_session_id: null, ...line }));
    }
  });
}

export interface StoredCredits {
  readonly balance: number | null;
  /** Newest first: the kind of line, and its amount. */
  readonly lines: readonly { readonly type: unknown; readonly amount: unknown }[];
}

/** What Firestore holds of one person's money, past the rules and every cache. */
export async function storedCredits(firebase: TestFirebase, uid: string): Promise<StoredCredits> {
  return withAdminSdk(addresses(firebase), async ({ firestore }) => {
    const [credits, lines] = await Promise.all([
      firestore.doc(`${collections.userCredits}/${uid}`).get(),
      firestore
        .collection(collections.creditTransactions)
        .where('user_id', '==', uid)
        .orderBy('created_at', 'desc')
        .get(),
    ]);
    const balance: unknown = credits.get('balance');
    return {
      balance: typeof balance === 'number' ? balance : null,
      lines: lines.docs.map((line) => ({
        type: line.get('transaction_type') as unknown,
        amount: line.get('amount') as unknown,
      })),
    };
  });
}

/** Makes a line of the ledger this many minutes older. */
export async function moveBack(firebase: TestFirebase, id: string, minutes: number): Promise<void> {
  await withAdminSdk(addresses(firebase), async ({ firestore }) => {
    const line = firestore.doc(`${collections.creditTransactions}/${id}`);
    const moment: unknown = (await line.get()).get('created_at');
    if (!(moment instanceof Timestamp)) throw new Error(`${id} has no moment`);
    await line.update({ created_at: new Date(moment.toMillis() - minutes * 60_000) });
  });
}

/** Stores the statements of these months, as yyyy-MM. */
export async function storeStatements(firebase: TestFirebase, uid: string, months: readonly string[]): Promise<void> {
  await withAdminSdk(addresses(firebase), async ({ firestore }) => {
    for (const month of months) {
      const statement = accountStatementSchema.parse(anAccountStatement({ user_id: uid, month }));
      await firestore.doc(`${collections.accountStatements}/${month}_${uid}`).set(statement);
    }
  });
}

/** Who bought what a payment page paid, where it was not the senior herself. */
export async function storedPayer(firebase: TestFirebase, sessionId: string): Promise<unknown> {
  return withAdminSdk(addresses(firebase), async ({ firestore }) => {
    const lines = firestore.collection(collections.creditTransactions).where('stripe_session_id', '==', sessionId);
    const [line] = (await lines.get()).docs;
    return line?.get('actor_uid') as unknown;
  });
}
