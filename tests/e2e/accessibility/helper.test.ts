import { requestReference } from '#domain/requests/request-reference.ts';
import { storeLinkedStudent } from '#tests/people/helper-links.ts';
import { lockDoor, offerVisitTo, planVisitSoon, wrongCode } from '#tests/people/helper-offers.ts';
import { addStudentPhoto } from '#tests/people/student-photos.ts';
import { dayFromToday } from '../dates.ts';
import { computer, namesOfOthers, shownKeys, staffMember } from '../staff/staff-steps.ts';
import { visitDoorScreens, visitHelperScreens, visitLockedDoor } from './screens-helper.ts';
import { visitDoorCode } from './screens-requests.ts';
import { visitStartDialog } from './screens-staff-request.ts';
import { phone, tablet, test } from './walk.ts';

test('the page of a student: no finding in any language', async ({
  walk: { device, lookWith, know },
  firebase,
  person,
}) => {
  const maria = await person();
  const student = await storeLinkedStudent(firebase);
  for (const days of [6, 7]) {
    await offerVisitTo(firebase, { seniorId: maria.uid, date: dayFromToday(days), students: [student] });
  }
  // The request's own address and the senior's telephone.
  for (const text of ['Kerkstraat, 2000 Antwerpen', 'Kerkstraat 12, 2000 Antwerpen', 'Antwerpen']) know(text);
  await visitHelperScreens(await device(phone), student, 'nl', lookWith({ english: tablet }));
});

test('the door of a visit, on the phone, the tablet and the desk: no finding in any language', async ({
  walk: { device, look, lookWith, know },
  firebase,
  person,
}) => {
  const maria = await person();
  for (const text of ['Kerkstraat 12, 2000 Antwerpen', 'Maria Peeters', 'Lotte Janssens']) know(text);
  const [lotte, wout] = [await storeLinkedStudent(firebase), await storeLinkedStudent(firebase)];
  const lookBroad = lookWith({ english: tablet });
  const { code } = await planVisitSoon(firebase, maria.uid, lotte);
  know(code.split('').join('\u00a0'));
  know('Lotte');
  await addStudentPhoto(firebase, lotte);
  await visitDoorCode(await device(phone), maria, 'nl', lookBroad);
  await visitDoorScreens(await device(phone), lotte, { code, wrong: wrongCode(code) }, 'nl', lookBroad);
  const josef = await person();
  const locked = await planVisitSoon(firebase, josef.uid, wout);
  await lockDoor(firebase, wout, locked);
  await visitLockedDoor(await device(phone), wout, 'nl', lookBroad);
  const staff = await person(staffMember);
  const written = ['Zij woont om de hoek.', 'Vaste klant.', 'yes: Els', 'Staf Claes'];
  for (const text of [...namesOfOthers, ...shownKeys, ...written]) know(text);
  know(requestReference(locked.id, new Date()));
  await visitStartDialog(await device(computer), { staff, requestId: locked.id }, 'nl', look);
});
