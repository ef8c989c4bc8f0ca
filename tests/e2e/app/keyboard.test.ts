import { storedRequests } from '#tests/people/stored-requests.ts';
import { expect, test } from '../fixtures.ts';
import { tabTo } from '../keyboard-steps.ts';
import { afterDoubleTapWindow, arrived, flushed, signIn } from '../steps.ts';

test('signs in, asks for help, confirms and cancels with the keyboard alone', async ({ device, person, firebase }) => {
  const maria = await person();
  const tablet = await device();
  const page = tablet.page();
  const { keyboard } = page;
  await page.goto(`${tablet.origin}/login`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inloggen');

  const skip = page.getByRole('link', { name: 'Naar de inhoud' });
  await tabTo(page, skip);
  await expect(skip).toBeInViewport({ ratio: 1 });
  await keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await keyboard.press('Tab');
  await expect(page.getByLabel('E-mailadres')).toBeFocused();
  await keyboard.type(maria.email);
  await tabTo(page, page.getByRole('button', { name: 'Toon wachtwoord' }));
  await keyboard.press('Space');
  await tabTo(page, page.getByLabel('Wachtwoord', { exact: true }), 'Shift+Tab');
  await keyboard.type(maria.password);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welkom, Maria');

  await tabTo(page, page.getByRole('link', { name: 'Dienst Aanvragen' }));
  await keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Dienst Aanvragen');
  await expect(heading).toBeFocused();
  const services = page.getByRole('group', { name: 'Waarmee kunnen wij helpen?' }).getByRole('radio');
  await expect(services).toHaveCount(6);
  await expect(page.getByLabel('Straat')).toHaveValue('Kerkstraat');

  const send = page.getByRole('button', { name: 'Controleren en verzenden' });
  await tabTo(page, send);
  await keyboard.press('Enter');
  const summary = page.getByRole('alert').filter({ hasText: 'Controleer alle velden' });
  await expect(summary).toBeFocused();
  await tabTo(page, summary.getByRole('link', { name: 'Selecteer een dienst' }));
  await keyboard.press('Enter');
  await expect(services.first()).toBeFocused();
  await keyboard.press('Space');
  await expect(services.first()).toBeChecked();
  await keyboard.press('ArrowDown');
  await expect(services.nth(1)).toBeChecked();
  const chosen = await services.nth(1).getAttribute('value');

  const days = page.getByRole('group', { name: 'Welke dag past voor u?' }).getByRole('radio');
  await tabTo(page, days.first());
  await keyboard.press('Space');
  await keyboard.press('ArrowRight');
  await expect(days.nth(1)).toBeChecked();
  const time = page.getByLabel('Hoe laat mogen wij komen?');
  await tabTo(page, time);
  for (let hour = 8; hour <= 14; hour += 1) await keyboard.press('ArrowDown');
  await expect(time).toHaveValue('14:00');
  const hours = page.getByRole('group', { name: 'Hoelang heeft u hulp nodig?' }).getByRole('radio');
  await tabTo(page, hours.first());
  await keyboard.press('ArrowRight');
  await expect(hours.nth(1)).toBeChecked();
  await tabTo(page, page.getByLabel(/^Opmerkingen/));
  await keyboard.type('Regel een');
  await keyboard.press('Enter');
  await keyboard.type('Regel twee');

  await tabTo(page, send);
  await afterDoubleTapWindow(page);
  await keyboard.press('Enter');
  const confirmation = page.getByRole('dialog', { name: 'Controleer uw aanvraag' });
  await expect(confirmation.getByRole('heading')).toBeFocused();
  await afterDoubleTapWindow(page);
  await keyboard.press('Escape');
  await expect(confirmation).toHaveCount(0);
  await expect(send).toBeFocused();
  await keyboard.press('Space');
  await expect(confirmation.getByRole('heading')).toBeFocused();
  await afterDoubleTapWindow(page);
  const back = confirmation.getByRole('button', { name: 'Terug' });
  const confirm = confirmation.getByRole('button', { name: 'Bevestig aanvraag' });
  await tabTo(page, confirm);
  await tabTo(page, back);
  // A full cycle: the last button is followed by the first, and by nothing behind the dialog.
  await tabTo(page, confirm);
  await tabTo(page, back, 'Shift+Tab');
  await tabTo(page, confirm);
  await keyboard.press('Enter');
  await expect(heading).toHaveText('Mijn Aanvragen');
  await expect(heading).toBeFocused();
  await arrived(firebase, maria, 1);
  const [stored] = await storedRequests(firebase, maria.uid);
  expect(stored).toMatchObject({
    task_category_id: chosen,
    preferred_time: '14:00',
    hours_requested: 2,
    notes: 'Regel een\nRegel twee',
  });

  await expect(page.getByRole('article')).toContainText('Ingediend', flushed);
  const details = page.getByRole('button', { name: /^Details bekijken/ });
  await tabTo(page, details);
  await keyboard.press('Space');
  await expect(page.getByRole('article')).toContainText('Regel twee');
  const cancel = page.getByRole('button', { name: /^Annuleren/ });
  await tabTo(page, cancel);
  await keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Wilt u deze aanvraag annuleren?' });
  await expect(question.getByRole('heading')).toBeFocused();
  await afterDoubleTapWindow(page);
  await tabTo(page, question.getByRole('button', { name: 'Nee, behouden' }));
  await keyboard.press('Space');
  await expect(question).toHaveCount(0);
  await expect(cancel).toBeFocused();
  await afterDoubleTapWindow(page);
  await keyboard.press('Enter');
  await expect(question.getByRole('heading')).toBeFocused();
  await afterDoubleTapWindow(page);
  await tabTo(page, question.getByRole('button', { name: 'Ja, annuleren' }));
  await keyboard.press('Enter');
  await expect(page.getByText('Aanvraag succesvol geannuleerd')).toBeVisible(flushed);
  await expect
    .poll(async () => (await storedRequests(firebase, maria.uid)).map(({ status }) => status), flushed)
    .toEqual(['cancelled']);
  // The pressed button was removed; its card has the focus.
  await expect(cancel).toHaveCount(0, flushed);
  await expect(page.getByRole('article').getByRole('heading')).toBeFocused();
});

test('on a phone the bar at the bottom never covers the focused element', async ({ device, person }) => {
  const maria = await person();
  const phone = await device({ width: 360, height: 740 });
  const page = phone.page();
  await page.goto(`${phone.origin}/dashboard?tab=request-service`);
  await page.getByLabel('E-mailadres').fill(maria.email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(maria.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Gezelschap' })).toBeVisible();
  await expect(page.getByLabel('Straat')).toHaveValue('Kerkstraat');
  await page.getByRole('heading', { level: 1 }).focus();
  await tabTo(page, page.getByRole('button', { name: 'Controleren en verzenden' }));
  await tabTo(page, page.getByRole('banner').locator('summary'), 'Shift+Tab');
});

test('the popups of header and bar are operated by keyboard: Escape closes them, and so does tabbing on', async ({
  device,
  person,
}) => {
  const maria = await person();
  const phone = await device({ width: 360, height: 740 });
  const page = await signIn(phone, maria);
  const { keyboard } = page;

  const menu = page.getByRole('navigation', { name: 'Menu' });
  const more = menu.getByRole('button', { name: 'Meer' });
  const credits = menu.getByRole('link', { name: 'Credits' });
  await tabTo(page, more);
  await keyboard.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await tabTo(page, credits);
  await tabTo(page, menu.getByRole('button', { name: 'Uitloggen' }));
  await keyboard.press('Escape');
  await expect(credits).toBeHidden();
  await expect(more).toBeFocused();
  await keyboard.press('Space');
  await tabTo(page, credits);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Credits Beheer');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(credits).toBeHidden();

  const header = page.getByRole('banner');
  const opener = header.locator('summary');
  const settings = header.getByRole('link', { name: 'Tekst en kleur' });
  await opener.focus();
  await keyboard.press('Enter');
  await tabTo(page, header.getByRole('button', { name: 'English' }));
  await tabTo(page, settings);
  // After the last entry the tab order continues, and nothing covers the focus.
  await tabTo(page, header.getByRole('link', { name: /^Bel ons/ }));
  await expect(settings).toBeHidden();
  await opener.focus();
  await keyboard.press('Space');
  await expect(settings).toBeVisible();
  await keyboard.press('Escape');
  await expect(settings).toBeHidden();
  await expect(opener).toBeFocused();
  await keyboard.press('Enter');
  await tabTo(page, header.getByRole('button', { name: 'English' }));
  await keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(opener).toBeFocused();
  await expect(header.getByRole('button', { name: 'English' })).toBeHidden();

  // A tap outside closes it too.
  await opener.click();
  await expect(header.getByRole('button', { name: 'English' })).toBeVisible();
  await page.mouse.click(180, 600);
  await expect(header.getByRole('button', { name: 'English' })).toBeHidden();
});
