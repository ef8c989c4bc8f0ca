import { randomUUID } from 'node:crypto';
import { collections } from '#domain/collections.ts';
import * as dispatch from '#domain/contracts/dispatch.ts';
import { staf } from '#local/seed/accounts.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { aNotification } from '../builders/alerts/notification.ts';
import { aMessageReport, aThread } from '../builders/alerts/threads.ts';
import { anAlert, aPushSubscription, somePreferences } from '../builders/alerts/told.ts';
import { aDataRequest } from '../builders/accounts/data-request.ts';
import { aStaffNote } from '../builders/dispatch.ts';
import { aMail } from '../builders/mail.ts';
import { aGift } from '../builders/payments/gift.ts';
import { anAccountStatement, aReceipt } from '../builders/payments/receipt.ts';
import { aReview } from '../builders/review.ts';
import { signInAs } from './actor.ts';
import type { TestFirebase } from '../local-firebase.ts';
import type { Person } from '../people/create-person.ts';
import { storeLinkedStudent } from '../people/helper-links.ts';
import { offerVisitTo } from '../people/helper-offers.ts';
import { work } from '../people/staff-work.ts';
import { storeCredits } from '../people/stored-credits.ts';

/** A visit that is to come, and money, messages, words and marks of a person in every place that holds some. */
export async function fillSenior(firebase: TestFirebase, senior: Person, name: string): Promise<string> {
  const { ports } = firebase;
  const student = await storeLinkedStudent(firebase);
  const id = await offerVisitTo(firebase, { seniorId: senior.uid, date: '2027-05-11', students: [student] });
  const staff = await signInAs(firebase, staf);
  await work(firebase, staff, dispatch.assignStudent, id, { visit_id: id, student_id: student.id, reason: 'Zij kan.' });
  const line = { id: `line-${randomUUID()}`, amount: 5, amount_cents: 500 };
  await storeCredits(firebase, senior.uid, 5, [line]);
  const holder = { name, street: 'Zwaluwstraat 77', town: '9000 Gent' };
  const author = {
    id: randomUUID(),
    side: 'senior',
    author_id: senior.uid,
    author_name: name,
    reported: false,
  } as const;
  const message = { ...author, text: `Groeten, ${name}`, at: new Date(), student_id: student.id };
  const ofVisit = { visit_id: id, request_id: id, senior_id: senior.uid };
  const user_id = senior.uid;
  const answered = { state: 'settled', result: 'done', answer: `Beste ${name}`, settled_at: new Date() } as const;
  const stored: readonly (readonly [string, object])[] = [
    [`${collections.threads}/${id}`, aThread({ ...ofVisit, messages: [message] })],
    [`${collections.messageReports}/${message.id}_${student.id}`, aMessageReport({ ...ofVisit, author_name: name })],
    [`${collections.notifications}/${randomUUID()}`, aNotification({ user_id, subject: `Dag ${name}` })],
    [`${collections.notificationPreferences}/${user_id}`, somePreferences()],
    [`${collections.pushSubscriptions}/${randomUUID()}`, aPushSubscription({ user_id })],
    [`${collections.alerts}/${randomUUID()}`, anAlert({ user_id, state: 'sent', values: { name } })],
    [`${collections.staffNotes}/${randomUUID()}`, aStaffNote({ about: { kind: 'person', id: user_id }, text: name })],
    [`${collections.dataRequests}/${randomUUID()}`, aDataRequest({ person_id: user_id, name, ...answered })],
    [`${collections.mail}/${randomUUID()}`, aMail({ to: senior.email, state: 'sent', values: { name } })],
    [`${collections.reviews}/${id}`, aReview({ request_id: id, skills_notes: `Dank, ${name}` })],
    [`${collections.gifts}/${randomUUID()}`, aGift({ senior_id: user_id, senior_name: name, message: `Dag ${name}` })],
    [`${collections.receipts}/${randomUUID()}`, aReceipt({ user_id, line_id: line.id, holder })],
    [`${collections.accountStatements}/2026-10_${user_id}`, anAccountStatement({ user_id, holder })],
  ];
  await withAdminSdk({ authPort: ports.auth, firestorePort: ports.firestore }, async ({ firestore }) => {
    for (const [path, data] of stored) await firestore.doc(path).set(data);
    await firestore
      .doc(`${collections.serviceRequests}/${id}`)
      .update({ address: holder.street, notes: `Bel ${name}` });
  });
  return id;
}
