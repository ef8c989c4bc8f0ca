import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import { buildSync } from 'esbuild';
import type { Page } from 'playwright-core';
import { inProject } from '#build/project.ts';
import type { InPage, Step, StepsResult } from './in-page/measure-screen.ts';

/** The globals that the scripts below define in a page. */
type Instruments = typeof globalThis & { readonly axe?: typeof axe; readonly inspection?: InPage };

/** A script made once per process, when it is first needed. */
function lazily(make: () => string): () => string {
  let script: string | undefined;
  return () => (script ??= make());
}

/** The minified build: a page parses half a megabyte instead of one and a half. */
const axeScript = lazily(() => readFileSync(inProject('node_modules', 'axe-core', 'axe.min.js'), 'utf8'));

const measuringScript = lazily(
  () =>
    buildSync({
      entryPoints: [inProject('tests', 'e2e', 'accessibility', 'in-page', 'measure-screen.ts')],
      bundle: true,
      format: 'iife',
      write: false,
    }).outputFiles[0]?.text ?? '',
);

/** Defines what is not in this document yet. */
async function install(page: Page, withAxe: boolean): Promise<void> {
  const present = await page.evaluate(() => ({ axe: 'axe' in globalThis, inspection: 'inspection' in globalThis }));
  if (withAxe && !present.axe) await page.evaluate(axeScript());
  if (present.inspection) return;
  await page.evaluate(measuringScript());
  await page.evaluate(() => (globalThis as Instruments).inspection?.layOutInOwnFont());
}

/**
 * Takes the steps in the page. `examined` holds the parts that axe has examined in the same surroundings before: their
 * contents are left out.
 */
export async function takeSteps(
  page: Page,
  steps: readonly Step[],
  examined: readonly number[] = [],
): Promise<StepsResult> {
  const needsAxe = steps.some((step) => step.do === 'axe');
  const takeIfInstalled = () =>
    page.evaluate(
      ([wanted, parts, withAxe]) => {
        const { axe: loaded, inspection } = globalThis as Instruments;
        const isInstalled = inspection !== undefined && (loaded !== undefined || !withAxe);
        return isInstalled ? inspection.runSteps(wanted, parts) : null;
      },
      [steps, examined, needsAxe] as const,
    );
  const taken = await takeIfInstalled();
  if (taken !== null) return taken;
  await install(page, needsAxe);
  const second = await takeIfInstalled();
  if (second === null) throw new Error('the inspection is not in the page');
  return second;
}

/** The findings of axe, as lines that name the rule and the place. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  const { axe: findings } = await takeSteps(page, [{ do: 'axe' }]);
  return findings;
}

/**
 * The findings of the size checks: text under 18 px, controls under 56 × 44 px, text that is cut off, words that break in
 * their middle, a page that scrolls sideways. Sizes are compared at the browser's own text size, so `scale` is 2 where
 * the text was doubled.
 */
export async function sizeFindings(page: Page, scale = 1): Promise<string[]> {
  await install(page, false);
  return page.evaluate((textScale) => (globalThis as Instruments).inspection?.measureSizes(textScale) ?? [], scale);
}

/** Simulates the browser's setting of twice the text size. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}
