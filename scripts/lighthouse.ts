/**
 * `npm run lighthouse`: builds what is deployed, serves it like Hosting and measures every public page as on a slow
 * phone, three times. Prints the median of each figure, writes them to .cache/lighthouse.json and fails if one misses
 * its target. `npm run lighthouse -- /winwin /en` measures only these, `--runs 1` only once.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { languages } from '#i18n/languages.ts';
import { publicHrefsIn, publicRouteOf } from '#i18n/public-routes.ts';
import { freePortNumbers } from '#local/ports.ts';
import { inProject } from '#build/project.ts';
import { chromiumLaunchOptions } from '#tests/browser/launch-chromium.ts';
import { type Look, measurePage } from './lighthouse/measure-page.ts';
import { missedLimits, type Figures, medianFigures } from './lighthouse/limits.ts';
import { serveSite } from '#build/serve-site.ts';

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' } },
  allowPositionals: true,
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is a number from 1 on, not "${values.runs}"`);
const routes = positionals.length > 0 ? positionals : languages.flatMap(publicHrefsIn);

function row(route: string, figures: Figures): Record<string, string | number> {
  return {
    route,
    performance: figures.performance,
    accessibility: figures.accessibility,
    'best practices': figures.bestPractices,
    SEO: figures.seo,
    'LCP (ms)': Math.round(figures.largestPaint),
    CLS: Number(figures.layoutShift.toFixed(3)),
    'TBT (ms)': Math.round(figures.blockingTime),
    'JS (kB)': Number(figures.firstScripts.toFixed(1)),
  };
}

const [browserPort = 0] = await freePortNumbers(1);
const { args = [], ...launch } = await chromiumLaunchOptions();
const site = await serveSite(inProject('dist'), await readFile(inProject('firebase.json'), 'utf8'));
const browser = await chromium.launch({ ...launch, args: [...args, `--remote-debugging-port=${browserPort}`] });
const rows: Record<string, string | number>[] = [];
const broken: string[] = [];
try {
  for (const route of routes) {
    const { page } = publicRouteOf(route);
    const measurements: Look[] = [];
    for (let run = 0; run < runs; run += 1) {
      measurements.push(await measurePage(site.origin + route, browserPort, { isListed: page !== 'thanks' }));
    }
    const figures = medianFigures(measurements.map((measurement) => measurement.figures));
    const names = missedLimits(figures, { isLanding: page === 'home' });
    const problems = new Set(measurements.flatMap((measurement) => measurement.problems));
    rows.push(row(route, figures));
    broken.push(...names.map((name) => `${route}: ${name} is ${figures[name]}`), ...problems);
    console.log(
      names.length === 0 ? `✓ ${route}` : `✗ ${route}: ${names.map((name) => `${name} ${figures[name]}`).join(', ')}`,
    );
  }
} finally {
  await browser.close();
  await site.close();
}

console.table(rows);
// The simulated phone derives its times from this machine: a busy one measures slower.
const load = loadavg()[0] ?? 0;
console.log(`The middle of ${runs}; load of this machine at the end: ${load.toFixed(1)}`);
await mkdir(inProject('.cache'), { recursive: true });
await writeFile(inProject('.cache', 'lighthouse.json'), `${JSON.stringify({ runs, load, rows }, null, 2)}\n`);
if (broken.length > 0) {
  console.log(`Not in order:\n${broken.join('\n')}`);
  process.exitCode = 1;
}
