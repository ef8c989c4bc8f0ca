import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { type DocumentSnapshot, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { collections } from '#domain/collections.ts';
import { accountLanguages, interimUserSchema } from '#domain/documents/interim-user.ts';
import { type Erasure, erasureSchema } from '#domain/documents/privacy/erasure.ts';
import { erasableAs, noteUnused } from '#domain/privacy/erasure-note.ts';
import { daysBefore, daysOfTests, daysToAnswer, isUnused, type Uses } from '#domain/privacy/retention.ts';
import { adminApp } from '../admin-app.ts';
import type { Clock } from '../clock.ts';
import { firestore } from '../firestore.ts';
import { erasureNotes, noteIn } from './erasure-notes.ts';
import { lastEntriesOf, lastVisitOf } from './last-entries.ts';
import { pagesOf } from './person-search.ts';

/** Somebody who is asked whether the account may go. */
export interface UnusedPerson {
  readonly erasure: Erasure;
  readonly language: (typeof accountLanguages)[number];
  readonly firstName: string;
}

/** People who use nothing any more, and accounts of test mode (docs/decisions/0111-retention.md). */
export interface UnusedPeople {
  /** Notes those whose days to answer begin now. Who is noted already is not noted again. */
  noteUnused(): Promise<readonly UnusedPerson[]>;
  /** Notes that rest on disuse, of people who were seen since, are dropped. @returns whether this one still holds. */
  stillHolds(erasure: Erasure): Promise<boolean>;
  /** How many have been asked and did not answer yet, and the first of them. */
  waiting(most: number): Promise<{ readonly count: number; readonly ids: readonly string[] }>;
  /** The first of those who cannot be asked by mail. */
  withoutAddress(most: number): Promise<readonly Erasure[]>;
}

type Person = Pick<Erasure, 'kind' | 'person_id' | 'email' | 'name'> & Pick<UnusedPerson, 'language' | 'firstName'>;

const dateOf = (text: string | null | undefined): Date | null => (text == null || text === '' ? null : new Date(text));

const loginUses = (login: UserRecord | undefined): Uses =>
  login === undefined
    ? []
    : [
        dateOf(login.metadata.creationTime),
        dateOf(login.metadata.lastSignInTime),
        dateOf(login.metadata.lastRefreshTime),
      ];

/** What happened with a person's things, also by telephone: only asked of who did not sign in for years. */
async function otherUses({ kind, person_id: id }: Pick<Erasure, 'kind' | 'person_id'>): Promise<Uses> {
  if (kind === 'student') return [await lastVisitOf(id)];
  return kind === 'senior' ? lastEntriesOf(id) : [];
}

async function loginsOf(uids: readonly string[]): Promise<ReadonlyMap<string, UserRecord>> {
  const { users } = await getAuth(adminApp()).getUsers(uids.map((uid) => ({ uid })));
  return new Map(users.map((each) => [each.uid, each]));
}

const momentIn = (snapshot: DocumentSnapshot, field: string): Date | null => {
  const value: unknown = snapshot.get(field);
  return value instanceof Timestamp ? value.toDate() : null;
};

/** Accounts, with what their login says. Who has no login is noted for that reason (erasures.ts). */
async function* accounts(): AsyncGenerator<readonly [Person, Uses, boolean]> {
  for await (const page of pagesOf(firestore().collection(collections.interimUsers))) {
    const logins = await loginsOf(page.map(({ id }) => id));
    for (const each of page) {
      const account = interimUserSchema.safeParse(each.data()).data;
      const kind = account === undefined ? null : erasableAs(account.role);
      const login = logins.get(each.id);
      if (account === undefined || kind === null || login === undefined) continue;
      const { email, language, first_name: firstName, last_name: lastName, test } = account;
      const person = { kind, person_id: each.id, email, language, firstName, name: `${firstName} ${lastName}` };
      yield [person, loginUses(login), test === true];
    }
  }
}

/** Customers who only call, and students: when staff last changed the record counts as use. */
async function* withoutAccount(): AsyncGenerator<readonly [Person, Uses, boolean]> {
  const customers = firestore().collection(collections.customers).where('has_account', '==', false);
  for await (const page of pagesOf(customers))
    for (const each of page) yield [personIn(each, 'senior'), [momentIn(each, 'updated_at')], false];
  for await (const page of pagesOf(firestore().collection(collections.studentProfiles)))
    for (const each of page) yield [personIn(each, 'student'), [momentIn(each, 'updated_at')], false];
}

function personIn(snapshot: QueryDocumentSnapshot, kind: 'senior' | 'student'): Person {
  const text = (field: string) => String(snapshot.get(field) ?? '');
  return {
    ...{ kind, person_id: snapshot.id, email: text('email'), firstName: text('first_name') },
    name: `${text('first_name')} ${text('last_name')}`,
    language: accountLanguages.find((each) => each === text('language')) ?? 'NL',
  };
}

/** Null where a note is open already: what was asked or found before stays as it is. */
async function noted(person: Person, reason: 'inactive' | 'test', days: number, now: Date): Promise<Erasure | null> {
  const { language: _language, firstName: _firstName, ...about } = person;
  const erasure = erasureSchema.parse(noteUnused(about, { reason, days, now }));
  return firestore().runTransaction(async (transaction) => {
    const stored = await transaction.get(erasureNotes().doc(person.person_id));
    const note = noteIn(stored);
    if (note !== null && note.state !== 'closed') return null;
    transaction.set(stored.ref, erasure);
    return erasure;
  });
}

/** Of people who were asked and did not answer yet. */
const askedNotes = () => erasureNotes().where('state', '==', 'waiting').where('reason', '==', 'inactive');

export const createUnusedPeople = (clock: Clock): UnusedPeople => ({
  async noteUnused() {
    const now = clock.now();
    const asked: UnusedPerson[] = [];
    for (const people of [accounts(), withoutAccount()])
      for await (const [person, uses, isTest] of people) {
        const made = uses[0] ?? null;
        if (isTest && made !== null && made < daysBefore(now, daysOfTests)) await noted(person, 'test', 0, now);
        else if (isUnused(uses, now) && isUnused([...uses, ...(await otherUses(person))], now)) {
          const erasure = await noted(person, 'inactive', daysToAnswer, now);
          if (erasure !== null) asked.push({ erasure, language: person.language, firstName: person.firstName });
        }
      }
    return asked;
  },

  async stillHolds(erasure) {
    if (erasure.reason !== 'inactive') return true;
    const { person_id: id, kind, found_at: foundAt } = erasure;
    const login = kind === 'student' ? undefined : (await loginsOf([id])).get(id);
    // Without a login, staff says that she wants to stay, by any change of her record.
    const records = kind === 'student' ? collections.studentProfiles : collections.customers;
    const changed =
      login === undefined ? momentIn(await firestore().collection(records).doc(id).get(), 'updated_at') : null;
    const uses = [...loginUses(login), changed, ...(await otherUses(erasure))];
    if (!uses.some((each) => each !== null && each > foundAt)) return true;
    await erasureNotes().doc(id).delete();
    return false;
  },

  async waiting(most) {
    const [counted, first] = await Promise.all([askedNotes().count().get(), askedNotes().limit(most).select().get()]);
    return { count: counted.data().count, ids: first.docs.map(({ id }) => id) };
  },

  async withoutAddress(most) {
    const { docs } = await askedNotes().where('email', '==', '').limit(most).get();
    return docs.flatMap((each) => noteIn(each) ?? []);
  },
});
