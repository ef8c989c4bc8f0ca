import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import { buildSync } from 'esbuild';
import type { Page } from 'playwright-core';
import { inProject } from '#build/project.ts';
import type { InPage, ScreenFindings, ScreenSizes } from './in-page/measure-screen.ts';

const axeTags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

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

/** Defines a global in this document. @returns false when it was there already. */
async function install(page: Page, name: 'axe' | 'inspection', script: () => string): Promise<boolean> {
  if (await page.evaluate((global) => global in globalThis, name)) return false;
  await page.evaluate(script());
  return true;
}

async function installMeasures(page: Page): Promise<void> {
  if (!(await install(page, 'inspection', measuringScript))) return;
  await page.evaluate(() => (globalThis as Instruments).inspection?.layOutInOwnFont());
}

/** The findings of axe, as lines that name the rule and the place. */
export async function axeFindings(page: Page): Promise<string[]> {
  await install(page, 'axe', axeScript);
  return page.evaluate(async (tags) => {
    const loaded = (globalThis as Instruments).axe;
    if (loaded === undefined) throw new Error('axe is not in the page');
    // From the top, as the size checks: a target that the sticky header covers in part while scrolled would count as too
    // small. That focus is never covered is the keyboard journeys' claim.
    for (const part of document.querySelectorAll('*')) if (part.scrollTop > 0) part.scrollTop = 0;
    // All rules run; results that pass are not reported, which saves a third of the time.
    const { violations } = await loaded.run(document, {
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
    );
  }, axeTags);
}

/**
 * The findings of the size checks: text under 18 px, controls under 56 × 44 px, text that is cut off, words that break in
 * their middle, a page that scrolls sideways. Sizes are compared at the browser's own text size, so `scale` is 2 where
 * the text was doubled.
 */
export async function sizeFindings(page: Page, scale = 1): Promise<string[]> {
  await installMeasures(page);
  return page.evaluate((textScale) => (globalThis as Instruments).inspection?.measureSizes(textScale) ?? [], scale);
}

/** The findings of all checks but axe at the page's width, at several text sizes. */
export async function screenFindings(page: Page, sizes: ScreenSizes): Promise<ScreenFindings> {
  await installMeasures(page);
  return page.evaluate((wanted) => {
    const { inspection } = globalThis as Instruments;
    if (inspection === undefined) throw new Error('the measures are not in the page');
    return inspection.measureScreen(wanted);
  }, sizes);
}

/** Simulates the browser's setting of twice the text size. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}
