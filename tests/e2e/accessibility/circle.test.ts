import { createHash, randomInt, randomUUID } from 'node:crypto';
import { circle } from '#i18n/nl/circle/circle.ts';
import { dashboard } from '#i18n/nl/dashboard.ts';
import { profile } from '#i18n/nl/profile/profile.ts';
import { forWhom } from '#i18n/nl/circle/for-whom.ts';
import { invitation } from '#i18n/nl/circle/invitation.ts';
import { notifications } from '#i18n/nl/notifications.ts';
import { people } from '#i18n/nl/staff/people.ts';
import { storeCircleQuestion, storeFamilyContact, storeInvitation, storeMember } from '#tests/people/stored-circle.ts';
import { storedAccount } from '#tests/functions/stored-account.ts';
import { newestMailTo } from '#tests/people/mailbox.ts';
import { addDaysTo, brusselsDate } from '#domain/requests/calendar.ts';
import { visits } from '#i18n/nl/visits.ts';
import { expect } from '../fixtures.ts';
import { afterDoubleTapWindow, flushed, signIn } from '../steps.ts';
import { storeEndedVisitOf, storePlanningOf, storeQuote, storeRequestsOf } from '../stored-records.ts';
import { computer, namesOfOthers, staffMember } from '../staff/staff-steps.ts';
import { addressedToSenior } from './addressed-to-senior.ts';
import { phone, tablet, test } from './walk.ts';
import { openView } from './without-loading.ts';

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

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

test('the page of an invitation, open and over: no finding in any language', async ({
  walk: { device, look, know },
  person,
  firebase,
}) => {
  const maria = await person();
  const els = `els-${randomUUID()}@madelief.test`;
  for (const text of ['Maria Peeters', 'Els', 'Janssens', els]) know(text);
  const invite = async (fields: object = {}) => {
    const secret = randomUUID();
    const open = { email: els, valid_until: inAWeek(), link_hashes: [hashOf(secret)] };
    await storeInvitation(firebase, maria.uid, randomUUID(), { ...open, ...fields });
    return `/uitnodiging#${secret}`;
  };
  const handset = await device(phone);
  const page = handset.page();
  const visit = async (path: string) => {
    await page.goto('about:blank');
    await page.goto(`${handset.origin}${path}`);
  };
  await visit(await invite());
  await expect(page.getByText(invitation['may-book'])).toBeVisible();
  await look(page, 'an invitation that is open');
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: invitation['accept-new'] }).click();
  await expect(page.getByText(invitation['consent-required']).first()).toBeVisible();
  await look(page, 'an invitation with mistakes');
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: invitation['choose-known'] }).click();
  await look(page, 'an invitation for somebody with an account');

  await visit(await invite({ used_at: new Date(), used_by: 'els' }));
  await expect(page.getByText(invitation['invitation-used-title'])).toBeVisible();
  await look(page, 'an invitation that was used');
  await visit(await invite({ valid_until: new Date(0) }));
  await expect(page.getByText(invitation['invitation-expired-title'])).toBeVisible();
  await look(page, 'an invitation that is too old');
  await visit(await invite({ withdrawn_at: new Date() }));
  await expect(page.getByText(invitation['invitation-withdrawn-title'])).toBeVisible();
  await visit('/uitnodiging#nothing');
  await expect(page.getByText(invitation['not-found-title'])).toBeVisible();
  await look(page, 'a link that is not known');

  // Somebody else uses this device: the link does not sign her out.
  await signIn(handset, maria, await invite());
  await expect(page.getByText(invitation['other-signed-in-title'])).toBeVisible();
  know(maria.email);
  await look(page, 'an invitation on the device of somebody else');
});

