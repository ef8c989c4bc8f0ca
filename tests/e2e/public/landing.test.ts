import type { Page } from 'playwright-core';
import { expect, test } from '../fixtures.ts';
import { formTexts, recordNotifications, newAddress, send } from '../form-steps.ts';
import { focusedControl } from '../keyboard-steps.ts';
import {
  storedAboutVisitor,
  landingIsHydrated,
  openLanding,
  reviewsHost,
  enableThirdPartyReviews,
} from './landing-steps.ts';
import { publicPaths } from '#i18n/public-routes.ts';
import { landingTexts } from './landing-texts.ts';
import { publicHrefIn } from '../texts.ts';
import { afterDoubleTapWindow, flushed } from '../steps.ts';
import { storedForms } from '#tests/people/stored-forms.ts';

const { nl } = formTexts;
const phoneSize = { width: 360, height: 740 };
const spoken = (text: string) => text.replaceAll('\u00a0', ' ');

async function expectStory(page: Page, service: string): Promise<void> {
  const exampleDialog = page.getByRole('dialog', { name: `Een voorbeeld: ${service}` });
  await expect(exampleDialog.getByRole('heading')).toBeFocused();
  await expect(exampleDialog.getByText('Dit is een voorbeeld, geen echte klant.')).toBeVisible();
  await afterDoubleTapWindow(page);
}

