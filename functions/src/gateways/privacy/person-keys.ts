import type { Query } from 'firebase-admin/firestore';
import { collections } from '#domain/collections.ts';
import type { PersonSought } from '#domain/privacy/person-sought.ts';
import type { PersonKey } from '#domain/privacy/register/entry.ts';
import { firestore } from '../firestore.ts';

export type PersonKeys = Readonly<Record<PersonKey, readonly string[]>>;

const idsOf = async (query: Query): Promise<readonly string[]> => (await query.select().get()).docs.map(({ id }) => id);

const within = (collection: string, field: string, value: string): Query =>
  firestore().collection(collection).where(field, '==', value);

/** Mails and forms hold an address as it was typed, and in small letters. */
const spellings = (email: string): readonly string[] =>
  email === '' ? [] : [...new Set([email, email.toLowerCase()])];

async function messagesIn(threads: readonly Query[], authorId: string): Promise<readonly string[]> {
  const pages = await Promise.all(threads.map((each) => each.get()));
  return pages.flatMap(({ docs }) =>
    docs.flatMap((each) => {
      const messages = (each.get('messages') ?? []) as readonly { readonly id: string; readonly author_id: string }[];
      return messages.filter(({ author_id }) => author_id === authorId).map(({ id }) => id);
    }),
  );
}

async function ofEmail(email: string) {
  const everyIn = async (collection: string) =>
    (await Promise.all(spellings(email).map((each) => idsOf(within(collection, 'email', each))))).flat();
  return {
    email: spellings(email),
    leads: await everyIn(collections.leads),
    forms: await everyIn(collections.waitingList),
  };
}

const nothing = { uid: [], requests: [], visits: [], seniors: [], messages: [] } as const;

async function ofSenior(uid: string) {
  const requests = await idsOf(within(collections.serviceRequests, 'senior_id', uid));
  const visits = await idsOf(within(collections.planning, 'senior_id', uid));
  return { ...nothing, uid: [uid], requests, visits };
}

async function ofFamily(uid: string) {
  const { docs } = await firestore().collectionGroup('members').where('user_id', '==', uid).get();
  const seniors = docs.map((each) => String(each.get('senior_id')));
  const requests = [
    ...(await idsOf(within(collections.serviceRequests, 'actor_uid', uid))),
    ...(await idsOf(within(collections.serviceRequests, 'cancelled_by', uid))),
  ];
  const threads = seniors.map((each) => within(collections.threads, 'senior_id', each));
  return { ...nothing, uid: [uid], requests, seniors, messages: await messagesIn(threads, uid) };
}

/** Of a student: the visits that are or were the student's own. */
async function ofStudent(id: string) {
  const { docs } = await within(collections.planning, 'studentprofile_id', id).select('request_id').get();
  const visits = docs.map((each) => each.id);
  const requests = [...new Set(docs.map((each) => String(each.get('request_id'))))];
  const threads = visits.map((each) => within(collections.threads, 'visit_id', each));
  return { ...nothing, uid: [id], requests, visits, messages: await messagesIn(threads, id) };
}

const byKind = {
  senior: ofSenior,
  family: ofFamily,
  student: ofStudent,
  visitor: async () => nothing,
} as const;

/**
 * By what a person's documents are found. Read anew at every attempt: what it is read from is erased last
 * (erasures.ts).
 */
export const keysOf = async ({ kind, person_id: id, email }: PersonSought): Promise<PersonKeys> => ({
  ...(await ofEmail(email)),
  ...(await byKind[kind](id)),
});
