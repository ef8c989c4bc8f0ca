import type { Page } from 'playwright-core';
import type { Device } from '#tests/browser/device.ts';
import { storeSession } from '#tests/browser/stored-session.ts';
import { weightLimits } from '#tests/bench/weight/weight-limits.ts';
import { storeMember } from '#tests/people/stored-circle.ts';
import { firstScripts, markUse, type Script, untouchedScripts, weight } from '../first-scripts.ts';
import { expect, test } from '../fixtures.ts';
import { formTexts } from '../form-steps.ts';
import { staffMember } from '../staff/staff-steps.ts';
import { signInByForm } from '../steps.ts';

type SignedInRoute = Exclude<keyof typeof weightLimits, '/' | '/winwin' | '/login' | '/student'>;

/** A string of each library that survives minification. */
const heavy = {
  React: /reactjs\.org\/docs\/error|react\.dev\/errors/,
  Firestore: /google\.firestore\.v1\.Firestore|firestore\.googleapis\.com/,
  Dexie: /DexieError|Dexie\.js/i,
  'the dashboard': /recent-title/,
} as const;

/** Of each screen of money, a key of its texts that no other screen has. */
const money = {
  'the balance': /counts-not-yet/,
  'what is missing': /missing-least/,
  'a transfer': /transfer-copy-iban/,
  'money back': /withdraw-sure/,
  'a receipt': /saved-how/,
} as const;

function partsIn(scripts: readonly Script[], parts: Readonly<Record<string, RegExp>> = heavy): readonly string[] {
  return Object.entries(parts)
    .filter(([, marker]) => scripts.some(({ text }) => marker.test(text)))
    .map(([name]) => name);
}

/** Every script that the service worker keeps for the app. */
async function keptScripts({ origin }: Device): Promise<readonly Script[]> {
  const worker = await (await fetch(`${origin}/service-worker.js`)).text();
  const paths = new Set(worker.match(/assets\/[\w.-]+\.js/g));
  return Promise.all(
    [...paths].map(async (pathname) => ({ pathname, text: await (await fetch(`${origin}/${pathname}`)).text() })),
  );
}

/**
 * What a page behind the login requests before its heading is there, within its limit and without what speaks with the
 * server: as soon as an earlier visit has left on the device who is signed in.
 */
async function firstLoad(device: Device, page: Page, route: SignedInRoute): Promise<readonly Script[]> {
  let scripts: readonly Script[] = [];
  await expect(async () => {
    await page.goto('about:blank');
    await page.goto(`${device.origin}${route}`, { waitUntil: 'commit' });
    scripts = await firstScripts(device, page);
    expect(partsIn(scripts)).not.toContain('Firestore');
    expect(weight(scripts)).toBeLessThanOrEqual(weightLimits[route].kB);
  }).toPass({ timeout: 120_000 });
  return scripts;
}

test('the landing page loads next to nothing until it is touched; then it comes to life, and its form has what was typed', async ({
  device,
}) => {
  const visitor = await device();
  const page = visitor.page();
  await page.goto(visitor.origin);
  const untouched = await untouchedScripts(visitor, page);
  expect(untouched.length).toBeGreaterThan(2);
  expect(weight(untouched)).toBeLessThanOrEqual(weightLimits['/'].kB);
  expect(partsIn(untouched)).toEqual([]);

  // What was touched for is on its way while she types.
  const { nl } = formTexts;
  let arrive = () => {};
  const slow = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await slow;
    await route.continue();
  });
  const name = page.getByLabel(nl['full-name']);
  await name.click();
  await page.keyboard.type('Maria Peeters');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${visitor.origin}/`);
  arrive();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([nl['email-invalid'], nl['phone-invalid']], {
    timeout: 30_000,
  });
  await expect(name).toHaveValue('Maria Peeters');
});

test('the page for investors loads next to nothing until it is scrolled; then its bar comes', async ({ device }) => {
  const visitor = await device();
  const page = visitor.page();
  await page.goto(`${visitor.origin}/winwin`);
  const untouched = await untouchedScripts(visitor, page);
  expect(weight(untouched)).toBeLessThanOrEqual(weightLimits['/winwin'].kB);
  expect(partsIn(untouched)).toEqual([]);
  await page.evaluate(() => scrollTo(0, 1500));
  await expect(page.getByRole('region', { name: 'Mail ons' })).toBeInViewport({ ratio: 1 });
});

test('the login and the dashboard load what they show, and what speaks with the server after it', async ({
  device,
  person,
}) => {
  const visitor = await device();
  await markUse(visitor.page());
  await visitor.page().goto(`${visitor.origin}/login`, { waitUntil: 'commit' });
  const login = await firstScripts(visitor, visitor.page());
  expect(partsIn(login)).toEqual(['React']);
  expect(weight(login)).toBeLessThanOrEqual(weightLimits['/login'].kB);

  const page = await signInByForm(visitor, await person());
  const dashboard = await firstLoad(visitor, page, '/dashboard');
  expect(partsIn(dashboard)).toEqual(['React', 'Dexie', 'the dashboard']);
  expect(partsIn(dashboard, money)).toEqual([]);
  // Guards the checks above: all of these strings are in the app.
  expect(partsIn(await keptScripts(visitor))).toEqual(Object.keys(heavy));

  for (const route of ['/dashboard?tab=request-service', '/dashboard?tab=my-requests'] as const) {
    expect(partsIn(await firstLoad(visitor, page, route))).toEqual(['React', 'Dexie', 'the dashboard']);
  }

  // Guards the check above: the screens of money contain all of these strings.
  expect(partsIn(await keptScripts(visitor), money)).toEqual(Object.keys(money));
});

const family = { user: { first_name: 'Els', role: 'family' }, profile: false } as const;

for (const [route, options] of [
  ['/voor-wie', family],
  ['/admin', staffMember],
] as const) {
  test(`${route} loads what it shows, and what speaks with the server after it`, async ({
    device,
    firebase,
    person,
  }) => {
    const user = await person(options);
    if (options === family) await storeMember(firebase, (await person()).uid, { user_id: user.uid });
    const opened = await device();
    const page = opened.page();
    await storeSession(page, firebase.ports, user);
    await page.goto(`${opened.origin}${route}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await markUse(page);
    await firstLoad(opened, page, route);
  });
}
