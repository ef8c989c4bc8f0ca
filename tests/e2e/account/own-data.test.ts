import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { collections } from '#domain/collections.ts';
import { common } from '#i18n/nl/common.ts';
import { ownData } from '#i18n/nl/profile/own-data.ts';
import { dataRequests } from '#i18n/nl/staff/team/data-requests.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { aWaitingListEntry } from '#tests/builders/forms/waiting-list-entry.ts';
import type { TestFirebase } from '#tests/local-firebase.ts';
import { linkIn, mailsTo, newestMailTo } from '#tests/people/mailbox.ts';
import { expect, test } from '../fixtures.ts';
import { tabTo } from '../keyboard-steps.ts';
import { computer, staffMember } from '../staff/staff-steps.ts';
import { afterDoubleTapWindow, flushed, signIn } from '../steps.ts';

const seen = { timeout: 45_000 };

async function press(page: Page, name: string, role: 'button' | 'link' = 'button') {
  const target = page.getByRole(role, { name, exact: true }).first();
  await expect(target).toBeVisible(flushed);
  await tabTo(page, target);
  await afterDoubleTapWindow(page);
  await page.keyboard.press('Enter');
}

/** The form is open: what it is about, in the person's words. */
async function fillInQuestion(page: Page, wish: string, text: string) {
  const first = page.getByRole('radio', { name: new RegExp(`^${ownData['wish-correct']}`) });
  await expect(first).toBeFocused(flushed);
  const chosen = page.getByRole('radio', { name: new RegExp(`^${wish}`) });
  await page.keyboard.press('Space');
  while (!(await chosen.isChecked())) await page.keyboard.press('ArrowDown');
  await tabTo(page, page.getByLabel(ownData.about));
  await page.keyboard.type(text);
  await expect(page.getByText(common['draft-kept'])).toBeVisible();
}

/** What somebody wrote is answered by staff, found in Today. */
async function answerInToday(page: Page, who: string, text: string, answer: string) {
  await page.goto(new URL('/admin?list=data-requests', page.url()).href);
  const row = page.getByRole('link', { name: who, exact: true });
  await expect(row).toBeVisible(seen);
  await tabTo(page, row);
  await page.keyboard.press('Enter');
  await expect(page.getByText(text)).toBeVisible(seen);
  const done = page.getByRole('radio', { name: new RegExp(`^${dataRequests['result-done']}`) });
  await tabTo(page, done);
  await page.keyboard.press('Space');
  await tabTo(page, page.getByLabel(dataRequests.answer));
  await page.keyboard.type(answer);
  await press(page, dataRequests['settle-go']);
  await expect(page.getByText(dataRequests.done)).toBeVisible(seen);
  await expect(page.getByRole('heading', { name: dataRequests['settled-title'] })).toBeVisible(seen);
}

const mailWith = async (firebase: TestFirebase, email: string, subject: string) => {
  let text = '';
  await expect
    .poll(async () => {
      text = (await mailsTo(firebase, email)).find((each) => each.subject === subject)?.text ?? '';
      return text;
    }, seen)
    .not.toBe('');
  return text;
};

test('by keyboard: a senior asks for her data, and gets them by the link of the mail', async ({
  device,
  person,
  firebase,
}) => {
  const maria = await person();
  const tablet = await device();
  const page = await signIn(tablet, maria, '/dashboard?tab=profile');
  await press(page, ownData.ask);
  await expect(page.getByText(ownData['asked-title'])).toBeVisible(flushed);
  await page.goto(linkIn(await newestMailTo(firebase, maria.email)));
  // The secret is neither in the history nor on a screenshot.
  await expect(page).toHaveURL(`${tablet.origin}/mijn-gegevens`);
  const download = page.waitForEvent('download');
  await press(page, ownData.fetch);
  expect((await download).suggestedFilename()).toBe('mijn-gegevens.zip');
  await expect(page.getByText(ownData['fetched-title'])).toBeVisible(flushed);
});

