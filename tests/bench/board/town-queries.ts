import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import { serverClock } from '#functions/gateways/clock.ts';
import { storedDates } from '#functions/gateways/dispatch/stored-dates.ts';
import { createPeople } from '#functions/gateways/people.ts';
import { collections } from '#domain/collections.ts';
import { boardCounterIds } from '#domain/documents/board-counter.ts';
import { boardRowSchema, boardStages } from '#domain/documents/board-row.ts';
import { customerSchema } from '#domain/documents/customer.ts';
import { studentDaySchema } from '#domain/documents/dispatch.ts';
import { visitSchema } from '#domain/documents/visit.ts';
import { assignAll } from '#domain/matching/assign-all.ts';
import { bestMatches } from '#domain/matching/best-matches.ts';
import { candidatesFor, daysToMatch, openVisitOf } from '#domain/matching/open-visit-of.ts';
import { rankPeople } from '#domain/people/rank-people.ts';
import { lookupsOf, readSearch } from '#domain/people/read-search.ts';
import { openList, serverConditions } from '#domain/staff/board-list.ts';
import { type BoardOrder, firstBoardOrder, orderedFields } from '#domain/staff/board-order.ts';
import type { DeviceStudents } from './device-students.ts';

/** Does one thing that staff's screens do, and returns how many documents it read. */
export type TownQuery = (firestore: Firestore) => Promise<number>;

/** A page, and one row that tells whether there is another (src/firebase/staff/board.ts). */
const rowsOfPage = 51;

/** What the table of requests asks first: the open ones, in this order. */
const pageOfOpen = (order: BoardOrder): TownQuery => {
  const { all } = serverConditions({ ...openList, order });
  return async (firestore) => {
    const open = all.reduce<Query>(
      (query, { field, values }) => query.where(field, 'in', values),
      firestore.collection(collections.board),
    );
    const ordered = [...orderedFields[order.by], FieldPath.documentId()].reduce<Query>(
      (query, field) => query.orderBy(field, order.direction),
      open,
    );
    return (await ordered.limit(rowsOfPage).get()).size;
  };
};

export const firstPage: TownQuery = pageOfOpen(firstBoardOrder);
export const firstPageByName: TownQuery = pageOfOpen({ by: 'name', direction: 'desc' });

const rowsToPlan = (firestore: Firestore, most: number) =>
  firestore
    .collection(collections.board)
    .where('stage', '==', 'to-plan')
    .orderBy('date')
    .orderBy('time')
    .orderBy(FieldPath.documentId())
    .limit(most)
    .get();

/** As many documents by their ids, without a condition or an order. */
export const pageByIds: TownQuery = async (firestore) => {
  const query = firestore.collection(collections.studentProfiles).orderBy(FieldPath.documentId());
  return (await query.limit(rowsOfPage).get()).size;
};

export const countsOfToday: TownQuery = async (firestore) => {
  const counters = firestore
    .collection(collections.counters)
    .where(FieldPath.documentId(), '>=', boardCounterIds.first);
  return (await counters.where(FieldPath.documentId(), '<=', boardCounterIds.last).get()).size;
};

/** Firestore's own count of each stage. In production each thousand counted costs a read. */
export const countByAggregation: TownQuery = async (firestore) => {
  const board = firestore.collection(collections.board);
  const counts = await Promise.all(
    boardStages.map(async (stage) => (await board.where('stage', '==', stage).count().get()).data().count),
  );
  return counts.reduce((sum, count) => sum + Math.max(1, Math.ceil(count / 1000)), 0);
};

/** The name of a customer, without one letter of the last name. */
async function mistypedName(firestore: Firestore): Promise<string> {
  const customer = await firestore.collection(collections.customers).doc('town-senior-1').get();
  const { first_name: first, last_name: last } = customerSchema.parse(storedDates(customer));
  return `${first} ${last.slice(0, -2)}${last.slice(-1)}`;
}

export const searchOfPeople: TownQuery = async (firestore) => {
  const search = readSearch(await mistypedName(firestore));
  if (search === null) throw new Error('the search is not understood');
  const { found } = await createPeople(serverClock).lookUp(lookupsOf(search));
  if (rankPeople(found, search, ({ senior_id }) => senior_id).length === 0) throw new Error('the search finds nobody');
  return found.length;
};

/** What Firestore finds by itself: names that begin with what was typed, without mistakes. */
export const searchByPrefix: TownQuery = async (firestore) => {
  const named = firestore.collection(collections.customers).where('last_name', '>=', 'Janssens');
  return (await named.where('last_name', '<', 'Janssent').limit(30).get()).size;
};

/** Reads what proposing students for the first open visits needs, and proposes. */
async function matchFirst(
  firestore: Firestore,
  readStudentsOfDevice: DeviceStudents['readAll'],
  visits: number,
): Promise<number> {
  const [page, profiles] = await Promise.all([rowsToPlan(firestore, visits), readStudentsOfDevice()]);
  const rows = page.docs.map((each) => boardRowSchema.parse(storedDates(each)));
  const plannings = rows.map(({ request_id: id }) => firestore.collection(collections.planning).doc(id));
  const stored = await firestore.getAll(...plannings);
  const open = stored.flatMap((each, index) => {
    const row = rows[index];
    if (row === undefined || !each.exists) return [];
    const visit = { id: each.id, visit: visitSchema.parse(storedDates(each)) };
    return openVisitOf({ row, visit, quote: null, language: null, needs: null }) ?? [];
  });
  const spans = open.map(({ date }) => daysToMatch(date));
  const from = spans.map((span) => span.from).toSorted()[0] ?? '';
  const to =
    spans
      .map((span) => span.to)
      .toSorted()
      .at(-1) ?? '';
  const days = await firestore
    .collection(collections.studentDays)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .get();
  const candidates = candidatesFor(
    profiles.students,
    days.docs.map((each) => studentDaySchema.parse(storedDates(each))),
    [],
  );
  const [first] = open;
  if (first === undefined || candidates.length === 0) throw new Error('there is nothing to match');
  if (visits === 1) bestMatches(first, candidates);
  else assignAll(open, candidates);
  return page.size + profiles.documents + stored.length + days.size;
}

/** Proposals on a device that has looked before, and on one that never did. */
export const matchQueries = ({ readAll, follow }: DeviceStudents) =>
  ({
    one: (firestore) => matchFirst(firestore, follow, 1),
    forty: (firestore) => matchFirst(firestore, follow, 40),
    fortyAtFirst: (firestore) => matchFirst(firestore, readAll, 40),
  }) satisfies Readonly<Record<string, TownQuery>>;

/** The reading of the same students alone. */
export const readStudents: TownQuery = async (firestore) =>
  (await firestore.collection(collections.studentProfiles).get()).size;
