import type { Auth, UserImportRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '#domain/collections.ts';
import { customerOfAccount } from '#domain/customers/follow-account.ts';
import type { InterimUser } from '#domain/documents/interim-user.ts';
import type { ImportedLogin } from '../tables/accounts.ts';
import { storedAmong } from './create-missing.ts';

/** The record of an account, and staff's record that follows from it. */
export function storeUsers(firestore: Firestore, users: readonly InterimUser[], now: Date): Promise<number> {
  return firestore.runTransaction(async (transaction) => {
    const ids = users.map(({ id }) => id);
    const reads = { firestore, transaction };
    const accounts = await storedAmong(reads, collections.interimUsers, ids);
    const customers = await storedAmong(reads, collections.customers, ids);
    const missing = users.filter(({ id }) => !accounts.has(id));
    for (const user of missing) {
      transaction.create(firestore.collection(collections.interimUsers).doc(user.id), user);
      const customer = customerOfAccount(user.id, { account: user, former: null }, now);
      if (customer === null || customers.has(user.id)) continue;
      transaction.create(firestore.collection(collections.customers).doc(user.id), customer);
    }
    return missing.length;
  });
}

/** The logins of a project, as far as an import needs them. */
export interface Logins {
  /** Whose account an address has; addresses without one are left out. */
  ownersOf(mails: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Which of these accounts have a login. */
  among(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Adds logins; the caller knows that neither id nor address is there: Auth replaces and doubles without asking. */
  add(logins: readonly ImportedLogin[]): Promise<void>;
}

/** Auth's limit for one question, and for one import. */
const askedAtOnce = 100;
export const importedAtOnce = 1_000;

const pieces = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / askedAtOnce) }, (_, piece) =>
    items.slice(piece * askedAtOnce, (piece + 1) * askedAtOnce),
  );

const recordOf = ({ uid, email, isConfirmed, hash, createdAt, lastSignInAt }: ImportedLogin): UserImportRecord => ({
  uid,
  email,
  emailVerified: isConfirmed,
  ...(hash === null ? {} : { passwordHash: Buffer.from(hash) }),
  metadata: {
    ...(createdAt === null ? {} : { creationTime: createdAt.toUTCString() }),
    ...(lastSignInAt === null ? {} : { lastSignInTime: lastSignInAt.toUTCString() }),
  },
});

export const authLogins = (auth: Auth): Logins => ({
  async ownersOf(mails) {
    const owners = new Map<string, string>();
    for (const piece of pieces(mails)) {
      const { users } = await auth.getUsers(piece.map((email) => ({ email })));
      for (const { email, uid } of users) if (email !== undefined) owners.set(email, uid);
    }
    return owners;
  },

  async among(ids) {
    const found = new Set<string>();
    for (const piece of pieces(ids)) {
      const { users } = await auth.getUsers(piece.map((uid) => ({ uid })));
      for (const { uid } of users) found.add(uid);
    }
    return found;
  },

  async add(logins) {
    const { errors } = await auth.importUsers(logins.map(recordOf), { hash: { algorithm: 'BCRYPT' } });
    const [first] = errors;
    // Its message may hold an address.
    if (first !== undefined) throw new Error(`${errors.length} logins were refused by Auth: ${first.error.code}`);
  },
});

/** A login that is there keeps what its owner made of it since, her new password before all. */
export async function storeLogins(logins: Logins, items: readonly ImportedLogin[]): Promise<number> {
  const there = await logins.among(items.map(({ uid }) => uid));
  const missing = items.filter(({ uid }) => !there.has(uid));
  const taken = await logins.ownersOf(missing.map(({ email }) => email));
  const free = missing.filter(({ email }) => !taken.has(email));
  if (free.length > 0) await logins.add(free);
  return free.length;
}
