import type { Page } from 'playwright-core';
import { storedRequests } from '#tests/people/stored-requests.ts';
import { dayAndMonth, dayFromToday, dayInDigits, firstWeekday, dayWithWeekday, fullDate } from '../dates.ts';
import { editDraft } from '../device-store.ts';
import { expect, test } from '../fixtures.ts';
import { afterDoubleTapWindow, answerDialog, arrived, fillIn, signInAndCache } from '../steps.ts';

const hour = 3_600_000;

async function review(page: Page): Promise<void> {
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: 'Controleren en verzenden' }).click();
}

/** The names and values in the summary of a dialog or a card. */
async function factsOf(page: Page): Promise<Readonly<Record<string, string>>> {
  const pairs = await page
    .getByRole('dialog')
    .locator('dl > div')
    .evaluateAll((rows) => rows.map((row) => [row.querySelector('dt')?.innerText, row.querySelector('dd')?.innerText]));
  return Object.fromEntries(pairs);
}

// spec: 2.request-form.address-fields 2.request-form.postbus-optional 2.request-form.price-notice
// spec: 5.request-form.service 5.request-form.date 5.request-form.time 5.request-form.address
// spec: 5.request-form.error-summary 5.request-form.error-clears 5.request-form.address-parts
// spec: 8.dashboard.request-failed-field
test('missing values are listed, link to their field, and disappear when corrected', async ({
  installedDevice,
  person,
}) => {
  const maria = await person();
  const tablet = await installedDevice();
  const page = await signInAndCache(tablet, maria);
  for (const label of ['Straat', 'Huisnummer', 'Postcode', 'Gemeente']) {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).not.toHaveValue('');
    await field.fill('');
  }
  await review(page);
  const summary = page.getByRole('alert').filter({ hasText: 'Controleer alle velden' });
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Vul alle verplichte velden correct in om door te gaan.');
  await expect(page).toHaveTitle('Fout: Dienst Aanvragen | Madelief');
  await expect(summary.getByRole('link')).toHaveText([
    'Selecteer een dienst',
    'Selecteer een datum',
    'Selecteer een tijd',
    'Vul uw straat in',
    'Vul uw huisnummer in',
    'Vul uw postcode in',
    'Vul uw gemeente in',
  ]);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const targets: readonly (readonly [string, string])[] = [
    ['Selecteer een dienst', 'serviceId'],
    ['Selecteer een datum', 'day'],
    ['Selecteer een tijd', 'time'],
    ['Vul uw gemeente in', 'town'],
  ];
  for (const [message, field] of targets) {
    await summary.getByRole('link', { name: message }).click();
    const focused = page.locator(':focus');
    await expect(focused).toHaveAttribute('name', field);
    await expect(focused).toBeInViewport();
  }
  await expect(page.getByLabel('Gemeente')).toHaveAccessibleDescription('Vul uw gemeente in');
  await expect(page.getByRole('group', { name: 'Waarmee kunnen wij helpen?' })).toHaveAccessibleDescription(
    'Selecteer een dienst',
  );

  await page.getByLabel('Gemeente').fill('Antwerpen');
  await expect(page.getByText('Vul uw gemeente in')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Gezelschap' }).check();
  await expect(page.getByText('Selecteer een dienst')).toHaveCount(0);
  const price = page.getByRole('status').filter({ hasText: 'We contacteren je om een prijs af te spreken' });
  await expect(price).toContainText('Meestal kost dat €\u00a015 per uur. De prijs spreken wij samen af.');
  await expect(page.getByText('Selecteer een datum')).not.toHaveCount(0);

  // Each part at its maximum length; together they exceed the maximum of an address.
  await page.getByLabel('Straat').fill('L'.repeat(200));
  await page.getByLabel('Huisnummer').fill('1');
  await page.getByLabel('Postcode').fill('2000');
  await page.getByLabel('Gemeente').fill('G'.repeat(100));
  await page.getByRole('group', { name: 'Welke dag past voor u?' }).getByRole('radio').first().check();
  await page.getByLabel('Hoe laat mogen wij komen?').selectOption('08:00');
  await review(page);
  await expect(summary.getByRole('link')).toHaveText(['Uw adres is te lang. Schrijf hoogstens 300 tekens.']);
});

