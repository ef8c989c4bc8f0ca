import * as dispatch from '#domain/contracts/dispatch.ts';
import { collections } from '#domain/collections.ts';
import { addDaysTo, brusselsDate } from '#domain/requests/calendar.ts';
import { callTimer } from '#local/firebase/timers.ts';
import { staf } from '#local/seed/accounts.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { signInAs } from '../functions/actor.ts';
import type { TestFirebase } from '../local-firebase.ts';
import type { LinkedStudent } from './helper-links.ts';
import { offerVisitTo } from './helper-offers.ts';
import { work } from './staff-work.ts';

/**
 * Stores a visit of yesterday with a student, at 17.50 euro an hour, that nobody wrote down: planned as staff does, and
 * moved back in time. @returns the id of the request and its visit.
 */
export async function storeUnrecordedVisit(
  firebase: TestFirebase,
  seniorId: string,
  student: LinkedStudent,
): Promise<string> {
  const today = brusselsDate(new Date());
  const id = await offerVisitTo(firebase, { seniorId, date: addDaysTo(today, 30), students: [student] });
  const staff = await signInAs(firebase, staf);
  await work(firebase, staff, dispatch.assignStudent, id, { visit_id: id, student_id: student.id, reason: 'Zij kan.' });
  const past = { date: addDaysTo(today, -1), start: '10:00' };
  const { ports } = firebase;
  await withAdminSdk({ authPort: ports.auth, firestorePort: ports.firestore }, async ({ firestore }) => {
    await firestore.doc(`${collections.planning}/${id}`).update(past);
    const request = { request_date: past.date, preferred_time: past.start };
    await firestore.doc(`${collections.serviceRequests}/${id}`).update(request);
  });
  return id;
}

/** Runs a function as its timer does. */
export async function runTimer({ ports }: TestFirebase, name: string): Promise<void> {
  const answer = await callTimer(ports.functions, `europe-west1-${name}`, AbortSignal.timeout(35_000));
  if (answer.status !== 200) throw new Error(`${name}: ${answer.status}`);
}
