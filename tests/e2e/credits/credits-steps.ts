import type { Page } from 'playwright-core';
import type { Device } from '#tests/browser/device.ts';
import type { TestFirebase } from '#tests/local-firebase.ts';
import type { Person } from '#tests/people/create-person.ts';
import { practicePurchases, type PracticeSession } from '#tests/people/practice-payments.ts';
import { expect } from '../fixtures.ts';
import { afterDoubleTapWindow, signIn } from '../steps.ts';

/** The first call of a function starts its process, which takes a while on a busy machine. */
export const functionColdStart = { timeout: 75_000 };

/** Opens the view, with this balance. */
export async function openCredits(device: Device, person: Person, balance = '0 euro'): Promise<Page> {
  const page = await signIn(device, person, '/dashboard?tab=credits');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Credits Beheer');
  await expectBalance(page, balance);
  return page;
}

export async function expectBalance(page: Page, balance: string): Promise<void> {
  const card = page.getByRole('region').or(page.locator('section')).filter({ hasText: '1 credit = 1 euro' });
  await expect(card.getByText(balance, { exact: true })).toBeVisible(functionColdStart);
}

/** Chooses one of the amounts and presses the button. */
export async function press(page: Page, euro: number): Promise<void> {
  await page.getByRole('radio', { name: `€ ${euro}`, exact: true }).check();
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: `Voor ${euro} euro kopen` }).click();
}

/** Chooses an amount. @returns the tab with the payment page. */
export async function openPayment(page: Page, euro: number): Promise<Page> {
  const tab = page.waitForEvent('popup');
  await press(page, euro);
  const payment = await tab;
  await expect(payment.getByRole('heading', { name: `€ ${euro},00 betalen` })).toBeVisible(functionColdStart);
  return payment;
}

export const pay = (payment: Page, euro: number) =>
  payment.getByRole('button', { name: `€ ${euro},00 betalen` }).click();

/** The one line of the ledger with this text. */
export const line = (page: Page, words: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(words, { exact: true }) });

/** The only purchase of this person. */
export async function onlyPurchase(firebase: TestFirebase, { uid }: Person): Promise<PracticeSession> {
  const purchases = await practicePurchases(firebase, uid);
  expect(purchases).toHaveLength(1);
  const [purchase] = purchases;
  if (purchase === undefined) throw new Error('there is no purchase');
  return purchase;
}

/** The purchase of a payment page. */
export function sessionOf(payment: Page): string {
  const [, id] = /(cs_test_\w+)/.exec(payment.url()) ?? [];
  if (id === undefined) throw new Error(`no payment page: ${payment.url()}`);
  return id;
}
