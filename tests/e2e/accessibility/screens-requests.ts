import { credits as creditsEn } from '#i18n/en/payments/credits.ts';
import { credits as creditsNl } from '#i18n/nl/payments/credits.ts';
import type { Device } from '#tests/browser/device.ts';
import type { TestFirebase } from '#tests/local-firebase.ts';
import type { Person } from '#tests/people/create-person.ts';
import { setRequestStatus } from '#tests/people/stored-requests.ts';
import { dayFromToday } from '../dates.ts';
import { expect } from '../fixtures.ts';
import { enter, type Look } from './screens.ts';
import { storeEndedVisitOf, storePlanningOf, storeQuote, storeRequestsOf } from '../stored-records.ts';
import { flushed, returnToTab } from '../steps.ts';
import { inEveryLanguage, type Language, startOf, words } from '../texts.ts';

const money = inEveryLanguage({ credits: creditsNl }, { credits: creditsEn });

const longest = 'Donaudampfschifffahrtsgesellschaft '.repeat(8).trim();

/** Seven requests with the longest texts, the newest assigned and upcoming. */
async function fillAccount(firebase: TestFirebase, person: Person): Promise<readonly string[]> {
  const long = { address: longest.slice(0, 290), notes: longest };
  const ids = await storeRequestsOf(firebase, person, [
    { ...long, status: 'assigned', task_category_id: 'household', request_date: dayFromToday(30) },
    { ...long, status: 'submitted', task_category_id: 'physical' },
    ...['processing', 'ended', 'paid', 'cancelled', 'in-quarantaine'].map((status) => ({ ...long, status })),
  ]);
  await storePlanningOf(firebase, ids[0] ?? '');
  return ids;
}

/** The price of a request: asked, answered without a network, and replaced before the answer arrived. */
async function visitPrice(
  device: Device,
  { firebase, requestId }: { readonly firebase: TestFirebase; readonly requestId: string },
  { visits, errors }: Pick<(typeof words)[Language], 'visits' | 'errors'>,
  look: Look,
): Promise<void> {
  const page = device.page();
  await storeQuote(firebase, requestId);
  await returnToTab(page);
  await expect(page.getByText(visits['quote-title'])).toBeVisible(flushed);
  await look(page, 'my requests with a price that waits for an answer');
  device.network.cut();
  await page.getByRole('button', { name: startOf(visits['quote-yes']) }).click();
  await expect(page.getByText(visits['quote-kept-yes'])).toBeVisible(flushed);
  await look(page, 'my requests with an answer to a price that waits');
  await storeQuote(firebase, requestId, { number: 2, cents_per_hour: 2000 });
  device.network.restore();
  await expect(page.getByText(errors['quote-replaced'])).toBeVisible(flushed);
  await expect(page.getByText(visits['quote-title-new'])).toBeVisible(flushed);
  await look(page, 'my requests with an answer to a price that was replaced');
  await page.getByRole('button', { name: visits['quote-understood'] }).click();
}