// spec: 2.landing.order 2.landing.opening 2.landing.primary-button 2.landing.secondary-button 2.landing.services
// spec: 2.landing.testimonial-drawer 2.landing.prices 2.landing.families 2.landing.region 2.sign-up.title
// spec: 2.sign-up.success 2.routes.thank-you 4.forms.dialog-draft 9.prices.hourly 9.investors.phone-hours 9.investors.claims
test('on a phone a visitor immediately sees the offer and its claims, finds the prices, reads an example and signs up', async ({
  device,
  firebase,
}) => {
  const phone = await device(phoneSize);
  await recordNotifications(phone.page());
  for (const language of ['en', 'nl'] as const) {
    const { landing } = landingTexts[language];
    const page = await openLanding(phone, publicHrefIn(publicPaths.home, language));
    for (const seen of [
      page.getByRole('heading', { level: 1, name: landing.title }),
      page.getByText(landing.lead),
      page.getByText(landing['guarantee-title']),
      page.getByText(landing['guarantee-text']),
      page.getByRole('button', { name: landing['hero-sign-up'], exact: true }),
    ]) {
      await expect(seen).toBeInViewport({ ratio: 1 });
    }
    await expect(page.getByText(landing['hero-students'].replace('{{students}}', '800'))).toBeVisible();
  }
  const page = phone.page();

  // In the order of the specification.
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Laat uw nummer achter, wij bellen u',
    'Zo gaat het, in een halve minuut',
    'Waarmee helpen wij u?',
    'Wat kost het?',
    'Hoe voelt dat?',
    'Zorgt u voor uw ouders?',
    'Waarom Madelief?',
    'Wij zijn er in Antwerpen, Gent en Leuven',
  ]);
  const main = page.getByRole('main');
  await expect(main.getByText('Wie hulp kreeg, geeft ons 4,8 op 5. Na elk bezoek vragen wij sterren.')).toBeVisible();
  await expect(main.getByText('Op weekdagen, van 9u tot 18u.').first()).toBeVisible();
  for (const call of await main.getByRole('link', { name: 'Bel ons op 03 200 00 00' }).all()) {
    await expect(call).toHaveAttribute('href', 'tel:+3232000000');
  }

  await page.getByRole('link', { name: 'Bekijk de prijzen' }).click();
  await expect(page).toHaveURL(/\/#prijzen$/);
  await expect(page.getByRole('heading', { name: 'Wat kost het?' })).toBeInViewport({ ratio: 1 });
  const prices = page.locator('#prijzen').getByRole('article');
  const shownLines = (await prices.allInnerTexts()).map((card) => spoken(card).split(/\n+/));
  expect(shownLines).toEqual([
    ['Gezelschap', 'Wandelen of gezelschap', '€ 15 per uur', 'Bijvoorbeeld 1 uur, wandelen of gezelschap: € 15.'],
    [
      'Vervoer',
      'Met uw auto',
      '€ 20 per uur',
      'Met de auto van de helper',
      '€ 25 per uur',
      'Bijvoorbeeld 1 uur, met de auto van de helper: € 25.',
    ],
    [
      'Boodschappen',
      'Zonder auto',
      '€ 18 per uur',
      'Met uw auto',
      '€ 18 per uur',
      'Met de auto van de helper',
      '€ 25 per uur',
      'Bijvoorbeeld 2 uur, met de auto van de helper: € 50.',
    ],
    [
      'Tuinonderhoud',
      'Gewoon onderhoud',
      '€ 20 per uur',
      'Zwaar werk',
      '€ 25 per uur',
      'Bijvoorbeeld 3 uur, gewoon onderhoud: € 60.',
    ],
    [
      'Fysieke activiteiten',
      'Licht werk',
      '€ 15 per uur',
      'Zwaar werk',
      '€ 25 per uur',
      'Bijvoorbeeld 1 uur, licht werk: € 15.',
    ],
    [
      'Huishoudelijke hulp',
      'Licht werk',
      '€ 18 per uur',
      'Zwaar werk',
      '€ 25 per uur',
      'Bijvoorbeeld 2 uur, licht werk: € 36.',
    ],
  ]);
  await expect(page.getByText('U betaalt per begonnen half uur, met een minimum van 30 minuten.')).toBeVisible();

  // Six services; on a phone the example is a drawer.
  const examples = page.locator('#diensten').getByRole('button');
  await expect(page.locator('#diensten').getByRole('article').getByRole('heading')).toHaveText([
    'Gezelschap',
    'Vervoer',
    'Boodschappen',
    'Tuinonderhoud',
    'Fysieke activiteiten',
    'Huishoudelijke hulp',
  ]);
  await examples.nth(1).click();
  await expectStory(page, 'Vervoer');
  const drawer = await page.getByRole('dialog').boundingBox();
  expect([drawer?.x, drawer?.width]).toEqual([0, await page.evaluate(() => document.documentElement.clientWidth)]);
  expect((drawer?.y ?? 0) + (drawer?.height ?? 0)).toBeCloseTo(phoneSize.height, 0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(examples.nth(1)).toBeFocused();
  await afterDoubleTapWindow(page);
  await examples.nth(5).click();
  await expectStory(page, 'Huishoudelijke hulp');
  await page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(examples.nth(5)).toBeFocused();

  // Three buttons open the same form; its input is kept while it is closed.
  const dialog = page.getByRole('dialog', { name: 'Meld je aan voor Madelief' });
  await page.getByRole('button', { name: 'Ik wil hulp' }).click();
  await expect(dialog.getByRole('heading')).toBeFocused(flushed);
  const email = newAddress();
  await dialog.getByLabel(nl['full-name']).fill('Simonne De Smet');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Ik wil hulp' })).toBeFocused();
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: 'Meld uw ouder aan' }).click();
  await expect(dialog.getByLabel(nl['full-name'])).toHaveValue('Simonne De Smet');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Meld u aan', exact: true }).click();
  await expect(dialog).toBeVisible();
  // It closes at its top as well as below the form.
  const close = dialog.getByRole('button', { name: nl.close, exact: true }).first();
  await expect(close).toBeInViewport({ ratio: 1 });
  expect((await close.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await afterDoubleTapWindow(page);
  await close.click();
  await expect(dialog).toHaveCount(0);
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: 'Meld u aan', exact: true }).click();
  await expect(dialog.getByLabel(nl['full-name'])).toHaveValue('Simonne De Smet');
  await dialog.getByLabel(nl.email).fill(email);
  await dialog.getByLabel(nl.postcode).fill('2000');
  await dialog.getByLabel(nl.role).selectOption('Help Seeker');
  await send(page, nl.submit);
  await expect(page).toHaveURL(`${phone.origin}/bedankt`, flushed);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => storedForms(firebase, 'waitingList', email), flushed).toHaveLength(1);

  // The next step: what was typed is carried over on the device, and not in the address.
  await page.getByRole('link', { name: 'Maak nu uw account' }).click();
  await expect(page.getByText('Dit vulde u in toen u zich aanmeldde. Kijk het even na.')).toBeVisible(flushed);
  expect(page.url()).toBe(`${phone.origin}/registration`);
  await expect(page.getByLabel('Voornaam')).toHaveValue('Simonne');
  await expect(page.getByLabel('Achternaam')).toHaveValue('De Smet');
  await expect(page.getByLabel('E-mailadres')).toHaveValue(email);
  await expect(page.getByLabel('Postcode')).toHaveValue('2000');
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: 'Formulier leegmaken' }).click();
  await expect(page.getByLabel('Voornaam')).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('Voornaam')).toHaveValue('');
});

