import * as dispatch from '#domain/contracts/dispatch.ts';
import { collections } from '#domain/collections.ts';
import { addDaysTo, brusselsDate } from '#domain/requests/calendar.ts';
import { staf } from '#local/seed/accounts.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { signInAs } from '../functions/actor.ts';
import type { TestFirebase } from '../local-firebase.ts';
import { work } from './staff-work.ts';

/** The first visit of a request was yesterday at 10 o'clock, and staff writes down its two hours. */
export async function recordFirstVisit(firebase: TestFirebase, requestId: string): Promise<void> {
  const { ports } = firebase;
  const past = { date: addDaysTo(brusselsDate(new Date()), -1), start: '10:00' };
  await withAdminSdk({ authPort: ports.auth, firestorePort: ports.firestore }, async ({ firestore }) => {
    await firestore.doc(`${collections.planning}/${requestId}`).update(past);
  });
  const staff = await signInAs(firebase, staf);
  const written = { visit_id: requestId, minutes: 120, km: 0, reason: 'Beiden gebeld.' };
  await work(firebase, staff, dispatch.recordVisit, requestId, written);
}
