import type { Page } from 'playwright-core';
import { credits as creditsEn } from '#i18n/en/credits.ts';
import { errors as errorsEn } from '#i18n/en/errors.ts';
import { credits as creditsNl } from '#i18n/nl/credits.ts';
import { errors as errorsNl } from '#i18n/nl/errors.ts';
import type { Device } from '#tests/browser/device.ts';
import type { TestFirebase } from '#tests/local-firebase.ts';
import type { Person } from '#tests/people/create-person.ts';
import { storeCredits } from '#tests/people/stored-credits.ts';
import { expect } from '../fixtures.ts';
import { enter, type Look } from './screens.ts';
import { afterDoubleTapWindow, flushed, openMore, workerIsReady } from '../steps.ts';
import { inEveryLanguage, type Language, startOf, words } from '../texts.ts';

const texts = inEveryLanguage({ credits: creditsNl, errors: errorsNl }, { credits: creditsEn, errors: errorsEn });

async function enterDashboard(device: Device, person: Person, language: Language): Promise<Page> {
  await enter(device, person, language);
  await expect(device.page()).toHaveURL(/\/dashboard/);
  return device.page();
}

/** A line of every kind, and more lines than one page shows. */
const everyLine = (uid: string) =>
  (
    [
      ['purchase_pending', 50],
      ['purchase_completed', 1000],
      ['purchase_cancelled', 500],
      ['service_usage', -44],
      ['refund', -20],
    ] as const
  ).flatMap(([type, amount], index) =>
    [0, 1, 2].map((time) => ({
      id: `line-${index}-${time}-${uid}`,
      amount,
      transaction_type: type,
      description: 'Tuinonderhoud op de Burgemeester-Jan-Van-Rijswijcklaan, 2 uur',
      created_at: new Date(Date.UTC(2026, 8 - time, 28 - index, 12)),
    })),
  );

/** The credits in every state. The answers of the functions are simulated; credits.test.ts tests the real ones. */
export async function visitCredits(
  device: Device,
  { firebase, person }: { readonly firebase: TestFirebase; readonly person: Person },
  language: Language,
  look: Look,
): Promise<void> {
  const { dashboard, common } = words[language];
  const { credits, errors } = texts[language];
  const page = await enterDashboard(device, person, language);
  await workerIsReady(page);
  // Error responses are logged to the console.
  device.expectNetworkFailures();
  let expired = false;
  let refusal: { readonly status: number; readonly code: string } | null = { status: 404, code: 'not-found' };
  await page.route(
    /\/functions\/(?:verify-payment|cancel-purchase|continue-purchase|purchase-credits)$/,
    async (route) => {
      if (expired) return route.fulfill({ json: { url: null, credits_added: 0 } });
      if (refusal === null) return route.abort('connectionreset');
      const { status, code } = refusal;
      await route.fulfill({ status, json: { error: { code, message: 'played' } } });
    },
  );
  const submit = page.locator('button[type=submit]');
  await openMore(page);
  await page.getByRole('link', { name: dashboard.credits }).first().click();
  await expect(page.getByText(credits['list-empty'])).toBeVisible();
  await look(page, 'credits without a balance');

  await page.getByRole('radio', { name: credits['amount-own'] }).check();
  await page.getByLabel(credits['own-label']).fill('0');
  await page.getByLabel(credits['own-label']).press('Enter');
  await expect(page.getByLabel(credits['own-label'])).toHaveValue('1');
  await look(page, 'a custom amount, corrected');
  await page.getByRole('radio', { name: startOf('€ 500') }).check();
  await afterDoubleTapWindow(page);
  refusal = { status: 500, code: 'purchase-failed' };
  await submit.click();
  await expect(page.getByRole('alert').getByText(errors['purchase-failed'])).toBeVisible();
  await look(page, 'buying that failed');

  await storeCredits(firebase, person.uid, -30, everyLine(person.uid));
  await page.getByRole('button', { name: credits.refresh }).click();
  await expect(page.getByRole('listitem').filter({ hasText: credits['counts-not-yet'] })).not.toHaveCount(0);
  await expect(page.getByRole('button', { name: credits['open-cancel'] })).toBeVisible();
  // The ten newest of fifteen: two of each kind.
  for (const { transaction_type: type } of everyLine(person.uid)) {
    const label = page.getByText(credits[`type-${type}`], { exact: true });
    await expect(page.getByRole('listitem').filter({ has: label }), type).toHaveCount(2);
  }
  await look(page, 'credits below zero, with a line of every kind');
  const goOn = async () => {
    await afterDoubleTapWindow(page);
    await page.getByRole('button', { name: credits['open-continue'] }).click();
  };
  await goOn();
  await expect(page.getByText(credits['not-continued'])).toBeVisible();
  await look(page, 'a payment page that did not open');
  expired = true;
  await goOn();
  await expect(page.getByText(credits['expired-text'])).toBeVisible();
  await look(page, 'a payment page that has expired');
  expired = false;
  await afterDoubleTapWindow(page);
  refusal = { status: 409, code: 'payment-under-way' };
  await page.getByRole('button', { name: credits['open-cancel'] }).click();
  await expect(page.getByText(errors['payment-under-way']).first()).toBeVisible();
  await look(page, 'money under way');
  refusal = { status: 404, code: 'not-found' };
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: credits['open-cancel'] }).click();
  await expect(page.getByText(credits['not-cancelled'])).toBeVisible();
  await look(page, 'a purchase that was not cancelled');

  await page.goto(`${device.origin}/dashboard?tab=credits&success=true&session_id=cs_test_unknown`);
  await expect(page.getByText(errors['payment-unverified'])).toBeVisible(flushed);
  await look(page, 'a payment that cannot be verified');
  refusal = null;
  device.network.cut();
  await page.goto(`${device.origin}/dashboard?tab=credits&success=true&session_id=cs_test_unknown`);
  await expect(page.getByText(credits['verify-trouble'])).toBeVisible(flushed);
  await expect(page.getByText(credits['buy-no-network-title'])).toBeVisible(flushed);
  await expect(page.getByText(startOf(common['data-age'].replace('{{moment}}', '')))).toBeVisible();
  await look(page, 'coming back from paying without a network');
  device.network.restore();
}