/** The states of the overview and of the list that require many requests, another device, or a failure. */
export async function visitRequests(
  device: Device,
  { firebase, person }: { readonly firebase: TestFirebase; readonly person: Person },
  language: Language,
  look: Look,
): Promise<void> {
  const { requests, filter, visits, dashboard, errors } = words[language];
  const page = device.page();
  const ids = await fillAccount(firebase, person);
  let broken = true;
  await page.route('**/documents:run*', async (route) => {
    const ofRequests = (route.request().postData() ?? '').includes('service_requests');
    if (broken && ofRequests) await route.abort('connectionreset');
    else await route.continue();
  });
  device.expectNetworkFailures();
  await enter(device, person, language);
  await expect(page.getByText(requests['active-unknown'])).toBeVisible();
  await expect(page.getByText(requests['recent-failed'])).toBeVisible();
  await look(page, 'overview that could not be read');
  broken = false;
  await page.getByRole('button', { name: requests['list-retry'] }).click();
  await expect(page.getByText(requests['status-assigned'])).toBeVisible();
  await expect(page.getByRole('button', { name: visits['agenda-add'] })).toBeVisible();
  await look(page, 'overview with the next visit');
  const ended = ids[3] ?? '';
  await storeEndedVisitOf(firebase, person, ended, { minutes_worked: 10 });
  await returnToTab(page);
  await expect(page.getByRole('button', { name: visits['approve-yes'] })).toBeVisible(flushed);
  await look(page, 'overview with a visit to approve');
  await page.getByRole('button', { name: visits['approve-look'] }).click();
  await page.getByLabel(visits['approve-look-label']).fill(longest);
  await look(page, 'a visit that staff is to look at');
  await page.getByRole('button', { name: visits['approve-look-send'] }).click();
  await expect(page.getByText(visits['approve-said-look'])).toBeVisible(flushed);
  await look(page, 'a visit that staff was asked to look at');
  await storeEndedVisitOf(firebase, person, ended, { state: 'approved' });
  await returnToTab(page);
  await expect(page.getByText(money[language].credits['missing-title'])).toBeVisible(flushed);
  await look(page, 'overview with a visit that is not paid');
  await page.getByRole('button', { name: money[language].credits['transfer-open'] }).click();
  await expect(page.getByRole('img', { name: /^QR/ })).toBeVisible(flushed);
  await look(page, 'a transfer with its code');
  device.network.cut();
  await returnToTab(page);
  await expect(page.getByText(money[language].credits['missing-no-network'], { exact: true })).toBeVisible(flushed);
  await look(page, 'overview with a visit that cannot be paid without a network');
  device.network.restore();
  await returnToTab(page);

  await page.getByRole('link', { name: dashboard['my-requests'] }).first().click();
  await expect(page.getByRole('article')).toHaveCount(ids.length);
  await page.getByRole('button', { name: filter['filter-open'] }).click();
  await page.getByLabel(filter['filter-group']).selectOption(filter['group-planned']);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: startOf(visits['agenda-add']) }).click();
  await expect(page.getByText(visits['agenda-ready'])).toBeVisible();
  await look(page, 'my requests with a filter and a calendar file');
  await page.getByLabel(filter['filter-service']).selectOption(requests['service-garden']);
  await expect(page.getByText(filter['filter-none'])).toBeVisible();
  await look(page, 'my requests with a filter that finds nothing');
  await page.getByRole('button', { name: filter['filter-clear'] }).click();

  const toggle = page.getByRole('button', { name: startOf(requests['show-details']) }).nth(5);
  await toggle.click();
  await expect(page.getByText(requests['detail-status'], { exact: true })).toBeVisible();
  await look(page, 'my requests with the details of what was cancelled');
  await page.getByRole('button', { name: startOf(`${requests.cancel}: ${requests['service-physical']}`) }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, 'cancel dialog');
  await setRequestStatus(firebase, ids[1] ?? '', 'assigned');
  await storePlanningOf(firebase, ids[1] ?? '');
  await returnToTab(page);
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible(flushed);
  await look(page, 'cancel dialog for what was assigned meanwhile');
  await page.keyboard.press('Escape');
  await expect(page.getByText(filter['changed-title'])).toBeVisible();
  await look(page, 'my requests with one that changed');

  await visitPrice(device, { firebase, requestId: ids[2] ?? '' }, { visits, errors }, look);

  await page
    .getByRole('button', { name: startOf(requests['ask-again']) })
    .first()
    .click();
  await expect(page.getByText(requests['again-filled'])).toBeVisible();
  await look(page, 'the form for the same again');
}

/** The overview around the day of a visit, with the code for the student. */
export async function visitDoorCode(device: Device, person: Person, language: Language, look: Look): Promise<void> {
  const page = device.page();
  await enter(device, person, language);
  await expect(page.getByText(words[language].visits['door-title'])).toBeVisible(flushed);
  await look(page, 'overview with the code for the student');
  await page.getByRole('link', { name: words[language].requests['list-title'] }).click();
  await expect(page.getByRole('article').getByText(words[language].visits['door-title'])).toBeVisible(flushed);
  await look(page, 'my requests with the code for the student');
}