test('by keyboard: a senior asks to correct something, staff finds it in Today and answers, and the answer is mailed', async ({
  device,
  person,
  firebase,
}) => {
  const last_name = `Vraagstaart ${randomInt(1e8, 1e9)}`;
  const maria = await person({ user: { first_name: 'Maria', last_name } });
  const stef = await person(staffMember);
  const text = `Ik heet ${last_name}, met een hoofdletter.`;
  const page = await signIn(await device(), maria, '/dashboard?tab=profile');
  await press(page, ownData['question-open']);
  // Nothing filled in: both are asked, by the summary.
  await press(page, ownData['question-send']);
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert').getByText(ownData['wish-required'])).toBeVisible();
  await page.getByRole('alert').getByRole('link', { name: ownData['wish-required'] }).press('Enter');
  await fillInQuestion(page, ownData['wish-correct'], text);
  await press(page, ownData['question-send']);
  await expect(page.getByText(ownData['question-sent'])).toBeVisible(flushed);
  await expect(page.getByRole('button', { name: ownData['question-another'] })).toBeVisible();
  expect(await mailWith(firebase, maria.email, 'Wij kregen uw vraag over uw gegevens')).toContain(text);

  const office = await signIn(await device(computer), stef, '/admin');
  await answerInToday(office, `Maria ${last_name}`, text, 'Uw naam staat er nu juist.');
  await press(office, dataRequests['to-list'], 'link');
  await expect(office.getByRole('link', { name: `Maria ${last_name}`, exact: true })).toHaveCount(0, seen);
  expect(await mailWith(firebase, maria.email, 'Wij deden wat u vroeg')).toContain('Uw naam staat er nu juist.');
});

test('by keyboard: somebody of the waiting list says by the link of the mail what may no longer be used', async ({
  device,
  person,
  firebase,
}) => {
  const email = `wacht-${randomUUID()}@gegevens.example`;
  await withAdminSdk({ authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore }, ({ firestore }) =>
    firestore.doc(`${collections.waitingList}/${randomUUID()}`).set({ ...aWaitingListEntry({ email }) }),
  );
  const stef = await person(staffMember);
  const tablet = await device();
  const page = tablet.page();
  await page.goto(`${tablet.origin}/mijn-gegevens`);
  await tabTo(page, page.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: ownData['wish-ask'] })).toBeChecked();
  await tabTo(page, page.getByLabel(ownData.email));
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(ownData['asked-title'])).toBeVisible(flushed);
  await page.goto(linkIn(await newestMailTo(firebase, email)));
  await press(page, ownData['question-open']);
  const text = `Bel mij niet meer: ${email}`;
  await fillInQuestion(page, ownData['wish-object'], text);
  await press(page, ownData['question-send']);
  await expect(page.getByText(ownData['question-sent'])).toBeVisible(flushed);

  const office = await signIn(await device(computer), stef, '/admin');
  await answerInToday(office, email, text, 'Wij bellen u niet meer.');
  expect(await mailWith(firebase, email, 'Wij deden wat u vroeg')).toContain('Wij bellen u niet meer.');
});

test('without a network a question fails with the telephone number, and stays until it can be sent', async ({
  device,
  person,
}) => {
  const maria = await person({ user: { first_name: 'Maria', last_name: 'Vraagstaart' } });
  const tablet = await device();
  const page = await signIn(tablet, maria, '/dashboard?tab=profile');
  await press(page, ownData['question-open']);
  await fillInQuestion(page, ownData['wish-object'], 'Geen sms meer, graag.');
  tablet.expectNetworkFailures();
  tablet.network.cut();
  await press(page, ownData['question-send']);
  const failed = page.getByText(ownData['question-failed']).locator('..');
  await expect(failed).toBeVisible(flushed);
  await expect(failed).toContainText(/0\d/);
  await expect(failed).toContainText(ownData['question-kept']);
  tablet.network.restore();
  // As after a crash of the tablet.
  await page.reload();
  await expect(page.getByLabel(ownData.about)).toHaveValue('Geen sms meer, graag.', flushed);
  await press(page, ownData['question-send']);
  await expect(page.getByText(ownData['question-sent'])).toBeVisible(flushed);
  await page.reload();
  await expect(page.getByRole('button', { name: ownData['question-open'] })).toBeVisible(flushed);
  await expect(page.getByLabel(ownData.about)).toHaveCount(0);
});
