import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { can } from '#domain/accounts/roles.ts';
import { givePracticeFactor } from '../auth/practice-factor.ts';
import { type SeedAccount, seedAccounts, seedPassword } from './accounts.ts';
import { type EmulatorAddresses, withAdminSdk } from './admin-sdk.ts';
import { collections } from '#domain/collections.ts';
import { seedCredits } from './credits.ts';
import { seedReceipts } from './receipts.ts';
import { type SeedDocument, seedDocuments } from './documents.ts';

export interface SeedResult {
  readonly accountsCreated: number;
  readonly documentsCreated: number;
}

function hasCode(error: unknown, ...codes: readonly (string | number)[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(error.code as string | number);
}

/** @returns false when an account with this uid or address exists. */
export async function createAccount(auth: Auth, authPort: number, account: SeedAccount): Promise<boolean> {
  try {
    await auth.createUser({
      uid: account.uid,
      email: account.email,
      emailVerified: true,
      password: seedPassword,
      displayName: `${account.firstName} ${account.lastName}`,
    });
    if (can(account.role, 'staff.open')) await givePracticeFactor(authPort, account.uid);
    return true;
  } catch (error) {
    if (hasCode(error, 'auth/uid-already-exists', 'auth/email-already-exists')) return false;
    throw error;
  }
}

/** gRPC's ALREADY_EXISTS. */
const alreadyExists = 6;

/** Creates all documents, or none when one exists. @returns the number created. */
async function createDocuments(firestore: Firestore, documents: readonly SeedDocument[]): Promise<number> {
  const batch = firestore.batch();
  for (const { collection, id, data } of documents) batch.create(firestore.collection(collection).doc(id), data);
  try {
    await batch.commit();
    return documents.length;
  } catch (error) {
    if (hasCode(error, alreadyExists)) return 0;
    throw error;
  }
}

/** Credits are one batch: a balance that has changed since must not be combined with new lines. */
function creditDocuments(now: Date): readonly SeedDocument[] {
  const { lines, balance } = seedCredits(now);
  return [
    { collection: collections.userCredits, id: balance.user_id, data: balance },
    ...lines.map((data) => ({ collection: collections.creditTransactions, id: data.id, data })),
    ...seedReceipts(lines, now),
  ];
}

/** Creates missing seed data. Idempotent: existing accounts and documents are not changed. */
export async function writeSeedData({
  now,
  ...addresses
}: EmulatorAddresses & { readonly now: Date }): Promise<SeedResult> {
  return withAdminSdk(addresses, async ({ auth, firestore }) => {
    const accounts = await Promise.all(seedAccounts.map((account) => createAccount(auth, addresses.authPort, account)));
    const create = (batches: readonly (readonly SeedDocument[])[]) =>
      Promise.all(batches.map((documents) => createDocuments(firestore, documents)));
    const documents = seedDocuments(now);
    const isRequest = ({ collection }: SeedDocument) => collection === collections.serviceRequests;
    const others = documents.filter((document) => !isRequest(document)).map((document) => [document]);
    // Requests last: their trigger puts them onto staff's board with the senior and the student.
    const before = await create([...others, creditDocuments(now)]);
    const requests = await create(documents.filter(isRequest).map((document) => [document]));
    const documentsCreated = [...before, ...requests].reduce((sum, count) => sum + count, 0);
    return { accountsCreated: accounts.filter(Boolean).length, documentsCreated };
  });
}
