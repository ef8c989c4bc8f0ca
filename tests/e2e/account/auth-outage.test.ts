import type { Page } from 'playwright-core';
import { expect, test } from '../fixtures.ts';
import { arrived, askForHelp, signIn } from '../steps.ts';

interface Answer {
  readonly status: number;
  readonly message: string;
}

/** Answers the question for the account, which the SDK asks whenever it starts. Resolves to a count of its questions so far. */
async function answerAccount(page: Page, { status, message }: Answer): Promise<() => number> {
  let asked = 0;
  await page.route(/accounts:lookup/, async (route) => {
    asked += 1;
    await route.fulfill({
      status,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { code: status, message } },
    });
  });
  return () => asked;
}

const unavailable: Answer = { status: 503, message: 'The service is currently unavailable.' };

const outages: readonly Answer[] = [
  unavailable,
  { status: 500, message: 'Internal error encountered.' },
  { status: 429, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' },
  { status: 403, message: 'QUOTA_EXCEEDED : Exceeded quota for getting account info.' },
];

test('an outage of Auth while the app starts ends no session, and what is asked meanwhile arrives', async ({
  device,
  person,
  firebase,
}) => {
  const maria = await person();
  const tablet = await device();
  const page = await signIn(tablet, maria);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welkom, ${maria.firstName}`);
  tablet.expectNetworkFailures();
  for (const outage of outages) {
    const asked = await answerAccount(page, outage);
    await page.reload();
    await expect.poll(asked).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welkom, ${maria.firstName}`);
    await page.unroute(/accounts:lookup/);
  }
  await answerAccount(page, unavailable);
  await page.reload();
  await askForHelp(page, { service: 'Gezelschap' });
  await arrived(firebase, maria, 1);
});

test('an account that is no more is signed out when the app starts', async ({ device, person }) => {
  const maria = await person();
  const tablet = await device();
  const page = await signIn(tablet, maria);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welkom, ${maria.firstName}`);
  tablet.expectNetworkFailures();
  await answerAccount(page, { status: 400, message: 'USER_NOT_FOUND' });
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
});
