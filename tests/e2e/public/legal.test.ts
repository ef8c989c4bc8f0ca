import type { Page } from 'playwright-core';
import { expect, test } from '../fixtures.ts';
import { afterDoubleTapWindow, workerIsReady } from '../steps.ts';

const article = (page: Page, id: string) => page.locator(`details#${id}`);
const texts = (page: Page) => page.getByRole('main');
/** Amounts contain a non-breaking space. */
const articleText = async (page: Page, id: string) => (await article(page, id).innerText()).replaceAll('\u00a0', ' ');

/** Every variable of a text is filled in. */
async function expectNothingLeftOpen(page: Page): Promise<void> {
  await expect(texts(page)).not.toContainText(/[{}]|undefined|NaN/);
}

// spec: 2.routes.terms-articles 5.pricing.half-hours 6.roles.visitor-public-pages 9.terms.payment
// spec: 9.terms.reminder-costs 9.terms.free-cancellation 9.terms.no-show 9.terms.non-circumvention 9.terms.minimum-age
test('the terms: 14 articles, contact and attachments, with the amounts of the specification', async ({
  installedDevice,
}) => {
  const tablet = await installedDevice();
  const page = tablet.page();
  await page.goto(`${tablet.origin}/algemene-voorwaarden`);
  await workerIsReady(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Algemene voorwaarden');
  await expect(page.getByText('Versie 1.0. Laatst bijgewerkt op 13 mei 2025.')).toBeVisible();
  const articles = page
    .locator('section', { has: page.getByRole('heading', { name: 'De artikels' }) })
    .locator('details');
  await expect(articles).toHaveCount(14);
  await expect(page.getByRole('heading', { level: 2, name: 'Contact' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Bel 03 200 00 00' })).toHaveAttribute('href', /^tel:/);
  await expect(page.locator('main details[open]')).toHaveCount(0);

  // By keyboard, one at a time.
  const payment = article(page, 'betalen');
  await payment.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(payment).toHaveAttribute('open');
  const paying = await articleText(page, 'betalen');
  expect(paying).toContain('U betaalt binnen 14 dagen na de hulp.');
  expect(paying).toContain('Dan krijgt u eerst een herinnering. Die is gratis.');
  expect(paying).toContain('Daarna heeft u nog 14 dagen om te betalen.');
  expect(paying).toContain('20 euro als u nog 150 euro of minder moet betalen');
  expect(paying).toContain('30 euro als u meer dan 150 euro en hoogstens 300 euro moet betalen');
  expect(paying).toContain('10 % van het bedrag als u meer dan 300 euro moet betalen: hoogstens 200 euro');
  await page.keyboard.press('Space');
  await expect(payment).not.toHaveAttribute('open');

  await page.getByRole('button', { name: 'Alles openen' }).click();
  await expect(page.getByRole('button', { name: 'Alles sluiten' })).toBeVisible();
  await expect(page.locator('main details[open]')).toHaveCount(14);
  expect(await articleText(page, 'voor-wie')).toContain('U moet minstens 18 jaar zijn.');
  expect(await articleText(page, 'woorden')).toMatch(/Klant: [\s\S]*Helper: [\s\S]*Gebruiker: /);
  expect(await articleText(page, 'wat-wij-doen')).toContain('oppassen op kinderen');
  expect(await articleText(page, 'prijs')).toContain(
    'Wij rekenen per begonnen half uur. U betaalt altijd minstens 30 minuten.',
  );
  expect(await articleText(page, 'annuleren')).toContain('U mag gratis annuleren tot 72 uur voor het bezoek begint.');
  expect(await articleText(page, 'annuleren')).toContain('Dat bedrag is minstens 20 euro.');
  expect(await articleText(page, 'buiten-ons-om')).toContain('tot 12 maanden na het laatste bezoek');
  expect(await articleText(page, 'buiten-ons-om')).toContain('5.000 euro per keer');
  await expectNothingLeftOpen(page);

  // The link of an article leads to an attachment, which opens.
  await page.getByRole('link', { name: 'Naar de voorbeelden van kosten' }).click();
  await expect(page).toHaveURL(/#kosten-bij-te-laat-betalen$/);
  await expect(article(page, 'kosten-bij-te-laat-betalen')).toHaveAttribute('open');
  await expect(article(page, 'kosten-bij-te-laat-betalen').locator('summary')).toBeFocused();
  const fees = await articleText(page, 'kosten-bij-te-laat-betalen');
  expect(fees).toMatch(/150 euro te betalen\s+20 euro kosten erbij/);
  expect(fees).toMatch(/300 euro te betalen\s+30 euro kosten erbij/);
  expect(fees).toMatch(/500 euro te betalen\s+50 euro kosten erbij/);
  // The law allows less than the 200 euro of the specification here.
  expect(fees).toMatch(/2\.000 euro te betalen\s+140 euro kosten erbij/);
  expect(fees).toMatch(/3\.500 euro te betalen\s+200 euro kosten erbij/);

  // An address with an article's id opens that article, in English too.
  await page.goto(`${tablet.origin}/en/algemene-voorwaarden#herroepingsrecht`);
  await expect(article(page, 'herroepingsrecht')).toHaveAttribute('open');
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await expect(article(page, 'herroepingsrecht').locator('summary')).toBeFocused();
  await expect(article(page, 'herroepingsrecht').locator('summary')).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Version 1.0. Last updated on 13 May 2025.')).toBeAttached();
  await expect(article(page, 'herroepingsrecht')).toContainText('The law gives you 14 days');
  await page.getByRole('link', { name: 'To the form' }).click();
  await expect(article(page, 'formulier-voor-herroeping')).toContainText('I let you know that I withdraw');
  await page.getByRole('button', { name: 'Open all' }).click();
  await expectNothingLeftOpen(page);
  expect(await articleText(page, 'buiten-ons-om')).toContain('5,000 euro each time');
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: 'Close all' }).click();
  await expect(page.locator('main details[open]')).toHaveCount(1);

  // In print everything is visible, without controls.
  const onPaper = () =>
    page.locator('main details p').evaluateAll((all) => all.filter((each) => !each.checkVisibility()).length);
  expect(await onPaper()).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect(await onPaper()).toBe(0);
  await expect(page.getByRole('button', { name: 'Open all' })).toBeHidden();
});

// spec: 2.routes.privacy-sections 6.roles.visitor-public-pages 9.terms.retention
test('the privacy policy is readable without a script: 11 sections, retention periods, and where to complain', async ({
  device,
}) => {
  const phone = await device({ width: 360, height: 740 });
  const page = phone.page();
  phone.expectNetworkFailures();
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${phone.origin}/privacybeleid`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacybeleid');
  await expect(page.getByText('Versie 1.0. Laatst bijgewerkt op 5 mei 2025.')).toBeVisible();
  await expect(page.locator('main details')).toHaveCount(11);
  await article(page, 'bewaren').locator('summary').click();
  await expect(article(page, 'bewaren')).toContainText('Een account dat niemand gebruikt: hoogstens 5 jaar.');
  await expect(article(page, 'bewaren')).toContainText('Gegevens van betalingen: 10 jaar.');
  await expect(article(page, 'bewaren')).toContainText('E-mails, brieven en andere berichten: 2 jaar.');
  await expect(article(page, 'bewaren').getByRole('listitem').first()).toBeVisible();
  await article(page, 'rechten').locator('summary').click();
  await expect(article(page, 'rechten').getByText('Gegevensbeschermingsautoriteit').first()).toBeVisible();
  await expectNothingLeftOpen(page);

  await page.unrouteAll();
  await page.goto(`${phone.origin}/en/privacybeleid#bewaren`);
  await expect(article(page, 'bewaren')).toHaveAttribute('open');
  await expect(article(page, 'bewaren')).toContainText('An account that nobody uses: 5 years at most.');
  await expectNothingLeftOpen(page);
  await page.getByRole('link', { name: 'Read the terms and conditions' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms and conditions');
});

// spec: 2.registration.agreement
test('the registration form links to the terms, and keeps its input', async ({ device }) => {
  const tablet = await device();
  const page = tablet.page();
  await page.goto(`${tablet.origin}/registration`);
  await page.getByLabel('Voornaam').fill('Godelieve');
  await expect(page.getByText('Wat u invult, is bewaard op dit toestel.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lees het privacybeleid' })).toHaveAttribute('href', '/privacybeleid');
  await page.getByRole('link', { name: 'Lees de algemene voorwaarden' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Algemene voorwaarden');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account maken');
  await expect(page.getByLabel('Voornaam')).toHaveValue('Godelieve');
});

// spec: 2.routes.thank-you 6.roles.visitor-public-pages 9.investors.phone-hours
test('after a sign-up the page says what happens next, and leads home', async ({ device }) => {
  const tablet = await device();
  const page = tablet.page();
  await page.goto(`${tablet.origin}/en/bedankt`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for registering');
  await page.goto(`${tablet.origin}/bedankt`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bedankt voor uw aanmelding');
  await expect(page).toHaveTitle('Bedankt voor uw aanmelding | Madelief');
  const steps = page.getByRole('main').getByRole('list').getByRole('listitem');
  await expect(steps).toHaveCount(4);
  await expect(steps.first()).toContainText('van 9u tot 18u');
  await expect(page.getByRole('link', { name: 'Bel ons', exact: true })).toHaveAttribute('href', /^tel:/);
  await page.getByRole('link', { name: 'Naar de startpagina' }).click();
  await expect(page).toHaveURL(`${tablet.origin}/`);
});