// spec: 2.request-form.earliest-date 2.request-form.date-format 5.request-form.date-too-near
test('a day can be typed as text, or picked in the calendar; one that is too near is rejected', async ({
  installedDevice,
  person,
}) => {
  const maria = await person();
  const tablet = await installedDevice();
  const page = await signInAndCache(tablet, maria);
  const earliest = dayFromToday(3);
  const cards = page.getByRole('group', { name: 'Welke dag past voor u?' }).getByRole('radio');
  await expect(cards.first()).toHaveAccessibleName(dayWithWeekday(earliest));
  await page.getByRole('radio', { name: 'Andere datum' }).check();
  const typed = page.getByLabel('Datum', { exact: true });
  const calendar = page.getByLabel('Of kies in de kalender');
  const understood = (day: string) => page.getByText(`U koos ${fullDate(day)} (${dayInDigits(day)}).`);

  const inSomeWeeks = dayFromToday(40);
  await typed.fill(dayAndMonth(inSomeWeeks));
  await expect(understood(inSomeWeeks)).toBeVisible();
  await expect(calendar).toHaveValue(inSomeWeeks);
  await typed.fill('volgende dinsdag');
  await expect(understood(firstWeekday(2, earliest))).toBeVisible();
  await typed.fill(dayInDigits(inSomeWeeks).replaceAll('-', '/'));
  await expect(understood(inSomeWeeks)).toBeVisible();

  await typed.fill('morgen');
  await expect(
    page.getByText(`Dat is te dichtbij. De eerste dag die kan, is ${dayWithWeekday(earliest)}.`),
  ).toBeVisible();
  const messages = page.getByRole('alert').filter({ hasText: 'Controleer alle velden' }).getByRole('link');
  const refusals: readonly (readonly [string, string])[] = [
    ['morgen', 'Datum moet minimaal 3 dagen in de toekomst zijn'],
    ['31 februari', 'Schrijf de datum zoals "3 maart" of "03-03-2027"'],
    [
      `maandag ${dayAndMonth(firstWeekday(2, inSomeWeeks))}`,
      'De weekdag en de datum passen niet bij elkaar. Kijk de datum na.',
    ],
    ['', 'Selecteer een datum'],
  ];
  for (const [words, message] of refusals) {
    await typed.fill(words);
    await review(page);
    await expect(messages.filter({ hasText: message })).toHaveCount(1);
    await messages.filter({ hasText: message }).click();
    await expect(typed).toBeFocused();
  }

  await expect(calendar).toHaveAttribute('min', earliest);
  await calendar.fill(inSomeWeeks);
  await expect(typed).toHaveValue(dayInDigits(inSomeWeeks));
  await expect(understood(inSomeWeeks)).toBeVisible();
});

// spec: 2.request-form.time-list 2.request-form.address-fields 2.request-form.notes 2.request-form.confirm-button
// spec: 2.confirmation.summary 2.confirmation.notes 2.confirmation.team-contact 2.confirmation.back-button
// spec: 2.confirmation.send-button 4.forms.no-double-submit 4.forms.emptied 4.requests.initial 8.dashboard.request-sent
test('the confirmation summarises what will be sent, and a double tap sends it once', async ({
  installedDevice,
  person,
  firebase,
}) => {
  const maria = await person();
  const tablet = await installedDevice();
  await tablet.page().addInitScript(() => {
    const asked = { times: 0 };
    Object.assign(window, { persistence: asked });
    StorageManager.prototype.persisted = async () => false;
    StorageManager.prototype.persist = async () => {
      asked.times += 1;
      return false;
    };
  });
  const page = await signInAndCache(tablet, maria);
  const persistenceAsked = () =>
    page.evaluate(() => (window as unknown as { persistence: { times: number } }).persistence.times);
  const line = 'De sleutel ligt bij de buren. 🌼 "Tweemaal" bellen & wachten.\n';
  const notes = line.repeat(40).slice(0, 1990).trimEnd();
  await fillIn(page, { service: 'Boodschappen', notes, hours: 3, time: '14:00', day: 2 });
  await expect(page.getByText(`Nog ${2000 - notes.length} tekens`)).toBeVisible();
  await page.getByLabel('Postbus').fill('3');
  await review(page);
  const dialog = page.getByRole('dialog', { name: 'Controleer uw aanvraag' });
  await expect(dialog).toBeVisible();
  const facts = await factsOf(page);
  expect(Object.keys(facts)).toEqual(['Dienst', 'Datum', 'Tijd', 'Hoe vaak', 'Duur', 'Adres', 'Opmerkingen']);
  expect(facts).toMatchObject({
    Dienst: 'Boodschappen',
    Datum: fullDate(dayFromToday(5)),
    Tijd: '14 uur',
    Duur: '3 uur',
    Adres: 'Kerkstraat 12 bus 3, 2000 Antwerpen',
    Opmerkingen: notes,
  });
  await expect(dialog).toContainText('Ons team neemt contact met u op om de details te bespreken.');
  await expect(dialog).not.toContainText('63');

  await answerDialog(page, 'Terug');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Controleren en verzenden' })).toBeFocused();
  await expect(page.getByLabel(/^Opmerkingen/)).toHaveValue(notes);
  expect(await storedRequests(firebase, maria.uid)).toEqual([]);
  expect(await persistenceAsked()).toBe(0);

  await review(page);
  await afterDoubleTapWindow(page);
  await dialog.getByRole('button', { name: 'Bevestig aanvraag' }).dblclick();
  await expect(page.getByText('Uw aanvraag is succesvol ingediend!')).toBeVisible();
  await expect(page.getByText('Aanvraag ingediend', { exact: true })).toBeVisible();
  await arrived(firebase, maria, 1);
  await expect(page.getByRole('article')).toHaveCount(1);
  const [stored] = await storedRequests(firebase, maria.uid);
  expect(stored).toMatchObject({
    senior_id: maria.uid,
    task_category_id: 'groceries',
    request_date: dayFromToday(5),
    preferred_time: '14:00',
    preferred_days: ['Maandag'],
    frequency: 'one-time',
    address: 'Kerkstraat 12 bus 3, 2000 Antwerpen',
    hours_requested: 3,
    total_cost: 63,
    status: 'submitted',
    notes,
  });
  expect(await persistenceAsked()).toBe(1);

  // The next form is empty: it contains nothing of the sent request.
  await page.getByRole('link', { name: 'Dienst Aanvragen' }).click();
  await expect(page.getByRole('radio', { name: 'Boodschappen' })).not.toBeChecked();
  await expect(page.getByLabel(/^Opmerkingen/)).toHaveValue('');
});

