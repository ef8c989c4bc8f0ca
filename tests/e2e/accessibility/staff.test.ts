import { randomInt } from 'node:crypto';
import { collections } from '#domain/collections.ts';
import { studentLanguages } from '#domain/documents/student-profile.ts';
import { aCustomer } from '#tests/builders/accounts/customer.ts';
import { aReview } from '#tests/builders/review.ts';
import { requestReference } from '#domain/requests/request-reference.ts';
import { referenceNumbers, referenceOf, writtenReference } from '#domain/transfers/transfer-reference.ts';
import { languages, nameOfLanguage } from '#i18n/languages.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { aServiceRequest } from '#tests/builders/service-request.ts';
import { signInAs } from '#tests/functions/actor.ts';
import { storeDebtsOf } from '#tests/people/stored-debts.ts';
import { storeReceiptsOf } from '#tests/people/stored-receipts.ts';
import { agreeOnPrice, planStudent } from '#tests/people/staff-work.ts';
import { storeBoardRows } from '#tests/people/stored-board.ts';
import { aPlannedVisit } from '#tests/builders/visit.ts';
import { storeCredits } from '#tests/people/stored-credits.ts';
import { storeAuditEntry, storeFamilyLead, storeLists } from '#tests/people/stored-lists.ts';
import { storeStudents } from '#tests/people/stored-students.ts';
import { dayFromToday } from '../dates.ts';
import { storeEndedVisitOf, storeQuote, storeRequestsOf } from '../stored-records.ts';
import { everyName, namesOfOthers, ownName, ownRows, shownKeys, staffMember } from '../staff/staff-steps.ts';
import { visitStaffLists } from './screens-staff-lists.ts';
import { visitCalendar } from './screens-staff-calendar.ts';
import { visitDebts, visitRefund, visitTransfers, visitUnreadBalances } from './screens-staff-money.ts';
import { visitRequestFile } from './screens-staff-request.ts';
import { visitStudents } from './screens-staff-students.ts';
import { visitPeople } from './screens-people.ts';
import { visitStaff } from './screens-staff.ts';
import { visitStaffSignIn } from './screens-staff-team.ts';
import { phone, test } from './walk.ts';

test('the workplace of staff: no finding in any language', async ({
  walk: { device, look, know },
  person,
  firebase,
}) => {
  const name = ownName();
  const rows = ownRows(name, [
    {},
    { stage: 'planned', student: { id: 'emma', name: 'Emma Claes' } },
    { stage: 'quoted' },
  ]);
  await storeBoardRows(firebase, rows);
  for (const row of rows) for (const text of [row.senior_name, row.phone, row.town]) know(text);
  for (const text of [...namesOfOthers, ...shownKeys]) know(text);
  const staff = await person({ user: { role: 'admin' }, profile: false });
  // Steps of each kind: one that can be undone, one after which somebody took another, and one that stays.
  const steps = [
    { action: 'take-request', revision: 1, mails: ['request-received' as const] },
    { action: 'assign-student', revision: 9 },
    { action: 'set-note' },
  ];
  for (const [index, step] of steps.entries()) {
    const place = { document_id: rows[index]?.request_id ?? '', actor_uid: staff.uid };
    await storeAuditEntry(firebase, { collection: collections.serviceRequests, ...place, ...step });
  }
  // Whoever works here can be chosen.
  for (const text of ['Stef', 'Staf', 'Claes', 'Nele', 'Maes', 'Karim', 'Maria']) know(text);
  await visitStaff(await device({ width: 1280, height: 800 }), { person: staff, name }, 'nl', look);
});

test('how staff signs in, and who is of staff: no finding in any language', async ({
  walk: { device, look, know },
  person,
}) => {
  const staff = await person(staffMember);
  const newcomer = await person({ ...staffMember, secondFactor: false });
  const devices = { narrow: await device(phone), wide: await device({ width: 1280, height: 800 }) };
  await visitStaffSignIn(devices, { staff, newcomer, know }, 'nl', look);
});

test('one request in the workplace of staff, and the price on the senior’s screens: no finding in any language', async ({
  walk: { device, look, know },
  person,
  firebase,
}) => {
  const number = randomInt(1e8, 1e9);
  const names = { student: `Amber Peeters${number}`, paused: `Amber Rust${number}` };
  // One word that no small screen has room for.
  const longest = `Vanderhaeghenborreman${number}`;
  // Nearer than the students of other tests, so that they are among the five best.
  const nearest = { postcode: '2000' };
  await storeStudents(firebase, [
    { first_name: 'Amber', last_name: `Peeters${number}`, skills: ['garden'], ...nearest },
    { first_name: 'Amber', last_name: longest, skills: ['garden'], ...nearest },
    { first_name: 'Amber', last_name: `Rust${number}`, skills: ['garden'], paused: true, ...nearest },
  ]);
  const maria = await person();
  const staff = await person(staffMember);
  const notes = 'Liefst een vrouw.';
  const [requestId = ''] = await storeRequestsOf(firebase, maria, [
    { task_category_id: 'garden', status: 'processing', request_date: dayFromToday(9), notes },
  ]);
  await storeQuote(firebase, requestId, { variant: 'regular', cents_per_hour: 2000, sent_at: new Date() });
  const written = [maria.email, longest, notes, 'Liefst een vrouw', 'Amber Peeters', 'Amber Rust', 'Stef Claes'];
  for (const text of [...shownKeys, ...written]) know(text);
  for (const text of namesOfOthers) know(text);
  know(requestReference(requestId, aServiceRequest().created_at));
  const file = { staff, requestId, longest, ...names };
  const [chargedId = ''] = await storeRequestsOf(firebase, maria, [{ status: 'paid' }]);
  await storeEndedVisitOf(firebase, maria, chargedId, { state: 'charged', charged_cents: 15_000, refunded_cents: 500 });
  know(requestReference(chargedId, aServiceRequest().created_at));
  const desk = await device({ width: 1280, height: 800 });
  await visitRequestFile(desk, file, 'nl', look);
  await visitRefund(desk, chargedId, 'nl', look);
});

