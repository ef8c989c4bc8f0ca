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

function heavyParts(scripts: readonly Script[]): readonly string[] {
  return Object.entries(heavy)
    .filter(([, marker]) => scripts.some(({ text }) => marker.test(text)))
    .map(([name]) => name);
}

test('the landing page is small: its first load has no database, no Firestore and nothing of the dashboard', async ({
  device,
  person,
}) => {
  const visitor = await device();
  await markUse(visitor.page());
  await visitor.page().goto(visitor.origin);
  const landing = await firstScripts(visitor, visitor.page());
  expect(landing.length).toBeGreaterThan(3);
  expect(weight(landing)).toBeLessThanOrEqual(landingBudget);
  expect(heavyParts(landing)).toEqual([]);

  const page = await signInByForm(visitor, await person());
  await page.goto('about:blank');
  await page.goto(`${visitor.origin}/dashboard`, { waitUntil: 'commit' });
  const dashboard = await firstScripts(visitor, page);
  // Guards the check above: the dashboard contains all of these strings.
  expect(heavyParts(dashboard)).toEqual(Object.keys(heavy));
  expect(weight(dashboard)).toBeLessThanOrEqual(dashboardBudget);
});
