import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { aServiceRequest } from '#tests/builders/service-request.ts';
import type { ServiceRequest } from '#domain/documents/service-request.ts';
import type { TestFirebase } from '#tests/local-firebase.ts';
import type { Person } from '#tests/people/create-person.ts';
import { linkIn, mailsReceived, type ReceivedMail, tokenIn } from '#tests/people/mailbox.ts';
import { storedReviews, storePlanning, storeReviewLink, usedAt } from '#tests/people/review-links.ts';
import { setRequestStatus, storeRequest } from '#tests/people/stored-requests.ts';
import { answered } from '../account/account-steps.ts';
import { storagePlacesWith } from '../device-store.ts';
import { expect, test } from '../fixtures.ts';
import { afterDoubleTapWindow, chooseLanguage, signIn, workerIsReady } from '../steps.ts';
import { tabTo } from '../keyboard-steps.ts';

const send = (page: Page) => page.getByRole('button', { name: 'Beoordeling versturen' });
const minutes = (page: Page) => page.getByLabel('Hoeveel minuten duurde de hulp?');
const tasks = (page: Page) => page.getByLabel('Welke taken werden uitgevoerd?');
const stars = (page: Page, question: RegExp) => page.getByRole('group', { name: question }).getByRole('radio');
const more = (page: Page) => page.getByText('Wilt u nog iets zeggen?', { exact: true }).locator('..');
const thanks = 'Bedankt voor je feedback! Dit helpt Madelief om betere hulp te bieden.';
const usedUp = 'Deze link is niet meer geldig of werd al gebruikt.';

const submissions = '**/functions/submit-review';

/**
 * Drops the server's answers after their effect. Not by cutting the connection: on a reused one, Chromium would retry
 * by itself.
 */
