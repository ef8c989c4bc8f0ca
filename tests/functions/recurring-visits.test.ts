import { randomUUID } from 'node:crypto';
import { expect, inject, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { collections } from '#domain/collections.ts';
import { changeSeries } from '#domain/contracts/visits/change-series.ts';
import * as dispatch from '#domain/contracts/dispatch.ts';
import { seriesSchema } from '#domain/documents/series.ts';
import { seriesVisitSchema } from '#domain/documents/visit-parts/series-visit.ts';
import { visitSchema } from '#domain/documents/visit.ts';
import { addDaysTo } from '#domain/requests/calendar.ts';
import { isPublicHoliday } from '#domain/series/public-holidays.ts';
import { storedDates } from '#functions/gateways/dispatch/stored-dates.ts';
import { staf } from '#local/seed/accounts.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { createPerson } from '../people/create-person.ts';
import { storeLinkedStudent } from '../people/helper-links.ts';
import { storeWeeklyRequest } from '../people/recurring-requests.ts';
import { work } from '../people/staff-work.ts';
import { runTimer } from '../people/unrecorded-visits.ts';
import { signInAs } from './actor.ts';
import { callAs } from './call-function.ts';
import { waitOptions } from './wait-options.ts';

const firebase = inject('firebase');

const firestoreIds = (collection: string, prefix: string): Promise<readonly string[]> =>
  withAdminSdk({ authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore }, async ({ firestore }) => {
    const found = await firestore.collection(collection).get();
    return found.docs.flatMap(({ id }) => (id.startsWith(prefix) ? [id] : []));
  });

/** The visits of a request by id, and what of them counts here. */
const plansOf = (requestId: string) =>
  withAdminSdk({ authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore }, async ({ firestore }) => {
    const found = await firestore.collection(collections.planning).where('request_id', '==', requestId).get();
    const visits = found.docs.map((each) => [each.id, visitSchema.parse(storedDates(each))] as const);
    return new Map(visits.map(([id, { date, state, studentprofile_id: student }]) => [id, { date, state, student }]));
  });

test('the timer makes the visits of a weekly request eight weeks ahead, and none again that was skipped or ended', async () => {
  const [maria, lotte] = [await createPerson(firebase), await storeLinkedStudent(firebase)];
  const staff = await signInAs(firebase, staf);
  const { id, first } = await storeWeeklyRequest(firebase, maria.uid, lotte.id);

  await vi.waitFor(() => runTimer(firebase, 'makeVisits'), waitOptions);
  await Promise.all([runTimer(firebase, 'makeVisits'), runTimer(firebase, 'makeVisits')]);
  const weeks = [1, 2, 3, 4, 5, 6, 7].map((week) => addDaysTo(first, 7 * week));
  const made = weeks.map((date) => {
    const plan = isPublicHoliday(date) ? { state: 'open', student: null } : { state: 'confirmed', student: lotte.id };
    return [`${id}_${date}`, { date, ...plan }] as const;
  });
  const expected = new Map([[id, { date: first, state: 'confirmed', student: lotte.id }], ...made]);
  expect(await plansOf(id)).toEqual(expected);

  const skipped = `${id}_${weeks[1]}`;
  await work(firebase, staff, dispatch.cancelVisit, id, { visit_id: skipped, reason: 'Maria is op reis.' });
  await runTimer(firebase, 'makeVisits');
  const after = await plansOf(id);
  expect(after.get(skipped)?.state).toBe('cancelled');
  expect([...after.keys()].toSorted()).toEqual([...expected.keys()].toSorted());

  const last = `${id}_${weeks[3]}`;
  await work(firebase, staff, dispatch.endSeries, id, { visit_id: last, reason: 'Zij verhuist.' });
  await runTimer(firebase, 'makeVisits');
  const ended = [...(await plansOf(id))].filter(([, { date }]) => date >= String(weeks[3]));
  expect(ended.map(([, { state }]) => state)).toEqual(['cancelled', 'cancelled', 'cancelled', 'cancelled']);
});

const skipOf = (requestId: string, visitId: string, change: 'skip' | 'stop' = 'skip') => ({
  ...{ request_id: requestId, visit_id: visitId, command_id: randomUUID(), change },
});

test('a senior skips a visit and stops, each once, and her request shows it; nobody else can', async () => {
  const [maria, jozef, lotte] = [
    await createPerson(firebase),
    await createPerson(firebase),
    await storeLinkedStudent(firebase),
  ];
  const [asMaria, asJozef] = [
    await signInAs(firebase, maria, maria.password),
    await signInAs(firebase, jozef, jozef.password),
  ];
  const { id, first } = await storeWeeklyRequest(firebase, maria.uid, lotte.id);
  await runTimer(firebase, 'makeVisits');
  const stored = z.object({ visits: z.array(seriesVisitSchema), series: seriesSchema, status: z.string() });
  const shown = () =>
    withAdminSdk({ authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore }, async ({ firestore }) =>
      stored.parse((await firestore.doc(`${collections.serviceRequests}/${id}`).get()).data()),
    );
  const [skipped = '', ...later] = (await shown()).visits.slice(1).map(({ id: visitId }) => visitId);
  expect(later).toHaveLength(6);

  expect(await callAs(firebase, asJozef, changeSeries, skipOf(id, skipped))).toMatchObject({
    outcome: { outcome: 'rejected', code: 'not-found' },
  });
  const skip = skipOf(id, skipped);
  const answers = await Promise.all([1, 2].map(() => callAs(firebase, asMaria, changeSeries, skip)));
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, outcome: { outcome: 'done' } });
  expect((await shown()).visits.filter(({ state }) => state === 'cancelled')).toHaveLength(1);
  const mailed = await firestoreIds(collections.mail, `student-visit-gone_${skipped}`);
  expect(mailed).toHaveLength(1);

  await callAs(firebase, asMaria, changeSeries, skipOf(id, id, 'stop'));
  await runTimer(firebase, 'makeVisits');
  const { visits, series } = await shown();
  expect(series).toMatchObject({ first_date: first, next_date: null });
  expect(series.ended_from).not.toBeNull();
  expect(visits.map(({ state }) => state)).toEqual(visits.map(() => 'cancelled'));
  expect(visits).toHaveLength(8);
});
