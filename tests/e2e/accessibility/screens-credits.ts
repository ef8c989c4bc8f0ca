import type { Page } from 'playwright-core';
import type { MissingAnswer } from '#domain/contracts/credits.ts';
import type { RefundsAnswer } from '#domain/contracts/refunds.ts';
import { refundStates, refundWays } from '#domain/refunds/refund-states.ts';
import { referenceOf } from '#domain/transfers/transfer-reference.ts';
import { credits as creditsEn } from '#i18n/en/payments/credits.ts';
import { errors as errorsEn } from '#i18n/en/errors.ts';
import { receipts as receiptsEn } from '#i18n/en/payments/receipts.ts';
import { credits as creditsNl } from '#i18n/nl/payments/credits.ts';
import { refund as refundEn } from '#i18n/en/payments/refund.ts';
import { errors as errorsNl } from '#i18n/nl/errors.ts';
import { receipts as receiptsNl } from '#i18n/nl/payments/receipts.ts';
import { refund as refundNl } from '#i18n/nl/payments/refund.ts';
import type { Device } from '#tests/browser/device.ts';
import type { TestFirebase } from '#tests/local-firebase.ts';
import type { Person } from '#tests/people/create-person.ts';
import { storeCredits, storeStatements } from '#tests/people/stored-credits.ts';
import { dayFromToday } from '../dates.ts';
import { expect } from '../fixtures.ts';
import { enter, type Look } from './screens.ts';
import { openView } from './without-loading.ts';
import { afterDoubleTapWindow, answerDialog, flushed, workerIsReady } from '../steps.ts';
import { inEveryLanguage, type Language, startOf, words } from '../texts.ts';

const texts = inEveryLanguage(
  { credits: creditsNl, errors: errorsNl, receipts: receiptsNl, refund: refundNl },
  { credits: creditsEn, errors: errorsEn, receipts: receiptsEn, refund: refundEn },
);

/** Money to go back by both ways, purchases that can be withdrawn, and refunds in every state. */
const refundsAnswer: RefundsAnswer = {
  ...{ balance: 9_750, refundable: 5_750, ways: { by_card: 3_000, by_transfer: 2_750 }, kept: 2_000, given: 2_000 },
  purchases: (['part', 'whole', 'used'] as const).map((left, index) => ({
    session_id: `cs_test_${left}`,
    bought_at: new Date(Date.UTC(2026, 10, 20 - index)).toISOString(),
    bought: 5_000,
    used: { part: 2_000, whole: 0, used: 5_000 }[left],
    unused: { part: 3_000, whole: 5_000, used: 0 }[left],
    way: 'card',
    last_day: `2026-12-0${7 - index}`,
  })),
  refunds: refundStates.map((state, index) => ({
    ...{ id: `refund-${state}`, cents: 1_250, kind: 'unused', way: refundWays[index % 2] ?? 'card', state },
    asked_at: '2026-11-01T10:00:00.000Z',
    paid_on: null,
  })),
};

/** What is missing, of every kind, and more than one payment takes. */
const missingAnswer = (): MissingAnswer => {
  const owed = { service: 'garden', start: '14:00', cost: 6_000, missing: 6_000, pay_by: dayFromToday(9), fee: 750 };
  return {
    ...{ missing: 112_750, to_pay: 100_000, reference: referenceOf(1_234_567_890) },
    visits: [
      { ...owed, visit_id: 'covered', date: '2026-03-03', missing: 0, kind: 'visit' },
      { ...owed, visit_id: 'lacking', date: '2026-03-10', cost: 106_000, missing: 106_000, kind: 'visit' },
      { ...owed, visit_id: 'cancelled', date: '2026-03-12', kind: 'late-fee' },
      { ...owed, visit_id: 'late', date: '2026-02-03', cost: 750, missing: 750, kind: 'late-payment', pay_by: null },
    ],
  };
};

