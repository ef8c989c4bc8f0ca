import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../browser/launch-chromium.ts';
import { axeFindings, doubleText, sizeFindings } from '../e2e/accessibility/measure-page.ts';
import { freePortNumbers } from '#local/ports.ts';
import { createSession, type NewSession } from '#local/stripe/account/sessions.ts';
import { practiceKeys } from '#local/stripe/practice-keys.ts';
import { applyAction, type ActionName } from '#local/stripe/practice/actions.ts';
import { StripeStandIn } from '#local/stripe/stripe-stand-in.ts';

let standIn: StripeStandIn;
let browser: Browser;

beforeAll(async () => {
  const [port = 0, nobody = 0] = await freePortNumbers(2);
  const webhookUrl = `http://127.0.0.1:${nobody}/`;
  standIn = new StripeStandIn({ port, ...practiceKeys, webhookUrl, file: null });
  await standIn.start();
  browser = await launchChromium();
}, 60_000);

afterAll(async () => {
  await browser.close();
  await standIn.stop();
});

function anOrder(overrides: Partial<NewSession>): NewSession {
  return {
    lineItems: [{ id: 'li_1', name: '50 credits', description: null, unitAmount: 5_000, quantity: 1 }],
    allowedMethods: null,
    methods: ['card', 'bancontact'],
    successUrl: `${standIn.origin}/?back-in-the-app={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${standIn.origin}/?cancelled`,
    clientReferenceId: 'uid-maria',
    customerEmail: 'maria@madelief.test',
    expiresAt: null,
    locale: 'nl',
    submitType: null,
    metadata: {},
    paymentDescription: null,
    paymentMetadata: {},
    receiptEmail: null,
    ...overrides,
  };
}

/** A purchase in this state. */
function aPurchase(actions: readonly ActionName[], overrides: Partial<NewSession> = {}): string {
  const { id } = createSession(standIn.account, anOrder(overrides));
  for (const action of actions) applyAction(standIn.account, id, action, { reason: 'fraudulent' });
  return id;
}

test('every page in every state is accessible: axe and the size checks find nothing, also with the text at twice its size', async () => {
  const pages = [
    ['nl', `/c/pay/${aPurchase([])}`],
    ['en', `/c/pay/${aPurchase([], { locale: 'en' })}`],
    ['nl', `/c/pay/${aPurchase(['decline'])}?declined`],
    ['nl', `/c/pay/${aPurchase(['expire'])}`],
    ['en', `/c/pay/${aPurchase(['pay'], { locale: 'en' })}`],
    ['nl', `/c/pay/${aPurchase(['pay-later'])}`],
    ['nl', '/c/pay/cs_test_unknown'],
    ['nl', '/'],
    ['nl', `/practice/payments/${aPurchase(['pay', 'dispute'])}`],
    ['en', `/practice/payments/${aPurchase(['pay', 'refund'], { locale: 'en' })}`],
  ] as const;
  const findings: string[] = [];
  const context = await browser.newContext({ locale: 'nl-BE' });
  const page = await context.newPage();
  for (const [language, path] of pages) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(standIn.origin + path);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    const found = [...(await axeFindings(page)), ...(await sizeFindings(page))];
    await page.setViewportSize({ width: 320, height: 740 });
    await doubleText(page);
    found.push(...(await sizeFindings(page, 2)));
    findings.push(...found.map((finding) => `${path}: ${finding}`));
  }
  expect(findings).toEqual([]);
  await context.close();
}, 60_000);

test('a person pays by keyboard alone, without scripts, after the bank declined', async () => {
  const id = aPurchase([]);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${standIn.origin}/c/pay/${id}`);
  expect(await page.getByText('Dit is een oefenpagina.').isVisible()).toBe(true);
  await page.getByRole('button', { name: 'De bank laten weigeren' }).press('Enter');
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('alert').textContent()).toContain('Er is niets betaald.');
  await page.getByRole('radio', { name: 'Bankkaart' }).press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${standIn.origin}/?back-in-the-app=${id}`);
  const paid = standIn.account.session(id);
  expect(paid).toMatchObject({ status: 'complete', paymentStatus: 'paid' });
  const { latestCharge } = standIn.account.payment(paid.paymentIntent ?? '');
  expect(standIn.account.charge(latestCharge).method).toBe('bancontact');

  await page.goBack();
  await page.reload();
  await page.getByRole('heading', { name: 'Deze betaling is al gedaan' }).waitFor();
  await context.close();
}, 30_000);
