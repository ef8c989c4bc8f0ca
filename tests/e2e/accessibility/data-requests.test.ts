import { randomUUID } from 'node:crypto';
import { collections } from '#domain/collections.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { aDataRequest } from '#tests/builders/accounts/data-request.ts';
import { storeLists } from '#tests/people/stored-lists.ts';
import { dayFromToday } from '../dates.ts';
import { computer, namesOfOthers, ownName, shownKeys, staffMember } from '../staff/staff-steps.ts';
import { signIn } from '../steps.ts';
import { visitAnswering, visitAsking } from './screens-data-requests.ts';
import { phone, test } from './walk.ts';

test('asking to correct something or no longer use it: no finding in any language', async ({
  walk: { device, look },
  person,
  firebase,
}) => {
  await visitAsking(await device(phone), { firebase, person: await person() }, 'nl', look);
});

test('what staff answers about data: no finding in any language', async ({
  walk: { device, look, know },
  person,
  firebase,
}) => {
  const staff = await person(staffMember);
  const name = ownName();
  const email = `${randomUUID()}@gegevens.example`;
  const [late, soon, family] = [randomUUID(), randomUUID(), randomUUID()];
  const els = await person({
    user: { role: 'family', full_address: 'Merelstraat 8', city: '9000', name_city: 'Gent' },
    profile: false,
  });
  const question = 'Mijn huisnummer is 12.\nEn niet 21.';
  const asked = { person_id: `customer-${randomUUID()}`, email, text: question };
  await storeLists(firebase, { leads: [{ name: `${name} 2`, email }] });
  await withAdminSdk(
    { authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore },
    async ({ firestore }) => {
      const stored = firestore.collection(collections.dataRequests);
      await stored.doc(late).set(aDataRequest({ ...asked, name: `${name} 1`, due_on: dayFromToday(-400) }));
      await stored
        .doc(soon)
        .set(aDataRequest({ ...asked, kind: 'visitor', wish: 'object', name: '', due_on: dayFromToday(3) }));
      await stored
        .doc(family)
        .set(
          aDataRequest({ ...asked, person_id: els.uid, kind: 'family', name: `${name} 3`, due_on: dayFromToday(20) }),
        );
    },
  );
  for (const text of ['Merelstraat 8', els.email]) know(text);
  for (const text of [...shownKeys, ...namesOfOthers, email, 'Stef Claes', '@gegevens.example']) know(text);
  for (const text of question.split('\n')) know(text);
  const page = await signIn(await device(computer), staff, '/admin?list=data-requests');
  await visitAnswering(page, { late, soon, family, name }, look);
});
