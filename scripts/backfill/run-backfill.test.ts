import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '#domain/collections.ts';
import { counterShardOf } from '#domain/dispatch/counter-shard.ts';
import { boardCounterId } from '#domain/documents/board-counter.ts';
import type { BoardRow } from '#domain/documents/board-row.ts';
import { storedDates } from '#functions/gateways/dispatch/stored-dates.ts';
import { createDispatchStore } from '#functions/gateways/dispatch/dispatch-store.ts';
import { readFigureKey } from '#domain/figures/figure.ts';
import { type FirestoreServer, startFirestoreServer } from '#local/firestore/server.ts';
import { aBoardRow } from '#tests/builders/staff/board-row.ts';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { aPlanning } from '#tests/builders/planning.ts';
import { aServiceRequest } from '#tests/builders/service-request.ts';
import { aBasicStudentProfile } from '#tests/builders/students/student-profile.ts';
import { aPlannedVisit, aVisit } from '#tests/builders/visit.ts';
import { withDatabase } from '../database.ts';
import { type BackfillPlace, runBackfill } from './run-backfill.ts';

let server: FirestoreServer;

beforeAll(async () => {
  server = await startFirestoreServer();
});

afterAll(() => server.close());

const student = aBasicStudentProfile();
const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const farDay = '2099-03-03';

/** A database of before the board: requests, planning without states, students with a name and a town. */
async function writeOlderDatabase(firestore: Firestore): Promise<void> {
  const set = (collection: string, id: string, data: object) => firestore.collection(collection).doc(id).set(data);
  for (const number of [1, 2, 3]) {
    const senior = anInterimUser({ id: `senior-${number}`, last_name: `Peeters${number}` });
    await set(collections.interimUsers, senior.id, senior);
  }
  await set(collections.interimUsers, 'staff-1', { ...anInterimUser({ id: 'staff-1' }), role: 'staff' });
  const statuses = ['submitted', 'Gekoppeld', 'completed', 'cancelled', 'assigned', 'assigned'];
  for (const [number, status] of statuses.entries()) {
    const id = uuid(number);
    const request = aServiceRequest({ request_id: id, senior_id: `senior-${(number % 3) + 1}`, hours_requested: 2 });
    const date = number >= 4 ? farDay : request.request_date;
    await set(collections.serviceRequests, id, { ...request, request_date: date, preferred_time: '10:00', status });
    if (number === 1 || number === 2 || number >= 4) {
      await set(collections.planning, id, { ...aPlanning({ request_id: id }), studentprofile_id: student.id });
    }
  }
  await set(collections.studentProfiles, student.id, student);
  // A row of between: its stage is counted, its figures are not.
  const { matched_at: _, ...row } = aBoardRow({ request_id: uuid(0), senior_id: 'senior-1', stage: 'new' });
  await set(collections.board, uuid(0), row);
  await set(collections.counters, boardCounterId(counterShardOf(uuid(0))), { stages: { new: 1 } });
  // One that nobody can read.
  await set(collections.interimUsers, 'senior-4', { ...anInterimUser({ id: 'senior-4' }), phone_number: 4 });
  await set(collections.studentProfiles, 'broken', { id: 'broken' });
}

/** Every document with its fields and when it was written. */
async function everything(firestore: Firestore): Promise<Readonly<Record<string, unknown>>> {
  const found: Record<string, unknown> = {};
  for (const collection of await firestore.listCollections()) {
    for (const each of (await collection.get()).docs) {
      found[each.ref.path] = { ...storedDates(each), written: each.updateTime.valueOf() };
    }
  }
  return found;
}

const sumOf = (all: readonly Readonly<Record<string, number>>[]): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const one of all) for (const [key, by] of Object.entries(one)) sums[key] = (sums[key] ?? 0) + by;
  return sums;
};

async function countsIn(firestore: Firestore) {
  const [rows, counters, figures] = await Promise.all(
    [collections.board, collections.counters, collections.figures].map(async (name) =>
      (await firestore.collection(name).get()).docs.map((each) => storedDates(each)),
    ),
  );
  const stages = sumOf((rows ?? []).map(({ stage }) => ({ [(stage as BoardRow['stage']) ?? '']: 1 })));
  const counted = sumOf((counters ?? []).map((each) => each['stages'] as Record<string, number>));
  const byFigure = sumOf(
    (figures ?? []).flatMap((each) =>
      Object.entries(each['amounts'] as Record<string, number>).map(([key, amount]) => ({
        [readFigureKey(key)?.figure ?? key]: amount,
      })),
    ),
  );
  return { stages, counted, figures: byFigure };
}

