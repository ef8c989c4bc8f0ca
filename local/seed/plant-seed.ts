import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { type SeedAccount, seedAccounts, seedPassword } from './accounts.ts';
import { type EmulatorAddresses, withAdminSdk } from './admin-sdk.ts';
import { collections } from '#domain/collections.ts';
import { seedCredits } from './credits.ts';
import { type SeedDocument, seedDocuments } from './documents.ts';

export interface SeedResult {
  readonly accountsMade: number;
  readonly documentsMade: number;
}

function hasCode(error: unknown, ...codes: readonly (string | number)[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(error.code as string | number);
}

/** @returns false when the account is there already, under this uid or this address. */
async function makeAccount(auth: Auth, account: SeedAccount): Promise<boolean> {
  try {
    await auth.createUser({
      uid: account.uid,
      email: account.email,
      emailVerified: true,
      password: seedPassword,
      displayName: `${account.firstName} ${account.lastName}`,
    });
    return true;
  } catch (error) {
    if (hasCode(error, 'auth/uid-already-exists', 'auth/email-already-exists')) return false;
    throw error;
  }
}

/** gRPC's ALREADY_EXISTS. */
const alreadyExists = 6;

/** All of them or, when one is there already, none. @returns how many. */
async function makeDocuments(firestore: Firestore, documents: readonly SeedDocument[]): Promise<number> {
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

/** Money goes in as one: a balance that its owner has changed must not meet lines that explain another. */
function moneyDocuments(now: Date): readonly SeedDocument[] {
  const { lines, balance } = seedCredits(now);
  return [
    { collection: collections.userCredits, id: balance.user_id, data: balance },
    ...lines.map((data) => ({ collection: collections.creditTransactions, id: data.id, data })),
  ];
}

/** Makes what is not there and touches nothing that is: what people changed since the last time stays theirs. */
export async function plantSeed({
  now,
  ...addresses
}: EmulatorAddresses & { readonly now: Date }): Promise<SeedResult> {
  return withAdminSdk(addresses, async ({ auth, firestore }) => {
    const accounts = await Promise.all(seedAccounts.map((account) => makeAccount(auth, account)));
    const wholes = [...seedDocuments(now).map((document) => [document]), moneyDocuments(now)];
    const made = await Promise.all(wholes.map((documents) => makeDocuments(firestore, documents)));
    const documentsMade = made.reduce((sum, count) => sum + count, 0);
    return { accountsMade: accounts.filter(Boolean).length, documentsMade };
  });
}