test('for whom, and the views of one senior: no finding in any language', async ({
  walk: { device, look, know },
  person,
  firebase,
}) => {
  const maria = await person();
  const jozef = await person({ user: { first_name: 'Jozef' } });
  const els = await person({ user: { first_name: 'Els', role: 'family' }, profile: false });
  for (const text of ['Maria Peeters', 'Jozef', 'Els', els.email]) know(text);
  const slate = await device(tablet);
  const page = await signIn(slate, els, '/voor-wie');
  await expect(page.getByText(forWhom.nobody)).toBeVisible();
  await look(page, 'for nobody');

  await storeMember(firebase, maria.uid, { user_id: els.uid, rights: ['see', 'book', 'pay'] });
  await storeMember(firebase, jozef.uid, { user_id: els.uid, senior_name: 'Jozef Janssens' });
  know('Jozef Janssens');
  await page.reload();
  await expect(page.getByText(forWhom['next-none'])).toHaveCount(2);
  await look(page, 'for whom, with two seniors');
  await page.getByRole('link', { name: forWhom['own-messages'] }).click();
  await expect(page.getByText(notifications.none)).toBeVisible(flushed);
  await page.getByText(notifications['family-preferences']).click();
  await expect(page.getByRole('group', { name: notifications['family-reminder'] })).toBeVisible();
  await look(page, 'her own messages, and what she wants to be told');

  // Her own name, number and language, by keyboard; a family member is not asked where she lives.
  await page.getByRole('link', { name: dashboard.profile }).first().click();
  const phoneField = page.getByLabel(profile.phone);
  await expect(phoneField).toBeVisible(flushed);
  await expect(page.getByLabel(profile.street)).toHaveCount(0);
  await phoneField.fill('0470');
  await afterDoubleTapWindow(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText(profile['phone-too-short']).first()).toBeVisible();
  await look(page, 'her own profile with a mistake');
  await phoneField.fill('0470 98 76 54');
  know('0470 98 76 54');
  await afterDoubleTapWindow(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText(profile.updated)).toBeVisible(flushed);
  expect((await storedAccount(firebase, els.uid, els.email)).user).toMatchObject({
    phone_number: '0470 98 76 54',
    role: 'family',
  });
  await look(page, 'her own profile after it was changed');
  await page.getByRole('link', { name: forWhom.title }).first().click();
  await page.getByText(forWhom.calendar).click();
  await page.getByRole('button', { name: forWhom['calendar-make'] }).click();
  await expect(page.getByText(forWhom['calendar-renewed'])).toBeVisible();
  await expect(page.getByLabel(forWhom['calendar-address'])).toHaveValue(/\/functions\/calendar-feed\/[\w-]{43}\.ics$/);
  await look(page, 'the address of her calendar');
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: forWhom['calendar-stop'] }).click();
  await expect(page.getByText(forWhom['calendar-stopped'])).toBeVisible();
  await look(page, 'a calendar without an address');
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: 'Ik stop met helpen: Jozef Janssens' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, 'the question before she stops helping');
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Verder voor Maria Peeters' }).click();
  await expect(page.getByText('U regelt nu voor Maria Peeters')).toBeVisible();
  await look(page, 'the dashboard of a senior, for a family member');

  // Every view of hers, with something in it: none speaks to the family member as if she were Maria.
  const [asked = '', planned = '', ended = ''] = await storeRequestsOf(firebase, maria, [
    { status: 'processing' },
    { status: 'assigned', request_date: addDaysTo(brusselsDate(new Date()), 5) },
    { status: 'ended' },
  ]);
  await storeQuote(firebase, asked);
  await storePlanningOf(firebase, planned);
  await storeEndedVisitOf(firebase, maria, ended, { minutes_worked: 60 });
  const seen = {
    overview: () => expect(page.getByRole('button', { name: visits['approve-yes'] })).toBeVisible(flushed),
    'request-service': () => expect(page.getByText('Welke dag past voor Maria Peeters?')).toBeVisible(flushed),
    'chat-help': () => expect(page.getByText('Waarmee kunnen wij Maria Peeters helpen?')).toBeVisible(flushed),
    'my-requests': () => expect(page.getByRole('article')).toHaveCount(3, flushed),
    credits: () => expect(page.getByText('Saldo van Maria Peeters', { exact: true })).toBeVisible(flushed),
  };
  for (const [tab, isThere] of Object.entries(seen)) {
    await openView(page, `/voor-wie?for=${maria.uid}&tab=${tab}`);
    await isThere();
    expect(await addressedToSenior(page), tab).toEqual([]);
    await look(page, `${tab} of a senior, for a family member`);
  }
  await openView(page, `/voor-wie?for=${jozef.uid}`);
  await expect(page.getByText('U regelt nu voor Jozef Janssens')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dienst Aanvragen' })).toHaveCount(0);
  await look(page, 'the dashboard of a senior, for somebody who may only see');
});