test('an older database is brought up to date, also when it is stopped, goes on and is repeated', () =>
  withDatabase({ port: server.port }, async (firestore) => {
    await writeOlderDatabase(firestore);
    let place: BackfillPlace | null = null;
    const toLookAt: string[] = [];
    let stops = 0;
    // Stopped after each page but the last.
    for (let isDone = false; !isDone;) {
      try {
        await runBackfill(firestore, {
          from: place,
          pageSize: 2,
          onPage: (reached, _done, found) => {
            place = reached;
            toLookAt.push(...found);
            throw new Error('stopped');
          },
        });
        isDone = true;
      } catch (error) {
        expect(error).toEqual(new Error('stopped'));
        stops += 1;
      }
    }
    expect(stops).toBeGreaterThan(5);
    // The two of one student at one hour: only one is on her day, the other is for a person to move.
    expect(toLookAt).toEqual([expect.stringContaining(`visit ${uuid(5)} overlaps`)]);

    const customers = await firestore.collection(collections.customers).get();
    expect(customers.docs.map(({ id }) => id)).toEqual(['senior-1', 'senior-2', 'senior-3', 'senior-4']);
    expect(customers.docs[0]?.get('search_keys')).not.toEqual([]);

    const { stages, counted, figures } = await countsIn(firestore);
    expect(stages).toEqual({ new: 1, planned: 3, done: 1, cancelled: 1 });
    expect(counted).toEqual(stages);
    expect(figures).toEqual({ requests: 6, cancelled: 1, visits: 4, minutes: 4 * 120 });

    const profile = (await firestore.collection(collections.studentProfiles).doc(student.id).get()).data();
    expect(profile?.['hours_by_year']).toEqual({ [aServiceRequest().request_date.slice(0, 4)]: 4, 2099: 4 });
    const days = await firestore.collection(collections.studentDays).get();
    expect(days.docs.map(({ id }) => id)).toEqual([`${student.id}_${farDay}`]);

    const before = await everything(firestore);
    await runBackfill(firestore, { from: null, onPage: () => undefined });
    expect(await everything(firestore)).toEqual(before);
  }));

test('what was counted after the upgrade is not counted again', () =>
  withDatabase({ port: server.port }, async (firestore) => {
    const before = await countsIn(firestore);
    const id = uuid(9);
    await firestore
      .collection(collections.serviceRequests)
      .doc(id)
      .set(aServiceRequest({ request_id: id }));
    await createDispatchStore({ now: () => new Date() }).refresh(id);
    await firestore
      .collection(collections.planning)
      .doc('late')
      .set(
        aVisit({
          request_id: id,
          studentprofile_id: student.id,
          state: 'done',
          minutes_worked: 30,
          date: '2098-01-02',
        }),
      );
    await runBackfill(firestore, { from: null, onPage: () => undefined });
    const { figures } = await countsIn(firestore);
    expect(figures['requests']).toBe((before.figures['requests'] ?? 0) + 1);
    const profile = await firestore.collection(collections.studentProfiles).doc(student.id).get();
    expect(profile.get('hours_by_year')).toMatchObject({ 2098: 0.5, 2099: 4 });
  }));

test('a code that an older visit holds is moved beside it, where the senior alone reads it', () =>
  withDatabase({ port: server.port }, async (firestore) => {
    const visits = firestore.collection(collections.planning);
    const code = async (id: string) => (await firestore.collection(collections.doorCodes).doc(id).get()).data();
    const of = { request_id: uuid(8), date: '2098-01-05', door_code: '4712' };
    await visits.doc('coming').set(aPlannedVisit({ ...of, studentprofile_id: student.id }));
    await visits.doc('begun').set(aPlannedVisit({ ...of, studentprofile_id: student.id, state: 'started' }));
    await visits.doc('broken').set({ door_code: '4712' });
    const toLookAt: string[] = [];
    await runBackfill(firestore, { from: null, onPage: (_place, _done, found) => void toLookAt.push(...found) });
    expect(await code('coming')).toEqual({ student_id: student.id, code: '4712' });
    expect(await code('begun')).toBeUndefined();
    for (const id of ['coming', 'begun']) expect((await visits.doc(id).get()).data()).not.toHaveProperty('door_code');
    expect(toLookAt).toContainEqual(expect.stringContaining('broken: the code stays'));
    await visits.doc('broken').delete();
    const before = await everything(firestore);
    await runBackfill(firestore, { from: null, onPage: () => undefined });
    expect(await everything(firestore)).toEqual(before);
  }));

test('a step that does not exist is refused', () =>
  withDatabase({ port: server.port }, async (firestore) => {
    const from = { step: 'nothing', after: '' };
    await expect(runBackfill(firestore, { from, onPage: () => undefined })).rejects.toThrow('no step "nothing"');
  }));
