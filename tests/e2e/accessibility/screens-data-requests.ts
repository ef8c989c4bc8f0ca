import type { Page } from 'playwright-core';
import { ownData as ownDataEn } from '#i18n/en/profile/own-data.ts';
import { ownData as ownDataNl } from '#i18n/nl/profile/own-data.ts';
import { board } from '#i18n/nl/staff/board.ts';
import { dataRequests } from '#i18n/nl/staff/team/data-requests.ts';
import type { Device } from '#tests/browser/device.ts';
import type { TestFirebase } from '#tests/local-firebase.ts';
import type { Person } from '#tests/people/create-person.ts';
import { linkIn, newestMailTo } from '#tests/people/mailbox.ts';
import { functionColdStart } from '../credits/credits-steps.ts';
import { expect } from '../fixtures.ts';
import { afterDoubleTapWindow, flushed, signIn, workerIsReady } from '../steps.ts';
import { inEveryLanguage, type Language } from '../texts.ts';
import type { Look } from './screens.ts';
import { openView } from './without-loading.ts';

const texts = inEveryLanguage(ownDataNl, ownDataEn);

const longWord = 'Donaudampfschifffahrtsgesellschaft';

const pressIn = (page: Page) => async (name: string) => {
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name, exact: true }).click(flushed);
};

/** The form of a question, from its button to the day of the answer. */
async function visitForm(page: Page, where: string, ownData: (typeof texts)[Language], look: Look): Promise<void> {
  const press = pressIn(page);
  await press(ownData['question-open']);
  await expect(page.getByLabel(ownData.about)).toBeVisible(flushed);
  await look(page, `${where}, with an empty question`);
  await press(ownData['question-send']);
  await expect(page.getByRole('alert')).toBeFocused();
  await look(page, `${where}, with a question that lacks something`);
  await page.getByRole('radio', { name: new RegExp(`^${ownData['wish-object']}`) }).check();
  await page.getByLabel(ownData.about).fill(`${longWord.repeat(6)}\n\n${longWord}`);
  await look(page, `${where}, with a question filled in`);
}

/** Asking to correct or no longer use something, on the profile and by the link of the mail. */
export async function visitAsking(
  device: Device,
  { firebase, person }: { readonly firebase: TestFirebase; readonly person: Person },
  language: Language,
  look: Look,
): Promise<void> {
  const ownData = texts[language];
  const page = await signIn(device, person, '/dashboard?tab=profile');
  await workerIsReady(page);
  const press = pressIn(page);
  await visitForm(page, 'profile', ownData, look);
  device.expectNetworkFailures();
  device.network.cut();
  await press(ownData['question-send']);
  await expect(page.getByText(ownData['question-failed'])).toBeVisible(flushed);
  await look(page, 'profile, with a question that could not be sent');
  device.network.restore();
  await press(ownData['question-send']);
  await expect(page.getByText(ownData['question-sent'])).toBeVisible(flushed);
  await look(page, 'profile, with a question that was sent');

  await press(ownData.ask);
  await expect(page.getByText(ownData['asked-title'])).toBeVisible(flushed);
  const subject = /Uw gegevens staan klaar/;
  await expect.poll(async () => (await newestMailTo(firebase, person.email)).subject, flushed).toMatch(subject);
  const { pathname, hash } = new URL(linkIn(await newestMailTo(firebase, person.email)));
  await page.goto(`${device.origin}${pathname}${hash}`);
  await visitForm(page, 'own data', ownData, look);
  await press(ownData['question-send']);
  await expect(page.getByText(ownData['question-sent'])).toBeVisible(flushed);
  await look(page, 'own data, with a question that was sent');
}

/** What staff sees of it: the queue, one that is late, one that is not, and one that is answered. In Dutch. */
export async function visitAnswering(
  page: Page,
  { late, soon, family, name }: Readonly<Record<'late' | 'soon' | 'family' | 'name', string>>,
  look: Look,
): Promise<void> {
  const at = (path: string) => openView(page, path);
  await expect(page.getByRole('link', { name: `${name} 1` })).toBeVisible(functionColdStart);
  await expect(page.getByRole('heading', { name: new RegExp(board['queue-data-requests']) })).toBeVisible();
  await look(page, 'today, with questions about data');
  await at(`/admin/data-requests/${late}`);
  await expect(page.getByRole('heading', { name: dataRequests['settle-title'] })).toBeVisible(functionColdStart);
  await look(page, 'a question about data that is late');
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: dataRequests['settle-go'] }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await look(page, 'an answer about data that lacks something');
  await page.getByRole('radio', { name: new RegExp(`^${dataRequests['result-refused']}`) }).check();
  await page.getByLabel(dataRequests.answer).fill(longWord.repeat(6));
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: dataRequests['settle-go'] }).click();
  await expect(page.getByRole('heading', { name: dataRequests['settled-title'] })).toBeVisible(functionColdStart);
  await look(page, 'a question about data that was answered');
  await at(`/admin/data-requests/${soon}`);
  await expect(page.getByRole('heading', { name: dataRequests['settle-title'] })).toBeVisible(functionColdStart);
  await look(page, 'a question about data of somebody without an account');
  await at(`/admin/data-requests/${family}`);
  await expect(page.getByRole('heading', { name: dataRequests['account-title'] })).toBeVisible(functionColdStart);
  await expect(page.getByText('Merelstraat 8, 9000 Gent')).toBeVisible();
  await look(page, 'a question about data of a family member');
  await at('/admin/data-requests/no-such-question');
  await expect(page.getByText(dataRequests.failed)).toBeVisible(functionColdStart);
  await look(page, 'a question about data that is not there');
}
