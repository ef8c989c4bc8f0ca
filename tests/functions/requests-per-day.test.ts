import { randomUUID } from 'node:crypto';
import { expect, inject, test, vi } from 'vitest';
import { collections } from '#domain/collections.ts';
import { addDaysTo, brusselsDate } from '#domain/requests/calendar.ts';
import { mostRequestsPerDay } from '#domain/requests/request-cap.ts';
import { staf } from '#local/seed/accounts.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { projectId } from '#build/project.ts';
import { aServiceRequest } from '../builders/service-request.ts';
import { createPerson } from '../people/create-person.ts';
import { mailsReceived } from '../people/mailbox.ts';
import { storedRequests } from '../people/stored-requests.ts';
import { fieldsOf } from '../rules/documents/field-value.ts';
import { createWrite } from '../rules/wire/rest-write.ts';
import { type Actor, signInAs } from './actor.ts';
import { waitOptions } from './wait-options.ts';

const firebase = inject('firebase');
const addresses = { authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore };
const root = `projects/${projectId}/databases/(default)/documents`;

/** Creates so many requests in one commit, under the rules and by the server’s clock. @returns the status. */
async function create(actor: Actor, seniorId: string, count: number): Promise<number> {
  const writes = Array.from({ length: count }, () => {
    const { created_at: _, ...request } = aServiceRequest({
      request_id: randomUUID(),
      senior_id: seniorId,
      request_date: addDaysTo(brusselsDate(new Date()), 10),
    });
    return {
      ...createWrite(root, `${collections.serviceRequests}/${request.request_id}`, fieldsOf(request)),
      updateTransforms: [{ fieldPath: 'created_at', setToServerValue: 'REQUEST_TIME' }],
    };
  });
  const answer = await fetch(`http://${firebase.firestoreHost}/v1/${root}:commit`, {
    method: 'POST',
    headers: { authorization: `Bearer ${actor.idToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ writes }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

// spec: security.h1-requests
test('of sixty requests in one commit fifty wait, staff is told once, and the rules take no more that day', async () => {
  const senior = await createPerson(firebase, { user: { last_name: 'Vloed' } });
  const actor = await signInAs(firebase, senior, senior.password);
  expect(await create(actor, senior.uid, mostRequestsPerDay + 10)).toBe(200);
  await vi.waitFor(async () => {
    const states = (await storedRequests(firebase, senior.uid)).map(({ status }) => status);
    expect(states.filter((status) => status === 'submitted')).toHaveLength(mostRequestsPerDay);
    expect(states.filter((status) => status === 'cancelled')).toHaveLength(10);
  }, waitOptions);
  expect(await create(actor, senior.uid, 1)).toBe(403);
  await vi.waitFor(async () => {
    const subjects = (await mailsReceived(firebase, staf.email)).filter(({ text }) => text.includes(senior.email));
    expect(subjects.filter(({ subject }) => subject === 'Meer dan 50 aanvragen op één dag')).toHaveLength(1);
  }, waitOptions);
  await withAdminSdk(addresses, async ({ firestore }) => {
    const mails = await firestore.collection(collections.mail).where('to', '==', senior.email).get();
    expect(mails.docs.map((each): unknown => each.get('template'))).not.toContain('request-cancelled');
    // Her next day.
    await firestore.doc(`${collections.requestDays}/${senior.uid}`).update({ takes_from: new Date(0) });
  });
  expect(await create(actor, senior.uid, 1)).toBe(200);

  // Journeys look at the first page of the same board.
  await withAdminSdk(addresses, async ({ firestore }) => {
    const open = firestore.collection(collections.serviceRequests).where('senior_id', '==', senior.uid);
    const { docs } = await open.where('status', '==', 'submitted').get();
    await Promise.all(docs.map(({ ref }) => ref.update({ status: 'cancelled' })));
    await vi.waitFor(async () => {
      const rows = await firestore.collection(collections.board).where('senior_id', '==', senior.uid).get();
      expect(rows.docs.filter((each) => each.get('status') !== 'cancelled')).toEqual([]);
    }, waitOptions);
  });
});