// spec: 5.request-form.price-error
// spec: 5.request-form.hours 8.dashboard.request-failed-price
test('a draft survives a reload, a dead battery and 20 hours, until it is discarded', async ({
  killableDevice,
  person,
}) => {
  const maria = await person();
  const tablet = await killableDevice();
  let page = await signInAndCache(tablet, maria);
  const stands = async () => {
    await expect(page.getByText(/^Wat u (vandaag|gisteren) om .* uur invulde, staat er nog\.$/)).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Vervoer' })).toBeChecked();
    await expect(page.getByRole('radio', { name: dayWithWeekday(dayFromToday(3)) })).toBeChecked();
    await expect(page.getByLabel('Hoe laat mogen wij komen?')).toHaveValue('09:00');
    await expect(page.getByRole('radio', { name: '4 uur', exact: true })).toBeChecked();
    await expect(page.getByLabel('Straat')).toHaveValue('Zonstraat');
    await expect(page.getByLabel(/^Opmerkingen/)).toHaveValue('Naar de oogarts.');
  };
  await fillIn(page, { service: 'Vervoer', time: '09:00', hours: 4, day: 0, notes: 'Naar de oogarts.' });
  await page.getByLabel('Straat').fill('Zonstraat');
  await expect(page.getByText('Wat u invult, is bewaard op dit toestel.')).toBeVisible();
  await page.reload();
  await stands();

  page = await tablet.crashAndRestart();
  await page.goto(`${tablet.origin}/dashboard?tab=request-service`);
  await stands();

  await editDraft(page, { olderByMs: 20 * hour });
  await page.reload();
  await stands();

  await page.clock.setFixedTime(Date.now() + 30 * hour);
  await page.reload();
  await expect(
    page.getByText(`U koos ${dayWithWeekday(dayFromToday(3))}. Die dag is nu te dichtbij. Kies een nieuwe dag.`),
  ).toBeVisible();
  await expect(page.getByLabel(/^Opmerkingen/)).toHaveValue('Naar de oogarts.');
  await expect(page.getByRole('group', { name: 'Welke dag past voor u?' }).locator(':checked')).toHaveCount(0);

  await editDraft(page, { values: { hours: 99, notes: 'x'.repeat(2001), day: dayFromToday(30), surprise: true } });
  await page.reload();
  await review(page);
  await expect(page.getByRole('alert')).toContainText('Fout bij aanvraag');
  await expect(page.getByRole('alert')).toContainText(
    'Er is een probleem met de prijsberekening. Controleer uw aantal uren.',
  );
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Selecteer tussen 1 en 8 uur',
    'Uw opmerkingen zijn te lang. Schrijf hoogstens 2000 tekens.',
  ]);

  await page.getByRole('button', { name: 'Opnieuw beginnen' }).click();
  await answerDialog(page, 'Nee, terug');
  await expect(page.getByRole('radio', { name: 'Vervoer' })).toBeChecked();
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: 'Opnieuw beginnen' }).click();
  await answerDialog(page, 'Ja, opnieuw beginnen');
  for (let look = 0; look < 2; look += 1) {
    await expect(page.getByLabel('Straat')).toHaveValue('Kerkstraat');
    await expect(page.getByRole('radio', { name: 'Vervoer' })).not.toBeChecked();
    await expect(page.getByLabel(/^Opmerkingen/)).toHaveValue('');
    await expect(page.getByText(/staat er nog/)).toHaveCount(0);
    await page.reload();
  }
});

// spec: 8.access.profile-not-configured
test('an account without a profile is told about it before anything is sent', async ({
  installedDevice,
  person,
  firebase,
}) => {
  const maria = await person({ profile: false });
  const tablet = await installedDevice();
  const page = await signInAndCache(tablet, maria);
  await fillIn(page, { service: 'Gezelschap' });
  await review(page);
  await expect(page.getByRole('alert')).toContainText(
    'Uw profiel is niet correct geconfigureerd. Neem contact op met support.',
  );
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await storedRequests(firebase, maria.uid)).toEqual([]);
});
