import { randomUUID } from 'node:crypto';
import { circle } from '#i18n/nl/circle/circle.ts';
import { storeInvitation, storeMember } from '#tests/people/stored-circle.ts';
import { expect } from '../fixtures.ts';
import { afterDoubleTapWindow, signIn } from '../steps.ts';
import { phone, test } from './walk.ts';

const inAWeek = () => new Date(Date.now() + 7 * 24 * 60 * 60 * 1000);

test('who may help to arrange, in any state: no finding in any language', async ({
  walk: { device, look, know },
  person,
  firebase,
}) => {
  const maria = await person();
  const handset = await device(phone);
  const page = await signIn(handset, maria, '/dashboard?tab=circle');
  await expect(page.getByText(circle.nobody)).toBeVisible();
  await look(page, 'nobody in the circle');
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: circle['invite-go'] }).click();
  await expect(page.getByText(circle['first-name-required']).first()).toBeVisible();
  await look(page, 'an invitation with mistakes');

  for (const text of ['Els', 'Janssens', 'Els Janssens', 'els@madelief.test', 'Bram Wouters', 'Bram']) know(text);
  await storeMember(firebase, maria.uid, { user_id: `els-${randomUUID()}`, rights: ['see', 'book'] });
  await storeMember(firebase, maria.uid, {
    ...{ user_id: `bram-${randomUUID()}`, first_name: 'Bram', last_name: 'Wouters', relation: 'neighbour' },
    asked_at: new Date(),
  });
  await storeMember(firebase, maria.uid, {
    ...{ user_id: `out-${randomUUID()}`, ended_at: new Date(), ended_by: 'member', ask_at: null },
  });
  await storeInvitation(firebase, maria.uid, randomUUID(), { valid_until: inAWeek() });
  await storeInvitation(firebase, maria.uid, randomUUID());
  await page.reload();
  await expect(page.getByRole('heading', { name: circle['question-title'] })).toBeVisible();
  await look(page, 'a circle with a question, invitations and somebody who left');
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: /Mag niets meer regelen: Els/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, 'the question before somebody may do nothing any more');
});