test('the students of the workplace of staff: no finding in any language', async ({
  walk: { device, look, know },
  person,
  firebase,
}) => {
  const lastName = `Peeters${randomInt(1e8, 1e9)}`;
  const [student] = await storeStudents(firebase, [
    { first_name: 'Amber', last_name: lastName, residence: 'Antwerpen', paused: true, vetted_until: dayFromToday(9) },
  ]);
  const maria = await person();
  const [requestId = ''] = await storeRequestsOf(firebase, maria, [{ status: 'assigned' }]);
  const { auth: authPort, firestore: firestorePort } = firebase.ports;
  await withAdminSdk({ authPort, firestorePort }, async ({ firestore }) => {
    const visit = aPlannedVisit({
      request_id: requestId,
      senior_id: maria.uid,
      studentprofile_id: student?.id ?? '',
      date: dayFromToday(12),
    });
    await firestore.doc(`${collections.planning}/${requestId}`).set(visit);
  });
  const file = `voornaam;achternaam;e-mail;diensten;geslacht;schoenmaat\nLotte;Maes;l@x.be;tuin;v;39\n;Maes;;koken;v;38`;
  for (const text of [`Amber ${lastName}`, 'Antwerpen', 'antwerpen', 'koken', 'geslacht', 'schoenmaat']) know(text);
  for (const text of [student?.email ?? '', student?.phone ?? '', 'voornaam', 'diensten']) know(text);
  // The browser knows the names of languages.
  const nameOf = new Intl.DisplayNames(['nl-BE'], { type: 'language' });
  for (const language of studentLanguages) know(nameOf.of(language) ?? language);
  know('Nederlands, Engels');
  const staff = await person({ user: { role: 'admin' }, profile: false });
  await visitStudents(await device({ width: 1280, height: 800 }), { staff, lastName, file }, 'nl', look);
});

test('leads, reviews, mails, balances and the log: no finding in any language', async ({
  walk: { device, look, know },
  person,
  firebase,
}) => {
  const number = String(randomInt(1e8, 1e9));
  const maria = await person({ user: { first_name: 'Maria', last_name: `Peeters ${number}` } });
  const staff = await person(staffMember);
  await storeCredits(firebase, maria.uid, -35, [
    { id: `bought-${number}` },
    { id: `used-${number}`, amount: -85, transaction_type: 'service_usage' },
  ]);
  const lead = { name: `An ${number}`, state: 'no-interest', due_on: null, company: 'Bakkerij Van Hove' } as const;
  const failed = { to: `an-${number}@example.be`, state: 'failed', attempts: 30, next_attempt_at: null } as const;
  const [leadId = '', mailId = '', reviewId = ''] = await storeLists(firebase, {
    leads: [lead],
    mails: [{ ...failed, error_code: 'server-unavailable' }],
    reviews: [{ skills_rating: 0, tasks_as_prescribed: false }],
    adjustments: [{ senior_id: maria.uid }],
    refunds: [{ senior_id: maria.uid, way: 'transfer' }],
  });
  const entryId = await storeAuditEntry(firebase, { document_id: leadId, actor_uid: staff.uid });
  const written = [...Object.values(aReview()), lead.name, lead.company, failed.to, `Maria Peeters ${number}`];
  const others = ['0470 65 43 21', 'an.peeters@example.be', 'Dubbel betaald.', 'Stef Claes', 'Staf Claes', leadId];
  for (const text of [...written, ...others]) if (typeof text === 'string') know(text);
  for (const text of [...shownKeys, ...namesOfOthers, '150']) know(text);
  const familyLeadId = await storeFamilyLead(firebase, lead, failed.to);
  for (const text of ['Maria Peeters', 'An Peeters', 'Liefst in de voormiddag.']) know(text);
  const places = { leadId, familyLeadId, mailId, reviewId, entryId, seniorId: maria.uid, know };
  const desk = await device({ width: 1280, height: 800 });
  await visitStaffLists(desk, { staff, ...places }, 'nl', look);
  const { reference: known } = await storeDebtsOf(firebase, maria, []);
  const unknown = referenceOf(randomInt(referenceNumbers));
  await visitTransfers(desk, { known: writtenReference(known), unknown }, 'nl', look);
  await visitUnreadBalances(await device({ width: 1280, height: 800 }), staff, 'nl', look);
});