// spec: 2.landing.primary-button 2.landing.testimonial-dialog 2.sign-up.success
test('on a computer the example is a dialog, and a sign-up in English is thanked in English', async ({ device }) => {
  const computer = await device({ width: 1280, height: 800 });
  await recordNotifications(computer.page());
  const page = await openLanding(computer, '/en');
  await page.locator('#diensten').getByRole('button').first().click();
  const exampleDialog = page.getByRole('dialog');
  await expect(exampleDialog.getByRole('heading')).toBeFocused();
  const box = await exampleDialog.boundingBox();
  // Allows for half a scroll bar.
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 640)).toBeLessThan(10);
  expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - 400)).toBeLessThan(10);
  expect(box?.width).toBeLessThan(700);
  await afterDoubleTapWindow(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: landingTexts.en.landing['hero-sign-up'], exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible(flushed);
  // The contact form has a name and an address too.
  const { en } = formTexts;
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(en['full-name']).fill('An Peeters');
  await dialog.getByLabel(en.email).fill(newAddress());
  await dialog.getByLabel(en.postcode).fill('2000');
  await dialog.getByLabel(en.role).selectOption('Help Seeker');
  await send(page, en.submit);
  await expect(page).toHaveURL(`${computer.origin}/en/bedankt`, flushed);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

// spec: 2.landing.video
test('the film loads on demand, has captions, and reports when it does not load', async ({ device }) => {
  const tablet = await device();
  const asked: string[] = [];
  tablet.page().on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(webm|mp4|vtt)$/.test(pathname)) asked.push(pathname);
  });
  const page = await openLanding(tablet);
  const play = page.getByRole('button', { name: 'Speel het filmpje af' });
  await play.scrollIntoViewIfNeeded();
  await expect(page.locator('video')).toHaveCount(0);
  expect(asked).toEqual([]);
  await play.click();
  const film = page.locator('video');
  await expect(film).toBeFocused();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime), flushed).toBeGreaterThan(0);
  const captions = await film.evaluate((video: HTMLVideoElement) => {
    const [track] = video.textTracks;
    return { mode: track?.mode, language: track?.language };
  });
  expect(captions).toEqual({ mode: 'showing', language: 'nl' });
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => [...(video.textTracks[0]?.cues ?? [])].length))
    .toBe(6);
  expect(asked).toContain('/film/nl.vtt');
  // Its content is also in the text.
  await afterDoubleTapWindow(page);
  await page.getByText('Wat u in het filmpje ziet').click();
  await expect(page.getByText('Rosa wil naar de markt. Haar rug wil niet mee.')).toBeVisible();

  tablet.expectNetworkFailures();
  await page.route(/\/film\/.*\.(webm|mp4)$/, (route) => route.abort());
  await tablet.context().route(/\/film\/.*\.(webm|mp4)$/, (route) => route.abort());
  await page.reload();
  await landingIsHydrated(page);
  await play.click();
  await expect(page.getByText('Het filmpje wil niet laden. Hieronder leest u wat erin te zien is.')).toBeVisible();
  await expect(play).toBeVisible();
});

// spec: 9.prices.first-session
test('the offer is shown with its countdown until 23 May 2025 at 13:00, and is removed at that second without a reload', async ({
  device,
}) => {
  const tablet = await device();
  const page = tablet.page();
  const offer = page.getByText('5 euro korting op uw eerste keer');
  await page.clock.install({ time: new Date('2025-05-20T12:00:00+02:00') });
  await openLanding(tablet);
  await expect(offer).toBeVisible();
  await expect(page.getByText('Dit aanbod loopt tot vrijdag 23 mei om 13 uur.')).toBeVisible();
  await expect(page.getByText('Nog 3 dagen.')).toBeVisible();
  await page.clock.fastForward('48:30:00');
  await expect(page.getByText('Nog 1 dag.')).toBeVisible();
  await page.clock.fastForward('22:00:00');
  await expect(page.getByText('Dit aanbod loopt tot vandaag om 13 uur.')).toBeVisible();
  await expect(page.getByText('Nog 2 uur.')).toBeVisible();
  await page.clock.fastForward('02:00:00');
  await expect(page.getByText('Nog minder dan een uur.')).toBeVisible();
  await page.clock.fastForward('31:00');
  await expect(offer).toHaveCount(0);
  await page.reload();
  await landingIsHydrated(page);
  await expect(offer).toHaveCount(0);
});

