import { expect, inject, test, vi } from 'vitest';
import { collections } from '#domain/collections.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { createPerson } from '../people/create-person.ts';
import { storeLinkedStudent } from '../people/helper-links.ts';
import { planVisitSoon } from '../people/helper-offers.ts';
import { mailsReceived } from '../people/mailbox.ts';
import { runTimer } from '../people/unrecorded-visits.ts';
import { waitOptions } from './wait-options.ts';

const firebase = inject('firebase');

/** In the last hours of a day, a visit that begins soon is one of tomorrow. */
const isNear = (id: string) => /^visit-(?:today|tomorrow)_/.test(id);

test('the senior is told who comes, and the student that the visit is hers; the timer that comes again tells nothing', async () => {
  const [maria, lotte] = [await createPerson(firebase), await storeLinkedStudent(firebase)];
  const cancelled = await createPerson(firebase);
  const { id } = await planVisitSoon(firebase, maria.uid, lotte);
  const { id: off } = await planVisitSoon(firebase, cancelled.uid, await storeLinkedStudent(firebase));
  const { ports } = firebase;
  const orders = await withAdminSdk({ authPort: ports.auth, firestorePort: ports.firestore }, async ({ firestore }) => {
    await firestore.doc(`${collections.planning}/${off}`).update({ state: 'cancelled' });
    await vi.waitFor(() => runTimer(firebase, 'announceVisits'), waitOptions);
    await runTimer(firebase, 'announceVisits');
    const found = await firestore.collection(collections.mail).where('values.visit', 'in', [id, off]).get();
    return found.docs.map((each) => each.id);
  });
  expect(orders.filter(isNear)).toHaveLength(1);
  expect(orders.filter(isNear)[0]).toContain(id);
  const subjectsOf = async (address: string) =>
    (await mailsReceived(firebase, address)).map(({ subject }) => subject ?? '');
  await vi.waitFor(async () => {
    expect(await subjectsOf(maria.email)).toContainEqual(expect.stringMatching(/^Vandaag komt Lotte|^Morgen komt/));
    expect(await subjectsOf(`${lotte.id}@student.example`)).toContainEqual(
      expect.stringContaining('Een bezoek is van u'),
    );
  }, waitOptions);
});
