import { storeLinkedStudent } from '#tests/people/helper-links.ts';
import { offerVisitTo } from '#tests/people/helper-offers.ts';
import { dayFromToday } from '../dates.ts';
import { visitHelperScreens } from './screens-helper.ts';
import { phone, tablet, test } from './walk.ts';

test('the page of a student: no finding in any language', async ({
  walk: { device, lookWith, know },
  firebase,
  person,
}) => {
  test.setTimeout(240_000);
  const maria = await person();
  const student = await storeLinkedStudent(firebase);
  for (const days of [6, 7]) {
    await offerVisitTo(firebase, { seniorId: maria.uid, date: dayFromToday(days), students: [student] });
  }
  // The request's own address and the senior's telephone.
  for (const text of ['Kerkstraat, 2000 Antwerpen', 'Kerkstraat 12, 2000 Antwerpen', 'Antwerpen']) know(text);
  await visitHelperScreens(await device(phone), student, 'nl', lookWith({ english: tablet }));
});