// spec: 2.landing.third-party-reviews
test('nothing is stored about a visitor, and reviews of a third party load only after consent; both answers are equally prominent and can be changed', async ({
  device,
}) => {
  const tablet = await device();
  const visited = await openLanding(tablet);
  // Without the deployment setting consent is not requested: the rating stands alone.
  const place = visited.locator('#beoordelingen');
  await expect(place.getByText('Wie hulp kreeg, geeft ons 4,8 op 5.')).toBeVisible();
  await expect(place.locator('button, iframe, script')).toHaveCount(0);
  await visited.goto(`${tablet.origin}/en/privacybeleid`);
  await openLanding(tablet);
  expect(await storedAboutVisitor(visited)).toEqual({ chosen: {}, cookies: '', databases: [] });

  // With it: without the service worker, whose requests a test cannot intercept.
  const other = await device();
  const asked = await enableThirdPartyReviews(other.page());
  const page = await openLanding(other);
  const reviews = page.locator('#beoordelingen');
  await expect(
    reviews.getByText(`Op ${reviewsHost} staan beoordelingen. Toont u ze, dan ziet ${reviewsHost} dat u hier was.`),
  ).toBeVisible();
  const accept = reviews.getByRole('button', { name: 'Toon de beoordelingen' });
  const no = reviews.getByRole('button', { name: 'Toon ze niet' });
  const [yesBox, noBox] = [await accept.boundingBox(), await no.boundingBox()];
  expect(noBox?.height).toBe(yesBox?.height);
  // Both buttons are equally prominent.
  const look = (each: typeof accept) =>
    each.evaluate((button) => {
      const { backgroundColor, color, borderColor, fontSize, fontWeight } = getComputedStyle(button);
      return { backgroundColor, color, borderColor, fontSize, fontWeight };
    });
  expect(await look(no)).toEqual(await look(accept));
  await reviews.scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await no.click();
  await expect(reviews.getByText('Wij tonen ze niet. U kunt dat hier altijd veranderen.')).toBeVisible();
  await page.reload();
  await landingIsHydrated(page);
  await expect(reviews.getByText('Wij tonen ze niet.')).toBeVisible();
  expect(asked).toEqual([]);
  expect(await storedAboutVisitor(page)).toMatchObject({ chosen: { 'madelief.reviews': 'no' }, cookies: '' });

  await accept.click();
  const frame = page.frameLocator(`iframe[title="Beoordelingen op ${reviewsHost}"]`);
  await reviews.scrollIntoViewIfNeeded();
  await expect(frame.getByText('Alle beoordelingen')).toBeVisible();
  await page.reload();
  await landingIsHydrated(page);
  await reviews.scrollIntoViewIfNeeded();
  await expect(frame.getByText('Alle beoordelingen')).toBeVisible();
  await afterDoubleTapWindow(page);
  await reviews.getByRole('button', { name: 'Verberg ze weer' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  const before = asked.length;
  await page.reload();
  await landingIsHydrated(page);
  await reviews.scrollIntoViewIfNeeded();
  await expect(reviews.getByText('Wij tonen ze niet.')).toBeVisible();
  expect(asked).toHaveLength(before);
});

test('the keyboard reaches the whole landing page, in reading order', async ({ device }) => {
  const phone = await device(phoneSize);
  const page = await openLanding(phone);
  const wanted = await page
    .locator('#root :is(a[href], button, input, select, textarea, summary):not([tabindex="-1"])')
    .evaluateAll((all) =>
      all
        .filter((each) => each.checkVisibility() && each.closest('[inert]') === null)
        .map(
          (each) =>
            each.getAttribute('aria-label') ??
            (each instanceof HTMLInputElement ? each.labels?.[0]?.innerText : (each as HTMLElement).innerText),
        ),
    );
  expect(wanted.length).toBeGreaterThan(35);
  const walked: (string | undefined)[] = [];
  for (const name of wanted) {
    await page.keyboard.press('Tab');
    const focused = await focusedControl(page);
    expect(focused?.hidden, `the focus on "${name}"`).toEqual([]);
    walked.push(focused?.name);
  }
  expect(walked).toEqual(wanted);
  // The login, the main action and the next section are among the first stops.
  expect(walked[0]).toBe('Naar de inhoud');
  expect(walked.indexOf('Meld u aan')).toBeLessThan(9);
  // Back at the start, a skip link takes one key.
  await page.getByRole('link', { name: 'Naar de inhoud' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Meld u aan', exact: true })).toBeFocused();
});