test('the calendar of staff: no finding in any language', async ({
  walk: { device, look, know },
  person,
  firebase,
}) => {
  // So far away that no visit of another test is in the same week.
  const date = dayFromToday(500);
  // Short enough for the columns of a week.
  const number = randomInt(1e3, 1e4);
  // Not among the best of other tests.
  const only = { postcode: '2000', skills: ['companionship' as const] };
  const [ill] = await storeStudents(firebase, [
    { first_name: 'Amber', last_name: `Peeters${number}`, ...only },
    { first_name: 'Amber', last_name: `Rust${number}`, ...only },
  ]);
  if (ill === undefined) throw new Error('there are two students');
  const senior = String(number);
  const staff = await person(staffMember);
  // Longer than a day of the week is wide: it breaks with a hyphen.
  const maria = await person({ user: { first_name: everyName, last_name: `Vanderhaeghen ${senior}` } });
  know('Vanderhaeghen');
  const [requestId = ''] = await storeRequestsOf(firebase, maria, [
    { task_category_id: 'companionship', request_date: date, preferred_time: '14:00' },
  ]);
  const actor = await signInAs(firebase, staff, staff.password);
  await agreeOnPrice(firebase, actor, requestId);
  await planStudent(firebase, actor, requestId, ill.id);
  for (const text of namesOfOthers) know(text);
  for (const text of shownKeys) know(text);
  const subject = { staff, date, senior, studentId: ill.id };
  await visitCalendar(await device({ width: 1280, height: 800 }), subject, 'nl', look);
});

test('customers and booking on the phone: no finding in any language', async ({
  walk: { device, look, know },
  person,
  firebase,
}) => {
  // In two words, so that it does not have to break.
  const family = `${everyName} ${randomInt(1e8, 1e9)}`;
  const senior = await person({ user: { first_name: 'Maria', last_name: family } });
  // Her file is not on the device before.
  const late = await person({ user: { first_name: 'Maria', last_name: 'Vanderhaeghen' } });
  const staff = await person(staffMember);
  const [requestId = ''] = await storeRequestsOf(firebase, senior, [
    { task_category_id: 'garden', request_date: dayFromToday(9) },
  ]);
  for (const text of [family, ...namesOfOthers, 'Maria', senior.email, '0470 12 34 56', 'Kerkstraat 12', 'Antwerpen'])
    know(text);
  know(requestReference(requestId, aServiceRequest().created_at));
  // Written by the browser, and by the languages themselves.
  const dutch = new Intl.DisplayNames(['nl'], { type: 'language' });
  for (const language of studentLanguages) know(dutch.of(language) ?? language);
  for (const code of languages) know(nameOfLanguage(code));
  const invited = `customer-${randomInt(1e8, 1e9)}`;
  const customer = aCustomer({ senior_id: invited, invited: { email: 'lieve@madelief.test', at: new Date() } });
  await withAdminSdk({ authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore }, ({ firestore }) =>
    firestore.doc(`${collections.customers}/${invited}`).set({ ...customer }),
  );
  for (const text of Object.values(customer)) if (typeof text === 'string') know(text);
  know('lieve@madelief.test');
  const subject = { staff, family, requestId, invited };
  const desk = await device({ width: 1280, height: 800 });
  await visitPeople(desk, subject, 'nl', look);
  const by = { uid: staff.uid, name: 'Stef Claes' };
  const fee = { cents: 2_000, by, at: new Date(), reason: 'Twee keer gebeld.' };
  const { ids } = await storeDebtsOf(firebase, late, [
    { state: 'to-print' },
    { state: 'decided', date: '2026-02-01', fee: { ...fee, state: 'due', letter: 'to-print', missing: 1_500 } },
    { state: 'settled', missing: 0, date: '2026-01-01', fee: { ...fee, state: 'due', letter: 'posted' } },
    { state: 'told', is_fee: true, date: '2026-03-12' },
    {
      state: 'reminded',
      reminder: { way: 'mail', on: '2026-03-18', cents: 750, fee_cents: 750, pay_by: '2026-04-01' },
    },
    { state: 'proposed', proposed_cents: 750 },
    { state: 'proposed', proposed_cents: 2_000, missing: 3_000, cents: 3_000, date: '2026-03-02' },
    { state: 'decided', fee: { ...fee, state: 'dropped' } },
  ]);
  const [toPrint = '', feeToPrint = '', feePosted = ''] = ids;
  await storeReceiptsOf(firebase, late);
  for (const text of [fee.reason, late.email]) know(text);
  for (const text of ['Nele Maes', ...namesOfOthers]) know(text);
  const unpaid = { seniorId: late.uid, firebase, debts: { toPrint, feeToPrint, feePosted }, know };
  await visitDebts(desk, unpaid, 'nl', look);
});