test('the circle on staff’s page of a customer, and an invitation by telephone: no finding in any language', async ({
  walk: { device, look, know },
  person,
  firebase,
}) => {
  const maria = await person();
  const staff = await person(staffMember);
  const bram = `bram-${randomUUID()}@madelief.test`;
  const words = 'Bram mag alles voor mij vragen.';
  const known = ['Maria', 'Maria Peeters', 'Els', 'Els Janssens', 'els@madelief.test', 'Stef Claes', maria.email];
  for (const text of [...namesOfOthers, ...known, 'Els mag zien wat er gepland is.', 'Bram', bram, words]) know(text);
  const els = `els-${randomUUID()}`;
  await storeMember(firebase, maria.uid, { user_id: els, asked_at: new Date() });
  const desk = await device(computer);
  const page = await signIn(desk, staff, `/admin/people/${maria.uid}`);
  await expect(page.getByText(people['circle-question'])).toBeVisible();
  await look(page, 'a customer with a circle and a question');

  // A daughter calls: she is found by her number, and opens the senior whom it is about, by keyboard.
  const phone_number = `0471${randomInt(1e6, 1e7)}`;
  know(phone_number);
  await storeFamilyContact(firebase, { user_id: els, last_name: 'Janssens', email: 'els@madelief.test', phone_number });
  await openView(page, '/admin/people');
  await page.getByLabel(people.search).fill(phone_number);
  const choose = page.getByRole('button', { name: people['family-choose'].replace('{{name}}', 'Maria Peeters') });
  await expect(choose).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('status').filter({ hasText: people['family-found_one'] })).toBeVisible();
  await look(page, 'customers with a family member who was found');
  await choose.focus();
  await afterDoubleTapWindow(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText(people['circle-question'])).toBeVisible();

  // Today says who has to be asked on the telephone, and the list of requests who of the family asked.
  await storeCircleQuestion(firebase, maria.uid, { member_name: 'Els Janssens' });
  await storeRequestsOf(firebase, maria, [{ actor_uid: els }]);
  await openView(page, '/admin?list=circles');
  await expect(page.getByText(/^Mag Els Janssens nog regelen/).first()).toBeVisible({ timeout: 60_000 });
  await look(page, 'today with a question about a circle');
  await openView(page, '/admin/requests');
  await expect(page.getByText('Gevraagd door Els Janssens').first()).toBeVisible({ timeout: 60_000 });
  await look(page, 'requests with one that a family member asked for');
  await openView(page, `/admin/people/${maria.uid}`);
  await expect(page.getByText(people['circle-question'])).toBeVisible();
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: people['circle-invite'] }).click();
  const dialog = page.getByRole('dialog');
  await afterDoubleTapWindow(page);
  await dialog.getByRole('button', { name: people['invite-go'] }).click();
  await expect(dialog.getByText(people['circle-words-needed'])).toBeVisible();
  await look(page, 'an invitation by telephone with mistakes');
  await dialog.getByLabel(people['circle-first-name']).fill('Bram');
  await dialog.getByLabel(people.email).fill(bram);
  await dialog.getByLabel(people['circle-relation']).selectOption('neighbour');
  await afterDoubleTapWindow(page);
  await dialog.getByRole('checkbox', { name: people['circle-book'] }).check();
  await dialog.getByLabel(people['circle-words']).fill(words);
  await afterDoubleTapWindow(page);
  await dialog.getByRole('button', { name: people['invite-go'] }).click();
  await expect(page.getByRole('button', { name: 'Uitnodiging intrekken van Bram' })).toBeVisible({ timeout: 60_000 });
  expect((await newestMailTo(firebase, bram)).text).toContain('/uitnodiging#');

  await page.getByRole('button', { name: 'Rechten stoppen van Els Janssens' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, 'the question before staff ends a right');
  await afterDoubleTapWindow(page);
  await page.getByRole('dialog').getByRole('button', { name: people['circle-end'] }).click();
  await expect(page.getByText('Els Janssens mag niets meer regelen.')).toBeVisible({ timeout: 60_000 });
});
