import { randomUUID } from 'node:crypto';
import { collections } from '#domain/collections.ts';
import { approveVisit } from '#domain/contracts/visits/approve-visit.ts';
import { requestReference } from '#domain/requests/request-reference.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { signInAs } from '#tests/functions/actor.ts';
import { callAs } from '#tests/functions/call-function.ts';
import type { TestFirebase } from '#tests/local-firebase.ts';
import { storeLinkedStudent } from '#tests/people/helper-links.ts';
import { storeCredits } from '#tests/people/stored-credits.ts';
import { runTimer, storeUnrecordedVisit } from '#tests/people/unrecorded-visits.ts';
import { expect } from '../fixtures.ts';
import { namesOfOthers, shownKeys, staffMember } from '../staff/staff-steps.ts';
import { visitAskedSenior, visitAskedStudent, visitCharged, visitQuestioned, visitWork } from './screens-unrecorded.ts';
import { phone, tablet, test } from './walk.ts';
import { functionColdStart } from '../credits/credits-steps.ts';

/** The number by which the request is named on the phone. */
const referenceOf = ({ ports }: TestFirebase, requestId: string): Promise<string> =>
  withAdminSdk({ authPort: ports.auth, firestorePort: ports.firestore }, async ({ firestore }) => {
    const request = await firestore.doc(`${collections.serviceRequests}/${requestId}`).get();
    return requestReference(requestId, request.get('created_at').toDate());
  });

test('a visit that nobody wrote down, for each of the three: no finding in any language', async ({
  walk: { device, look, lookWith, know },
  firebase,
  person,
}) => {
  const [maria, staff, student] = [await person(), await person(staffMember), await storeLinkedStudent(firebase)];
  const requestId = await storeUnrecordedVisit(firebase, maria.uid, student);
  await expect(async () => runTimer(firebase, 'askAfterVisits')).toPass(functionColdStart);
  // Written by the people, the board's own, and the keys of shortcuts.
  const stored = [
    'Kerkstraat 12, 2000 Antwerpen',
    'Antwerpen',
    'Lotte',
    'Janssens',
    'Stef Claes',
    'Zij kan.',
    'Gebeld.',
  ];
  const booked = ['Staf Claes', 'yes: Els', 'Vaste klant.', await referenceOf(firebase, requestId)];
  const question = 'Het was maar een uur.';
  for (const text of [...namesOfOthers, ...stored, ...booked, question, ...shownKeys]) know(text);
  await visitAskedSenior(await device(phone), maria, 'nl', lookWith({ english: tablet }));
  await visitAskedStudent(await device(phone), student, 'nl', lookWith({ english: tablet }));
  const desk = await device();
  await visitWork(desk, { staff, requestId }, 'nl', look);
  const actor = await signInAs(firebase, maria, maria.password);
  const on = { request_id: requestId, visit_id: requestId, command_id: randomUUID() };
  await callAs(firebase, actor, approveVisit, { ...on, answer: 'look', question });
  await visitQuestioned(desk, 'nl', look);
  await storeCredits(firebase, maria.uid, 100);
  await callAs(firebase, actor, approveVisit, { ...on, command_id: randomUUID(), answer: 'yes', question: '' });
  know('1000');
  await visitCharged(desk, 'nl', look);
});