async function loseAnswers(page: Page): Promise<void> {
  await page.route(submissions, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
}

/** Opens a link as from a mail: as a new page. */
async function follow(page: Page, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(link);
}

async function formIsThere(page: Page): Promise<void> {
  await expect(minutes(page)).toBeVisible(answered);
}

/** A planned visit that has just ended. */
async function endVisit(firebase: TestFirebase, { uid }: Person): Promise<ServiceRequest> {
  const request = aServiceRequest({ request_id: randomUUID(), senior_id: uid, status: 'assigned' });
  await storePlanning(firebase, request.request_id);
  await storeRequest(firebase, { ...request });
  await setRequestStatus(firebase, request.request_id, 'ended');
  return request;
}

/** Triggers the sweep that runs every minute, in case an event got lost on a busy machine. */
async function mailAfterVisit(firebase: TestFirebase, address: string): Promise<ReceivedMail> {
  let found: ReceivedMail | undefined;
  await expect
    .poll(
      async () => {
        found = (await mailsReceived(firebase, address)).find(({ subject }) => subject === 'Hoe was het bezoek?');
        return found !== undefined;
      },
      { message: 'the mail after the visit', timeout: 150_000 },
    )
    .toBe(true);
  if (found === undefined) throw new Error('no mail after the visit');
  return found;
}

// spec: 2.routes.review-link 2.other-pages.review-stars 2.other-pages.review-minutes 2.other-pages.review-kilometres
// spec: 2.other-pages.review-tasks 4.review.form 4.review.thanks 4.review.single-use 5.review.minutes 5.review.tasks
// spec: 5.review.disabled-button 7.review.submit 7.mails.review-link 8.review.invalid-token 8.review.sent
test('a visit ends, a mail arrives, and the family reviews it with the keyboard alone; the link is then used up', async ({
  device,
  person,
  firebase,
}) => {
  const maria = await person();
  const request = await endVisit(firebase, maria);
  const mail = await mailAfterVisit(firebase, maria.email);
  const link = linkIn(mail);
  const token = tokenIn(mail);
  expect(token).toMatch(/^[\w-]{43}$/);

  // Her daughter's tablet, without a sign-in.
  const tablet = await device();
  const page = tablet.page();
  const { keyboard } = page;
  const referrers: string[] = [];
  page.on('request', (asked) => referrers.push(asked.headers()['referer'] ?? ''));
  await page.goto(link);
  await formIsThere(page);
  await expect(page).toHaveURL(`${tablet.origin}/review`);
  await expect(page).toHaveTitle('Uw beoordeling | Madelief');
  for (const fact of ['Gezelschap', 'dinsdag 10 maart 2026 om 14 uur', 'Lotte Janssens', '2 uur (120 minuten)']) {
    await expect(page.getByText(fact, { exact: true })).toBeVisible();
  }
  await expect(minutes(page)).toHaveValue('120');
  await expect(page.getByText('Dat is 2 uur.', { exact: true })).toBeVisible();
  // The stars and the two required questions come first; the other ones are folded away.
  const kilometres = page.getByLabel('Hoeveel kilometer reed de student?');
  await expect(kilometres).toBeHidden();
  await expect(kilometres).toHaveValue('0');

  // Incomplete: pressing shows the reason.
  const hint = 'Vul alle verplichte velden in om de beoordeling te kunnen versturen';
  await expect(send(page)).toBeDisabled();
  await expect(send(page)).toHaveAccessibleDescription(hint);
  await tabTo(page, send(page));
  await keyboard.press('Enter');
  await expect(tasks(page)).toBeFocused();
  await expect(tasks(page)).toHaveAccessibleDescription(/Gelieve te beschrijven welke taken werden uitgevoerd\.$/);
  await keyboard.type('Samen gewandeld.');
  await expect(send(page)).toBeEnabled();
  await expect(page.getByText(hint)).toHaveCount(0);
  await tabTo(page, minutes(page), 'Shift+Tab');
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('0');
  await expect(send(page)).toBeDisabled();
  await tabTo(page, send(page));
  await afterDoubleTapWindow(page);
  await keyboard.press('Space');
  await expect(minutes(page)).toBeFocused();
  await expect(page.getByText('Gelieve de duur van de hulp in te vullen.')).toBeVisible();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('90');
  await expect(page.getByText('Dat is 1 uur en 30 minuten.', { exact: true })).toBeVisible();
  await tabTo(page, more(page));
  await keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Ja', exact: true })).toBeChecked();
  await tabTo(page, page.getByRole('radio', { name: 'Ja', exact: true }));
  await keyboard.press('ArrowDown');
  await tabTo(page, kilometres);
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('ver');
  await tabTo(page, page.getByLabel('Wat wilt u kwijt over de hulp?'));
  await keyboard.type('Heel vriendelijk.');
  await tabTo(page, more(page), 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(kilometres).toBeHidden();

  const skills = stars(page, /^Hoe goed hielp Lotte Janssens\?/);
  // From below, the focus comes to the last star.
  await tabTo(page, skills.last(), 'Shift+Tab');
  await keyboard.press('Space');
  await keyboard.press('ArrowLeft');
  await keyboard.press('ArrowLeft');
  await expect(skills.nth(2)).toBeChecked();
  await expect(skills.nth(2)).toHaveAccessibleName('3 van 5 sterren');
  await tabTo(page, page.getByRole('button', { name: /^Wis de sterren: Hoe goed/ }));
  await keyboard.press('Enter');
  await expect(skills.first()).toBeFocused();
  await expect(page.getByText('U koos nog geen sterren.')).toHaveCount(2);
  await keyboard.press('ArrowLeft');
  await expect(skills.nth(4)).toBeChecked();

  // Other errors are in a summary with links to their fields, which are unfolded.
  await tabTo(page, send(page));
  await afterDoubleTapWindow(page);
  await keyboard.press('Enter');
  const summary = page.getByRole('alert').filter({ hasText: 'Kijk deze velden na' });
  await expect(summary).toBeFocused();
  await tabTo(page, summary.getByRole('link', { name: /^Schrijf de kilometers als een getal/ }));
  await keyboard.press('Enter');
  await expect(kilometres).toBeFocused();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('7,5');
  await tabTo(page, send(page));
  await afterDoubleTapWindow(page);
  await keyboard.press('Enter');
  await expect(page.getByText(thanks)).toBeVisible(answered);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const [review, ...others] = await storedReviews(firebase, request.request_id);
  expect(others).toEqual([]);
  expect(review).toMatchObject({
    request_id: request.request_id,
    skills_rating: 5,
    rating_other: 0,
    request_timing: 90,
    aantal_km: 7.5,
    tasks_as_prescribed: false,
    skills_notes: 'Heel vriendelijk.',
    notes_other: '',
    additional_info: '',
    actual_tasks_performed: 'Samen gewandeld.',
  });
  expect(await usedAt(firebase, token)).not.toBeNull();
  await page.reload();
  await expect(page.getByText(thanks)).toBeVisible();
  // The input was removed from the device; the token was never stored, nor sent to any server in an address.
  expect(await storagePlacesWith(page, [token, 'Samen gewandeld', 'Heel vriendelijk'])).toEqual([]);
  expect(referrers.filter((referrer) => referrer.includes(token) || referrer.includes('/review'))).toEqual([]);
  expect(await page.evaluate(() => document.referrer)).not.toContain(token);

  await follow(page, link);
  await expect(page.getByText(usedUp)).toBeVisible(answered);
  await expect(page).toHaveURL(`${tablet.origin}/review`);
});

// spec: 2.routes.review-link
test('the review is opened from the mail page, filled in and sent', async ({ device, person, firebase }) => {
  const maria = await person();
  const request = await endVisit(firebase, maria);
  await mailAfterVisit(firebase, maria.email);

  // The mail page is not part of the product: its console messages are ignored.
  const tablet = await device({ width: 1280, height: 800 });
  const mailbox = await tablet.context().newPage();
  await mailbox.goto(`http://127.0.0.1:${firebase.ports.mail}/`);
  await mailbox.getByText(maria.email).first().click();
  // The frame gets its links a moment after its text.
  const link = mailbox.frameLocator('iframe').getByRole('link', { name: 'Het bezoek beoordelen' });
  await expect(link).toHaveAttribute('target', '_blank');
  const opened = tablet.context().waitForEvent('page');
  await link.click();
  const page = await opened;
  await formIsThere(page);
  await expect(page).toHaveURL(`${tablet.origin}/review`);
  await tasks(page).fill('Samen gewandeld.');
  await afterDoubleTapWindow(page);
  await send(page).click();
  await expect(page.getByText(thanks)).toBeVisible(answered);
  expect(await storedReviews(firebase, request.request_id)).toMatchObject([
    { request_id: request.request_id, actual_tasks_performed: 'Samen gewandeld.' },
  ]);
});

// spec: 4.review.error 6.roles.review-token 8.review.lookup-failed 8.review.send-failed
test('the network fails halfway, the page is reloaded and an answer is lost: no input is lost, and one review is sent', async ({
  device,
  person,
  firebase,
}) => {
  const link = await storeReviewLink(firebase);
  const tablet = await device();
  // A signed-in account on this device changes nothing, and the server does not learn of it.
  const page = await signIn(tablet, await person());
  await workerIsReady(page);
  const calls: { readonly path: string; readonly authorization: string | undefined }[] = [];
  page.on('request', (asked) => {
    const { pathname } = new URL(asked.url());
    if (pathname.startsWith('/functions/')) {
      calls.push({ path: pathname, authorization: asked.headers()['authorization'] });
    }
  });
  const sent = () => calls.filter(({ path }) => path.endsWith('/submit-review')).length;
  tablet.expectNetworkFailures();
  tablet.network.cut();
  await follow(page, `${tablet.origin}${link.path}`);
  await expect(page.getByText('Er is een fout opgetreden bij het valideren van de link.')).toBeVisible(answered);
  await expect(page.getByText('Er is nu geen verbinding met het internet.', { exact: false })).toBeVisible();
  tablet.network.restore();
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await formIsThere(page);
  await expect(page).toHaveURL(`${tablet.origin}/review`);

  await tasks(page).fill('De tuin gewied');
  await stars(page, /^Hoe goed hielp/)
    .nth(3)
    .check();
  await expect(page.getByText('Wat u invult, is bewaard op dit toestel.')).toBeVisible();
  tablet.network.cut();
  await tablet.context().setOffline(true);
  await expect(page.getByText('Er is nu geen internet', { exact: true })).toBeVisible();
  await afterDoubleTapWindow(page);
  await send(page).click();
  await expect(page.getByText('Er is een fout opgetreden bij het versturen van je beoordeling.')).toBeVisible(answered);
  await tasks(page).fill('De tuin gewied en gegoten');
  await expect(page.getByText('Wat u invult, is bewaard op dit toestel.')).toBeVisible();

  // The app opens without a network, with the draft.
  await page.reload();
  await formIsThere(page);
  await expect(tasks(page)).toHaveValue('De tuin gewied en gegoten');
  await expect(stars(page, /^Hoe goed hielp/).nth(3)).toBeChecked();
  await expect(page.getByText('Lotte Janssens', { exact: true })).toBeVisible();
  expect(await storagePlacesWith(page, [link.token])).toEqual([]);
  await tablet.context().setOffline(false);
  tablet.network.restore();

  // The server stores it, and its answer is lost.
  await loseAnswers(page);
  await afterDoubleTapWindow(page);
  await send(page).click();
  await expect(page.getByText('Er is een fout opgetreden bij het versturen van je beoordeling.')).toBeVisible(answered);
  expect(await usedAt(firebase, link.token)).not.toBeNull();
  await page.unroute(submissions);
  await page.reload();
  // The link is used up, but by this device.
  await expect(page.getByText(thanks)).toBeVisible(answered);
  const reviews = await storedReviews(firebase, link.requestId);
  expect(reviews).toMatchObject([{ actual_tasks_performed: 'De tuin gewied en gegoten', skills_rating: 4 }]);
  expect(reviews).toHaveLength(1);

  // A second link of the same visit, from a duplicate mail, reports that the visit is already reviewed.
  const second = await storeReviewLink(firebase, { requestId: link.requestId });
  await follow(page, `${tablet.origin}${second.path}`);
  await expect(page.getByText(usedUp)).toBeVisible(answered);

  // Changed after the answer was lost: the first version counts, and the page reports it.
  const third = await storeReviewLink(firebase);
  await follow(page, `${tablet.origin}${third.path}`);
  await formIsThere(page);
  await tasks(page).fill('Samen gekookt');
  await loseAnswers(page);
  await afterDoubleTapWindow(page);
  await send(page).click();
  await expect(page.getByText('Er is een fout opgetreden bij het versturen van je beoordeling.')).toBeVisible(answered);
  expect(await usedAt(firebase, third.token)).not.toBeNull();
  await page.unroute(submissions);
  tablet.expectConsoleError(/status of 410/);
  await tasks(page).fill('Samen gekookt en gegeten');
  await afterDoubleTapWindow(page);
  const before = sent();
  await send(page).dblclick();
  await expect(page.getByText('Uw eerste beoordeling was al bij ons.', { exact: false })).toBeVisible(answered);
  // The new version, and the check of the first one; the double tap sent nothing.
  expect(sent() - before).toBe(2);
  expect(await storedReviews(firebase, third.requestId)).toMatchObject([{ actual_tasks_performed: 'Samen gekookt' }]);
  expect(calls.filter(({ authorization }) => authorization !== undefined)).toEqual([]);
});

// spec: 4.review.loading 4.review.error 5.review.optional-fields 8.review.no-token 8.review.invalid-token
// spec: 8.review.send-failed 8.review.unexpected 9.limits.rating
test('invalid links and failures are explained, in both languages, and an old malformed visit can be reviewed', async ({
  device,
  firebase,
}) => {
  const tablet = await device();
  const page = tablet.page();
  await page.goto(`${tablet.origin}/review`);
  await expect(page.getByText('Geen geldige token gevonden in de URL.')).toBeVisible();
  for (const query of ['?token=', '?tokens=x', '#token=', '#x']) {
    await follow(page, `${tablet.origin}/review${query}`);
    await expect(page.getByText('Deze link is niet volledig', { exact: true })).toBeVisible();
    await expect(page.getByText('Geen geldige token gevonden in de URL.')).toBeVisible();
  }
  const past = new Date(Date.now() - 60_000);
  const expired = await storeReviewLink(firebase, { token: { expires_at: past } });
  for (const token of ['x', `${'x'.repeat(42)}y`, '../../etc', expired.token, 'x'.repeat(3000)]) {
    await follow(page, `${tablet.origin}/review${token === 'x' ? '?' : '#'}token=${token}`);
    await expect(page.getByText(usedUp)).toBeVisible(answered);
    await expect(page).toHaveURL(`${tablet.origin}/review`);
  }

  // The loading state is shown until the answer arrives.
  const gone = await storeReviewLink(firebase, { request: null });
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/functions/validate-review-token', async (route) => {
    await held;
    await route.continue();
  });
  await follow(page, `${tablet.origin}${gone.path}`);
  await expect(page.getByRole('status').filter({ hasText: 'Wij kijken uw link na.' })).toBeVisible();
  letGo();
  await formIsThere(page);
  await page.unroute('**/functions/validate-review-token');
  await expect(page.getByText('Onbekende dienst')).toBeVisible();
  await expect(minutes(page)).toHaveValue('');
  await expect(page.getByRole('group', { name: /^Hoe goed hielp de student\?/ })).toBeVisible();

  // Each rejection has its own text; the form keeps its input.
  await minutes(page).fill('60');
  await tasks(page).fill('Boodschappen gedaan');
  for (const [status, code, words] of [
    [503, 'server-unavailable', 'Er is een fout opgetreden bij het versturen van je beoordeling.'],
    [429, 'too-many-requests', 'Er is een fout opgetreden bij het versturen van je beoordeling.'],
    [500, 'unknown', 'Er is een onverwachte fout opgetreden.'],
    [400, 'invalid-input', 'Er is een onverwachte fout opgetreden.'],
    [410, 'review-link-invalid', usedUp],
  ] as const) {
    tablet.expectConsoleError(new RegExp(`status of ${status}`));
    await page.route(submissions, (route) =>
      route.fulfill({ status, json: { error: { code, message: 'for engineers' } } }),
    );
    await afterDoubleTapWindow(page);
    await send(page).click();
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await expect(tasks(page)).toHaveValue('Boodschappen gedaan');
    await page.unroute(submissions);
  }

  await chooseLanguage(page, 'English');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your review');
  await expect(page.getByLabel('Which tasks were done?')).toHaveValue('Boodschappen gedaan');
  await page.getByRole('radio', { name: '4 of 5 stars' }).last().check();
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: 'Send the review' }).click();
  await expect(page.getByText('Thank you for your feedback! It helps Madelief to offer better help.')).toBeVisible(
    answered,
  );
  expect(await storedReviews(firebase, gone.requestId)).toMatchObject([
    { request_timing: 60, rating_other: 4, skills_rating: 0, aantal_km: 0, tasks_as_prescribed: true },
  ]);
});
