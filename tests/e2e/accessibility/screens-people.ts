import { booking as bookingEn } from '#i18n/en/staff/booking.ts';
import { people as peopleEn } from '#i18n/en/staff/people.ts';
import { booking as bookingNl } from '#i18n/nl/staff/booking.ts';
import { people as peopleNl } from '#i18n/nl/staff/people.ts';
import type { Device } from '#tests/browser/device.ts';
import type { Person } from '#tests/people/create-person.ts';
import { expect } from '../fixtures.ts';
import { afterDoubleTapWindow, signIn } from '../steps.ts';
import { inEveryLanguage, type Language } from '../texts.ts';
import type { Look } from './screens.ts';
import { openView } from './without-loading.ts';

const peopleWords = inEveryLanguage(peopleNl, peopleEn);
const bookingWords = inEveryLanguage(bookingNl, bookingEn);

export interface VisitedPeople {
  readonly staff: Person;
  /** A family name that one customer has. */
  readonly family: string;
  /** A request of hers. */
  readonly requestId: string;
  /** A customer without a login, who was invited to make one. */
  readonly invited: string;
}

/** Looking up a customer, her file, booking on the phone, and the confirmation on paper. */
export async function visitPeople(
  device: Device,
  { staff, family, requestId, invited }: VisitedPeople,
  language: Language,
  look: Look,
): Promise<void> {
  const people = peopleWords[language];
  const booking = bookingWords[language];
  const page = await signIn(device, staff, '/admin/people');
  await expect(page.getByText(people['search-how'])).toBeVisible();
  await look(page, 'customers before a search');
  const row = page.getByRole('row').filter({ hasText: family });
  // The record of a new account follows it.
  await expect(async () => {
    await page.getByLabel(people.search).fill('');
    await page.getByLabel(people.search).fill(family);
    await expect(row).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await row.click();
  await expect(page.getByRole('heading', { name: people.visits })).toBeVisible();
  await look(page, 'customers with an open file');
  await page.getByRole('button', { name: people.change }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, 'changing a customer');
  await page.keyboard.press('Escape');
  await openView(page, `/admin/people/${invited}`);
  await page.getByRole('button', { name: people['invite-again'] }).click();
  await page.getByLabel(people.email).fill('lieve');
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: people['invite-go'] }).click();
  await expect(page.getByText(people['email-invalid'])).toBeVisible();
  await look(page, 'inviting a customer without a login, with a mistake');
  await page.keyboard.press('Escape');

  await openView(page, '/admin/book?senior=new');
  await page.getByRole('radio', { name: people['confirmation-relative'] }).check();
  await page.getByRole('button', { name: booking.book }).click();
  await expect(page.getByText(booking.check)).toBeVisible();
  await look(page, 'booking for a new customer, with mistakes');
  await page.goto(`${device.origin}/admin/confirmations/${requestId}`);
  await expect(page.getByRole('article')).toBeVisible();
  await look(page, 'confirmation on paper');
}
