import type { Transaction } from 'firebase-admin/firestore';
import { collections } from '#domain/collections.ts';
import { type InterimUser, interimUserSchema } from '#domain/documents/interim-user.ts';
import { type Erasure, erasureSchema } from '#domain/documents/privacy/erasure.ts';
import { askErasure, confirmErasure, erasableAs, isWithdrawable, withLink } from '#domain/privacy/erasure-note.ts';
import type { Clock } from '../clock.ts';
import { firestore } from '../firestore.ts';
import { hashOfSecret, newLinkSecret } from '../link-secret.ts';
import { erasureNotes, noteIn } from './erasure-notes.ts';

export interface Confirmed {
  readonly erasure: Erasure;
  /** How she is written to; without an account no name is known to be hers. */
  readonly account: Pick<InterimUser, 'id' | 'email' | 'language' | 'first_name'>;
}

/** Somebody without an account, by the address that the mail goes to. */
export type AskingByMail = Pick<Erasure, 'kind' | 'person_id' | 'email'> & {
  readonly names: Pick<InterimUser, 'first_name' | 'last_name'>;
};

/** Erasing that a person asks for herself (docs/decisions/0103-asking-to-be-erased.md). */
export interface AskedErasures {
  /** Null without an account that may ask: staff is removed by a colleague. */
  ask(uid: string): Promise<Confirmed | null>;
  /** The same of a student, or of somebody who left an address on a form. */
  askByMail(person: AskingByMail): Promise<Erasure>;
  /** Makes a secret for the link that is mailed; only its hash is stored. Null where nothing is to confirm any more. */
  issue(uid: string): Promise<string | null>;
  /** Begins the days to think. Null for a link that does not work. Idempotent. */
  confirm(secret: string): Promise<Confirmed | null>;
  /** Null where nothing is under way. */
  read(uid: string): Promise<Erasure | null>;
  /** @returns what still stands: null once it is withdrawn. */
  withdraw(uid: string): Promise<Erasure | null>;
  /** By the secret of a link that was mailed. @returns whose note it is; null for a link that does not work. */
  ownerOf(secret: string): Promise<Erasure | null>;
}

const accountAt = (uid: string) => firestore().collection(collections.interimUsers).doc(uid);

/** Null for an account that was made staff's since, or is gone already. */
async function reachedAt(
  { kind, person_id: id, email }: Erasure,
  transaction: Transaction,
): Promise<Confirmed['account'] | null> {
  if (kind === 'student' || kind === 'visitor') return { id, email, language: 'NL', first_name: '' };
  const account = interimUserSchema.safeParse((await transaction.get(accountAt(id))).data()).data;
  return account === undefined || erasableAs(account.role) === null ? null : account;
}

const confirmBy = (secret: string, clock: Clock): Promise<Confirmed | null> =>
  firestore().runTransaction(async (transaction) => {
    const found = await transaction.get(
      erasureNotes().where('link_hashes', 'array-contains', hashOfSecret(secret)).limit(1),
    );
    const [stored] = found.docs;
    const note = stored === undefined ? null : noteIn(stored);
    const confirmed = note && confirmErasure(note, clock.now());
    if (stored === undefined || confirmed === null) return null;
    const account = await reachedAt(confirmed, transaction);
    if (account === null) return null;
    transaction.set(stored.ref, erasureSchema.parse(confirmed));
    return { erasure: confirmed, account };
  });

export const createAskedErasures = (clock: Clock): AskedErasures => ({
  ask: (uid) =>
    firestore().runTransaction(async (transaction) => {
      const [user, stored] = await transaction.getAll(accountAt(uid), erasureNotes().doc(uid));
      const account = interimUserSchema.safeParse(user?.data()).data;
      const kind = account === undefined ? null : erasableAs(account.role);
      if (account === undefined || kind === null || stored === undefined) return null;
      const erasure = askErasure(account, { kind, note: noteIn(stored), now: clock.now() });
      transaction.set(stored.ref, erasureSchema.parse(erasure));
      return { erasure, account };
    }),

  askByMail: ({ kind, person_id: id, email, names }) =>
    firestore().runTransaction(async (transaction) => {
      const stored = await transaction.get(erasureNotes().doc(id));
      const erasure = askErasure({ id, email, ...names }, { kind, note: noteIn(stored), now: clock.now() });
      transaction.set(stored.ref, erasureSchema.parse(erasure));
      return erasure;
    }),

  issue: (uid) =>
    firestore().runTransaction(async (transaction) => {
      const stored = await transaction.get(erasureNotes().doc(uid === '' ? '-' : uid));
      const note = noteIn(stored);
      const secret = newLinkSecret();
      const linked = note && withLink(note, hashOfSecret(secret), clock.now());
      if (linked === null) return null;
      transaction.set(stored.ref, erasureSchema.parse(linked));
      return secret;
    }),

  confirm: (secret) => confirmBy(secret, clock),

  async read(uid) {
    const note = noteIn(await erasureNotes().doc(uid).get());
    return note?.state === 'closed' ? null : note;
  },

  withdraw: (uid) =>
    firestore().runTransaction(async (transaction) => {
      const stored = await transaction.get(erasureNotes().doc(uid));
      const note = noteIn(stored);
      if (note === null || note.state === 'closed') return null;
      if (!isWithdrawable(note, clock.now())) return note;
      transaction.delete(stored.ref);
      return null;
    }),

  async ownerOf(secret) {
    const { docs } = await erasureNotes().where('link_hashes', 'array-contains', hashOfSecret(secret)).limit(1).get();
    return docs[0] === undefined ? null : noteIn(docs[0]);
  },
});
