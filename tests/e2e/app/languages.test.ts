import { expect, test } from '../fixtures.ts';
import { openLanding } from '../public/landing-steps.ts';
import { landingTexts } from '../public/landing-texts.ts';
import {
  afterDoubleTapWindow,
  answerDialog,
  chooseLanguage,
  enterCredentials,
  openDisplayMenu,
  signIn,
  workerIsReady,
} from '../steps.ts';

const { nl, en } = landingTexts;

// spec: 2.landing.header-language 9.investors.languages
test('a public page has the language of its address until a language is chosen, and a choice applies everywhere', async ({
  device,
}) => {
  const tablet = await device({ width: 360, height: 740 });
  const page = await openLanding(tablet, '/en/winwin');
  const html = page.locator('html');
  const heading = page.getByRole('heading', { level: 1 });

  // Without a chosen language an English address stays English, and so do the pages that it links to.
  await expect(html).toHaveAttribute('lang', 'en');
  await page.getByRole('contentinfo').getByRole('link', { name: en.visitors['footer-privacy'] }).click();
  await expect(page).toHaveURL(`${tablet.origin}/en/privacybeleid`);
  await expect(html).toHaveAttribute('lang', 'en');
  const hrefs = await page
    .locator('#root a[href^="/"]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
  const notEnglish = hrefs.filter((href) => !/^\/en(\/|$)/.test(href));
  // Excepted are the same page in Dutch, and the pages behind the login, whose address has no language.
  expect(new Set(notEnglish)).toEqual(
    new Set(['/privacybeleid', '/instellingen', '/login', '/installeren', '/mijn-gegevens']),
  );
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
  await page.goto(`${tablet.origin}/privacybeleid`);
  await expect(html).toHaveAttribute('lang', 'nl');

  await chooseLanguage(page, 'English');
  await expect(page).toHaveURL(`${tablet.origin}/en/privacybeleid`);
  await openDisplayMenu(page);
  await expect(page.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  await page.reload();
  await expect(html).toHaveAttribute('lang', 'en');
  for (const [dutch, english] of [
    ['/', '/en'],
    ['/winwin?test=true#doel', '/en/winwin?test=true#doel'],
    ['/bestaat-niet', '/en/bestaat-niet'],
  ]) {
    if (dutch === '/bestaat-niet') tablet.expectConsoleError(/status of 404/);
    await page.goto(`${tablet.origin}${dutch}`);
    await expect(page).toHaveURL(`${tablet.origin}${english}`);
    await expect(html).toHaveAttribute('lang', 'en');
  }
  // All unknown addresses share one page, in the language of the address.
  await expect(heading).toHaveText('Oops! The page you are looking for does not exist.');
  await expect(page).toHaveTitle(/^Oops! /);
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/en');

  // The app behind the login uses the choice too, and so does the way back.
  await page.goto(`${tablet.origin}/login`);
  await expect(heading).toHaveText('Log in');
  await page.getByRole('link', { name: 'Madelief' }).first().click();
  await expect(page).toHaveURL(`${tablet.origin}/en`);
  await expect(heading).toHaveText(en.landing.title);

  await chooseLanguage(page, 'Nederlands');
  await expect(page).toHaveURL(`${tablet.origin}/`);
  await expect(heading).toHaveText(nl.landing.title);
  await page.reload();
  await expect(html).toHaveAttribute('lang', 'nl');
  await page.goto(`${tablet.origin}/winwin`);
  await expect(page).toHaveURL(`${tablet.origin}/winwin`);
  await expect(html).toHaveAttribute('lang', 'nl');
});

// spec: 2.landing.header-login
test('a signed-in person reaches the dashboard from a public page, and signs out there in English with an unsent item', async ({
  installedDevice,
  person,
}) => {
  const maria = await person();
  const jozef = await person({ user: { first_name: 'Jozef' } });
  const tablet = await installedDevice();
  const page = await signIn(tablet, maria);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welkom, Maria');
  await workerIsReady(page);

  await openLanding(tablet);
  await expect(page.getByText('U bent ingelogd.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Inloggen' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Naar mijn dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welkom, Maria');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nl.landing.title);
  await page.getByRole('link', { name: 'Naar mijn dashboard' }).click();

  // With an unsent item signing out asks for a decision, from a public page too.
  await page.getByRole('link', { name: 'Mijn Profiel' }).click();
  const street = page.getByLabel('Straat en huisnummer');
  await expect(street).not.toHaveValue('');
  tablet.expectNetworkFailures();
  tablet.network.setMode('firestore', 'refuse');
  await street.fill('Veldstraat 3');
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: 'Wijzigingen opslaan' }).click();
  await expect(page.getByText('Bewaard op dit toestel, nog niet verstuurd')).toBeVisible();

  await page.goto(`${tablet.origin}/winwin`);
  await chooseLanguage(page, 'English');
  await expect(page).toHaveURL(`${tablet.origin}/en/winwin`);
  const leave = page.getByRole('button', { name: en.visitors['log-out'] });
  await leave.click();
  const question = page.getByRole('dialog', { name: '1 request or change has not been sent yet' });
  await expect(question.getByRole('heading')).toBeFocused({ timeout: 20_000 });
  await answerDialog(page, 'No, stay logged in');
  await expect(leave).toBeFocused();
  await leave.click();
  await answerDialog(page, 'Log out and keep them until I log in again');
  await expect(page).toHaveURL(`${tablet.origin}/en`);
  await expect(page.getByText(en.visitors['signed-out'])).toBeVisible();
  await expect(page.getByRole('link', { name: en.visitors['log-in'] })).toBeVisible();
  await expect(page.getByText(en.visitors['signed-in'])).toHaveCount(0);
  // The message is shown once.
  await page.reload();
  await expect(page.getByRole('link', { name: en.visitors['log-in'] })).toBeVisible();
  await expect(page.getByText(en.visitors['signed-out'])).toHaveCount(0);

  // After the next person left the dashboard in English, the message is shown on the English page.
  tablet.network.restore();
  await chooseLanguage(page, 'Nederlands');
  await page.getByRole('link', { name: 'Inloggen' }).click();
  await enterCredentials(page, jozef);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welkom, Jozef');
  await chooseLanguage(page, 'English');
  await page.getByRole('button', { name: 'Log out' }).click();
  await answerDialog(page, 'Yes, log out');
  await expect(page).toHaveURL(`${tablet.origin}/en`, { timeout: 30_000 });
  await expect(page.getByText(en.visitors['signed-out'])).toBeVisible();
});
