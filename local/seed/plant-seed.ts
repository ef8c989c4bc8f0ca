import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { type SeedAccount, seedAccounts, seedPassword } from './accounts.ts';
import { type EmulatorAddresses, withAdminSdk } from './admin-sdk.ts';
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

async function makeDocument(firestore: Firestore, { collection, id, data }: SeedDocument): Promise<boolean> {
  try {
    await firestore.collection(collection).doc(id).create(data);
    return true;
  } catch (error) {
    if (hasCode(error, alreadyExists)) return false;
    throw error;
  }
}

/** Makes what is not there and touches nothing that is: what people changed since the last time stays theirs. */
export async function plantSeed({
  now,
  ...addresses
}: EmulatorAddresses & { readonly now: Date }): Promise<SeedResult> {
  return withAdminSdk(addresses, async ({ auth, firestore }) => {
    const accounts = await Promise.all(seedAccounts.map((account) => makeAccount(auth, account)));
    const documents = await Promise.all(seedDocuments(now).map((document) => makeDocument(firestore, document)));
    return { accountsMade: accounts.filter(Boolean).length, documentsMade: documents.filter(Boolean).length };
  });
}
