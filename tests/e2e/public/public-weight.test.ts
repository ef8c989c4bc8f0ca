import type { Device } from '#tests/browser/device.ts';
import { firstScripts, markUse, type Script, weight } from '../first-scripts.ts';
import { expect, test } from '../fixtures.ts';
import { signInByForm } from '../steps.ts';

/** Kilobytes (1,000 bytes) of compressed JavaScript. */
const landingBudget = 150;
const dashboardBudget = 300;

/** A string of each library that survives minification. */
const heavy = {
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

test('the landing page is small: its first load has no database, no Firestore and nothing of the dashboard; that of the dashboard has nothing of the screens of money', async ({
  device,
  person,
}) => {
  const visitor = await device();
  await markUse(visitor.page());
  await visitor.page().goto(visitor.origin);
  const landing = await firstScripts(visitor, visitor.page());
  expect(landing.length).toBeGreaterThan(3);
  expect(weight(landing)).toBeLessThanOrEqual(landingBudget);
  expect(partsIn(landing)).toEqual([]);

  const page = await signInByForm(visitor, await person());
  await page.goto('about:blank');
  await page.goto(`${visitor.origin}/dashboard`, { waitUntil: 'commit' });
  const dashboard = await firstScripts(visitor, page);
  // Guards the check above: the dashboard contains all of these strings.
  expect(partsIn(dashboard)).toEqual(Object.keys(heavy));
  expect(weight(dashboard)).toBeLessThanOrEqual(dashboardBudget);
  expect(partsIn(dashboard, money)).toEqual([]);
  // Guards the check above: the screens of money contain all of these strings.
  expect(partsIn(await keptScripts(visitor), money)).toEqual(Object.keys(money));
});
