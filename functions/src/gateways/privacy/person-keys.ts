import type { Query } from 'firebase-admin/firestore';
import { collections } from '#domain/collections.ts';
import type { Erasure } from '#domain/documents/privacy/erasure.ts';
import type { PersonKey } from '#domain/privacy/register/entry.ts';
import { firestore } from '../firestore.ts';

export type PersonKeys = Readonly<Record<PersonKey, readonly string[]>>;

const idsOf = async (query: Query): Promise<readonly string[]> => (await query.select().get()).docs.map(({ id }) => id);

const within = (collection: string, field: string, value: string): Query =>
  firestore().collection(collection).where(field, '==', value);

/** Mails and forms hold an address as it was typed, and in small letters. */
const spellings = (email: string): readonly string[] =>
  email === '' ? [] : [...new Set([email, email.toLowerCase()])];

async function messagesIn(seniors: readonly string[], uid: string): Promise<readonly string[]> {
  const threads = await Promise.all(seniors.map((each) => within(collections.threads, 'senior_id', each).get()));
  return threads.flatMap(({ docs }) =>
    docs.flatMap((each) => {
      const messages = (each.get('messages') ?? []) as readonly { readonly id: string; readonly author_id: string }[];
      return messages.filter(({ author_id }) => author_id === uid).map(({ id }) => id);
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

/**
 * By what a person’s documents are found. Read anew at every attempt: what it is read from is erased last
 * (erasures.ts).
 */
export async function keysOf({ kind, person_id: uid, email }: Erasure): Promise<PersonKeys> {
  const byAddress = await ofEmail(email);
  if (kind === 'senior') {
    const requests = await idsOf(within(collections.serviceRequests, 'senior_id', uid));
    const visits = await idsOf(within(collections.planning, 'senior_id', uid));
    return { ...byAddress, uid: [uid], requests, visits, seniors: [], messages: [] };
  }
  const { docs } = await firestore().collectionGroup('members').where('user_id', '==', uid).get();
  const seniors = docs.map((each) => String(each.get('senior_id')));
  const requests = [
    ...(await idsOf(within(collections.serviceRequests, 'actor_uid', uid))),
    ...(await idsOf(within(collections.serviceRequests, 'cancelled_by', uid))),
  ];
  return { ...byAddress, uid: [uid], requests, visits: [], seniors, messages: await messagesIn(seniors, uid) };
}