/** Money back and money missing: what there is, the question before it, no answer, a refusal and a yes. */
async function visitRefunds(device: Device, page: Page, language: Language, look: Look): Promise<void> {
  const { credits, errors, refund } = texts[language];
  await page.route(/\/functions\/read-refunds$/, (route) => route.fulfill({ json: refundsAnswer }));
  await page.route(/\/functions\/read-missing$/, (route) => route.fulfill({ json: missingAnswer() }));
  let answer: 'lost' | 'refused' | 'done' = 'lost';
  await page.route(/\/functions\/(?:refund-credits|withdraw-purchase)$/, (route) => {
    if (answer === 'lost') return route.abort('connectionreset');
    if (answer === 'done') return route.fulfill({ json: { by_card: 3_000, by_transfer: 0 } });
    return route.fulfill({ status: 409, json: { error: { code: 'refund-changed', message: 'played' } } });
  });
  // The view is open already: a load reads what is played from here on.
  await page.goto(`${device.origin}/dashboard?tab=credits`);
  await expect(page.getByText(refund['purchases-why'])).toBeVisible(flushed);
  await expect(page.getByText(credits['missing-title'])).toBeVisible(flushed);
  await look(page, 'money that can go back, and money that is missing');
  const withdraw = page.getByRole('button', { name: refund.withdraw });
  await expect(withdraw).toHaveCount(2);
  await withdraw.first().click();
  await expect(page.getByRole('dialog').getByText(refund['gone-at-once'])).toBeVisible();
  await look(page, 'a purchase to be withdrawn');
  await answerDialog(page, refund['withdraw-sure']);
  await expect(page.getByRole('alert').getByText(refund['failed-nothing'])).toBeVisible();
  await look(page, 'a withdrawal without an answer');
  answer = 'refused';
  await answerDialog(page, refund['withdraw-sure']);
  await expect(page.getByText(errors['refund-changed'])).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await look(page, 'a withdrawal of an amount that has changed');
  answer = 'done';
  await withdraw.first().click();
  await answerDialog(page, refund['withdraw-sure']);
  await expect(page.getByText(startOf(refund['withdraw-done'].replace(/{{.*/, '')))).toBeVisible();
  await look(page, 'a withdrawal that is done');
}

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

/** A receipt that could not be fetched, one that the device has, and one that it could not keep. */
async function lookAtReceipts(page: Page, { receipts }: (typeof texts)[Language], look: Look): Promise<void> {
  let isRefused = true;
  await page.route(/\/functions\/read-receipt$/, (route) =>
    isRefused
      ? route.fulfill({ status: 404, json: { error: { code: 'not-found', message: 'played' } } })
      : route.fulfill({ json: { file_name: 'madelief-2026-000001.pdf', type: 'application/pdf', base64: 'JVBERi0=' } }),
  );
  const press = async () => {
    await afterDoubleTapWindow(page);
    await page
      .getByRole('button', { name: startOf(`${receipts.receipt} `) })
      .first()
      .click();
  };
  await press();
  await expect(page.getByText(receipts.failed)).toBeVisible();
  await look(page, 'a receipt that could not be fetched');
  isRefused = false;
  await press();
  await expect(page.getByText(receipts.saved)).toBeVisible();
  await look(page, 'a receipt on the device');
  await page.evaluate(() => {
    URL.createObjectURL = () => {
      throw new Error('played');
    };
  });
  await press();
  await expect(page.getByText(startOf(receipts['not-saved'].replace(/{{.*/, '')))).toBeVisible();
  await look(page, 'a receipt that the device could not keep');
}

/** The credits in every state. The answers of the functions are simulated; credits.test.ts tests the real ones. */
export async function visitCredits(
  device: Device,
  { firebase, person }: { readonly firebase: TestFirebase; readonly person: Person },
  language: Language,
  look: Look,
): Promise<void> {
  const { common } = words[language];
  const { credits, errors } = texts[language];
  const page = await enterDashboard(device, person, language);
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
  await openView(page, '/dashboard?tab=credits');
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
  await storeStatements(firebase, person.uid, ['2026-01', '2026-09']);
  await page.getByRole('button', { name: credits.refresh }).click();
  await expect(page.getByRole('listitem').filter({ hasText: credits['counts-not-yet'] })).not.toHaveCount(0);
  await expect(page.getByRole('button', { name: credits['open-cancel'] })).toBeVisible();
  // The ten newest of fifteen: two of each kind.
  for (const { transaction_type: type } of everyLine(person.uid)) {
    const label = page.getByText(credits[`type-${type}`], { exact: true });
    await expect(page.getByRole('listitem').filter({ has: label }), type).toHaveCount(2);
  }
  await look(page, 'credits below zero, with a line of every kind');
  await lookAtReceipts(page, texts[language], look);
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
  await visitRefunds(device, page, language, look);
  refusal = null;
  // Not sooner: now and then Chromium sends what a page asks past the played answers once a worker has claimed it.
  await workerIsReady(page);
  device.network.cut();
  await page.goto(`${device.origin}/dashboard?tab=credits&success=true&session_id=cs_test_unknown`);
  await expect(page.getByText(credits['verify-trouble'])).toBeVisible(flushed);
  await expect(page.getByText(credits['buy-no-network-title'])).toBeVisible(flushed);
  await expect(page.getByText(startOf(common['data-age'].replace('{{moment}}', '')))).toBeVisible();
  await look(page, 'coming back from paying without a network');
  device.network.restore();
}
