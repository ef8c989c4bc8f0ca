import { createHash } from 'node:crypto';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { collections } from '#domain/collections.ts';
import { type InterimUser, interimUserSchema } from '#domain/documents/interim-user.ts';
import { type DataExport, dataExportSchema } from '#domain/documents/privacy/data-export.ts';
import { askExport, fetchExport, withExportLink } from '#domain/privacy/data-export.ts';
import { erasableAs } from '#domain/privacy/erasure-note.ts';
import type { PersonSought } from '#domain/privacy/person-sought.ts';
import type { Clock } from '../clock.ts';
import { storedDates } from '../dispatch/stored-dates.ts';
import { firestore } from '../firestore.ts';
import { hashOfSecret, newLinkSecret } from '../link-secret.ts';

/** Somebody who may ask for the own data, and how that person is written to. */
export interface Asker extends PersonSought {
  readonly language: InterimUser['language'];
  /** Empty where the address may belong to somebody else than who gave the name. */
  readonly name: string;
  /** By which copies of the name are found; empty for who has no record. */
  readonly names: Pick<InterimUser, 'first_name' | 'last_name'>;
}

/** Links to the own data (docs/decisions/0110-export-of-own-data.md). */
export interface DataExports {
  /** @returns null without an account that may ask. */
  askerOf(uid: string): Promise<Asker | null>;
  /** Everybody whom an address leads to: a student, and somebody who left it on a form. Accounts are found by their login. */
  askersAt(email: string): Promise<readonly Asker[]>;
  ask(asker: Asker): Promise<void>;
  /** Makes a secret for the link that is mailed; only its hash is stored. Null where nobody asks any more. */
  issue(personId: string): Promise<string | null>;
  /** @returns null for a link that does not work. */
  follow(secret: string): Promise<DataExport | null>;
  /** Whose link it is, without counting as a download. Null for a link that does not work, or of an account that is gone. */
  askerBy(secret: string): Promise<Asker | null>;
}

const notes = () => firestore().collection(collections.dataExports);

const noteIn = (snapshot: DocumentSnapshot): DataExport | null =>
  dataExportSchema.safeParse(storedDates(snapshot)).data ?? null;

const store = (transaction: Transaction, note: DataExport) =>
  transaction.set(notes().doc(note.person_id), dataExportSchema.parse(note));

/** The id of somebody who has neither account nor student's record: the same at every question. */
const idOfAddress = (email: string): string =>
  `visitor-${createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 40)}`;

/** Addresses are stored as they were typed, and in small letters. */
const spellings = (email: string): readonly string[] => [...new Set([email, email.toLowerCase()])];

const among = (collection: string, email: string) =>
  firestore().collection(collection).where('email', 'in', spellings(email)).get();

async function isOnForm(email: string): Promise<boolean> {
  const found = await Promise.all(
    [collections.waitingList, collections.employerTips, collections.leads].map((each) => among(each, email)),
  );
  return found.some(({ empty }) => !empty);
}

async function askerOf(uid: string): Promise<Asker | null> {
  const user = await firestore().collection(collections.interimUsers).doc(uid).get();
  const account = interimUserSchema.safeParse(user.data()).data;
  const kind = account === undefined ? null : erasableAs(account.role);
  if (account === undefined || kind === null) return null;
  const { email, language, first_name, last_name } = account;
  return { kind, person_id: uid, email, language, name: first_name, names: { first_name, last_name } };
}

const nameOf = (student: DocumentSnapshot): Asker['names'] => ({
  first_name: String(student.get('first_name') ?? ''),
  last_name: String(student.get('last_name') ?? ''),
});

const nobody = { first_name: '', last_name: '' } as const;

const notesBy = (secret: string) => notes().where('link_hashes', 'array-contains', hashOfSecret(secret)).limit(1);

export const createDataExports = (clock: Clock): DataExports => ({
  askerOf,

  async askersAt(email) {
    const { docs } = await among(collections.studentProfiles, email);
    const students = docs.map((each): Asker => ({
      ...{ kind: 'student', person_id: each.id, email, language: 'NL', name: '' },
      names: nameOf(each),
    }));
    if (!(await isOnForm(email))) return students;
    const person_id = idOfAddress(email);
    return [...students, { kind: 'visitor', person_id, email, language: 'NL', name: '', names: nobody }];
  },

  ask: ({ kind, person_id, email, language }) =>
    firestore().runTransaction(async (transaction) => {
      const note = noteIn(await transaction.get(notes().doc(person_id)));
      store(transaction, askExport({ kind, person_id, email, language }, { note, now: clock.now() }));
    }),

  issue: (personId) =>
    firestore().runTransaction(async (transaction) => {
      const note = noteIn(await transaction.get(notes().doc(personId === '' ? '-' : personId)));
      const secret = newLinkSecret();
      const linked = note && withExportLink(note, hashOfSecret(secret), clock.now());
      if (linked === null) return null;
      store(transaction, linked);
      return secret;
    }),

  follow: (secret) =>
    firestore().runTransaction(async (transaction) => {
      const found = await transaction.get(notesBy(secret));
      const [stored] = found.docs;
      const note = stored === undefined ? null : noteIn(stored);
      const fetched = note && fetchExport(note, clock.now());
      if (fetched !== null) store(transaction, fetched);
      return fetched;
    }),

  async askerBy(secret) {
    const [stored] = (await notesBy(secret).get()).docs;
    const note = stored === undefined ? null : noteIn(stored);
    if (note === null || clock.now() >= note.expires_at) return null;
    const { kind, person_id, email, language } = note;
    if (kind === 'senior' || kind === 'family') return askerOf(person_id);
    const names =
      kind === 'student'
        ? nameOf(await firestore().collection(collections.studentProfiles).doc(person_id).get())
        : nobody;
    return { kind, person_id, email, language, name: '', names };
  },
});
