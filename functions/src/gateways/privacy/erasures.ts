import { getAuth } from 'firebase-admin/auth';
import type { DocumentReference, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { type CollectionName, collections } from '#domain/collections.ts';
import { interimUserSchema } from '#domain/documents/interim-user.ts';
import { type Erasure, erasureSchema } from '#domain/documents/privacy/erasure.ts';
import { type ErasedPerson, withBlanks } from '#domain/privacy/blank-fields.ts';
import { erasableAs, isPointless, noteMissingLogin } from '#domain/privacy/erasure-note.ts';
import { register } from '#domain/privacy/register.ts';
import type { Trace } from '#domain/privacy/register/entry.ts';
import { adminApp } from '../admin-app.ts';
import type { Clock } from '../clock.ts';
import { firestore } from '../firestore.ts';
import { erasureNotes, noteIn } from './erasure-notes.ts';
import { keysOf, type PersonKeys } from './person-keys.ts';
import { documentsAt, pagesOf } from './person-search.ts';

/** Erasing people who asked for it, or whose login is gone (docs/decisions/0102-erasing-people.md). */
export interface Erasures {
  /**
   * Notes the accounts whose login is gone, and drops the note where a login is back. Idempotent.
   * @returns how many were noted.
   */
  noteMissingLogins(): Promise<number>;
  /** How many wait to be erased because their login is gone. */
  withoutLogin(): Promise<number>;
  due(most: number): Promise<readonly Erasure[]>;
  keysOf(erasure: Erasure): Promise<PersonKeys>;
  /** Deletes and empties what the register says, the records that lead to the others last. Idempotent. */
  sweep(erasure: Erasure, keys: PersonKeys): Promise<void>;
  /** The name goes from the note as well. */
  close(erasure: Erasure): Promise<void>;
}

/** Read to find the others: erased last, so that an interrupted run finds them again. */
const erasedLast: readonly CollectionName[] = [
  collections.threads,
  collections.serviceRequests,
  collections.leads,
  collections.waitingList,
  collections.circles,
  collections.customers,
  collections.seniorProfiles,
  collections.interimUsers,
];

const inOrder: readonly CollectionName[] = [
  ...Object.values(collections).filter((name) => !erasedLast.includes(name) && name !== collections.erasures),
  ...erasedLast,
];

/** Read again in the transaction: a command may change it at the same moment. */
async function blank(at: DocumentReference, blanks: Parameters<typeof withBlanks>[1], person: ErasedPerson) {
  await firestore().runTransaction(async (transaction) => {
    const before = (await transaction.get(at)).data();
    if (before === undefined) return;
    const after = withBlanks(before, blanks, person);
    if (JSON.stringify(after) !== JSON.stringify(before)) transaction.set(at, after);
  });
}

async function follow(name: CollectionName, trace: Trace, values: readonly string[], person: ErasedPerson) {
  if (trace.erasing === 'keep') return;
  for await (const page of documentsAt(name, trace, values)) {
    if (trace.erasing === 'delete') {
      const batch = firestore().batch();
      for (const { ref } of page) batch.delete(ref);
      await batch.commit();
    } else for (const { ref } of page) await blank(ref, trace.erasing.blank, person);
  }
}

/** The notes that something may still come of, by person. */
async function openNotes(): Promise<ReadonlyMap<string, Erasure>> {
  const { docs } = await erasureNotes().where('state', 'in', ['asked', 'waiting']).get();
  return new Map(
    docs.flatMap((each): (readonly [string, Erasure])[] => {
      const note = noteIn(each);
      return note === null ? [] : [[each.id, note]];
    }),
  );
}

/** Read again in the transaction: she may ask anew at the same moment. */
async function dropPointless(uid: string, clock: Clock): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const stored = await transaction.get(erasureNotes().doc(uid));
    const note = noteIn(stored);
    if (note !== null && isPointless(note, clock.now())) transaction.delete(stored.ref);
  });
}

async function noteOrDrop(
  users: readonly QueryDocumentSnapshot[],
  notes: ReadonlyMap<string, Erasure>,
  clock: Clock,
): Promise<number> {
  const { notFound } = await getAuth(adminApp()).getUsers(users.map(({ id }) => ({ uid: id })));
  const missing = new Set(notFound.map((each) => ('uid' in each ? each.uid : '')));
  let noted = 0;
  for (const user of users) {
    const note = notes.get(user.id) ?? null;
    if (!missing.has(user.id)) {
      if (note !== null && isPointless(note, clock.now())) await dropPointless(user.id, clock);
      continue;
    }
    const account = interimUserSchema.safeParse(user.data()).data;
    const kind = account === undefined ? null : erasableAs(account.role);
    if (note?.state === 'waiting' || account === undefined || kind === null) continue;
    const erasure = noteMissingLogin(account, { kind, now: clock.now() });
    await erasureNotes().doc(user.id).set(erasureSchema.parse(erasure));
    noted += 1;
  }
  return noted;
}

export const createErasures = (clock: Clock): Erasures => ({
  async noteMissingLogins() {
    const notes = await openNotes();
    let noted = 0;
    for await (const page of pagesOf(firestore().collection(collections.interimUsers)))
      noted += await noteOrDrop(page, notes, clock);
    return noted;
  },

  async withoutLogin() {
    const waiting = erasureNotes().where('state', '==', 'waiting');
    return (await waiting.where('reason', '==', 'login-gone').count().get()).data().count;
  },

  async due(most) {
    const due = erasureNotes().where('due_at', '<=', clock.now());
    const { docs } = await due.orderBy('due_at').limit(most).get();
    return docs.flatMap((each) => noteIn(each) ?? []);
  },

  keysOf,

  async sweep({ kind, name }, keys) {
    const person = { ids: new Set([...keys.uid, ...keys.visits, ...keys.messages]), name };
    for (const collection of inOrder)
      for (const trace of register[collection].traces)
        if (trace.of === kind) await follow(collection, trace, keys[trace.key], person);
  },

  async close(erasure) {
    const closed: Erasure = {
      ...{ ...erasure, email: '', name: '', link_hashes: [], link_until: null },
      ...{ state: 'closed', due_at: null, closed_at: clock.now() },
    };
    await erasureNotes().doc(erasure.person_id).set(erasureSchema.parse(closed));
  },
});
