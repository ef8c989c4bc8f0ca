/**
 * `npm run lighthouse`: builds what is deployed, serves it like Hosting and measures every public page as on a slow phone,
 * three times; then the views behind the login, signed in on a local Firebase with its seed data. Prints the median of each
 * figure, writes them to .cache/lighthouse.json and fails if one misses its target. `npm run lighthouse -- /winwin /dashboard`
 * measures only these, `--runs 1` only once.
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
import type { LimitsOf } from './lighthouse/limits.ts';
import { type Attempt, lookAgain } from './lighthouse/look-again.ts';
import { type Look, measurePage, type PageKind } from './lighthouse/measure-page.ts';
import { type Report, reportOn, tableOf } from './lighthouse/report.ts';
import { openSignedInSite } from './lighthouse/signed-in-site.ts';
import { signedInViews, viewers } from './lighthouse/signed-in-views.ts';
import { serveSite } from '#build/serve-site.ts';

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' } },
  allowPositionals: true,
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is a number from 1 on, not "${values.runs}"`);

const isChosen = (route: string): boolean => positionals.length === 0 || positionals.includes(route);
const chosenViews = signedInViews.filter(({ route }) => isChosen(route));
const isView = (route: string): boolean => signedInViews.some((view) => view.route === route);
const publicRoutes =
  positionals.length > 0 ? positionals.filter((route) => !isView(route)) : languages.flatMap(publicHrefsIn);

interface Page {
  readonly route: string;
  readonly url: string;
  readonly port: number;
  readonly kind: PageKind;
  readonly limits: LimitsOf;
}

async function report({ route, url, port, kind, limits }: Page): Promise<Report> {
  const attempts: Attempt<Look>[] = [];
  for (let run = 0; run < runs; run += 1) {
    const attempt = await lookAgain(
      () => measurePage(url, port, kind),
      ({ code }) => console.log(`… ${route}: ${code}`),
    );
    attempts.push(attempt);
  }
  const found = reportOn(route, limits, attempts);
  console.log([`${found.broken.length === 0 ? '✓' : '✗'} ${route}`, ...found.broken].join('\n    '));
  return found;
}

async function measurePublicPages(): Promise<readonly Report[]> {
  const reports: Report[] = [];
  const [port = 0] = await freePortNumbers(1);
  const { args = [], ...launch } = await chromiumLaunchOptions();
  const site = await serveSite(inProject('dist'), await readFile(inProject('firebase.json'), 'utf8'));
  const browser = await chromium.launch({ ...launch, args: [...args, `--remote-debugging-port=${port}`] });
  try {
    for (const route of publicRoutes) {
      const { page } = publicRouteOf(route);
      const kind = page === 'thanks' ? 'unlisted' : 'listed';
      const limits = page === 'home' ? 'landing' : 'public';
      reports.push(await report({ route, url: site.origin + route, port, kind, limits }));
    }
  } finally {
    await browser.close();
    await site.close();
  }
  return reports;
}

async function measureSignedIn(): Promise<readonly Report[]> {
  const reports: Report[] = [];
  const site = await openSignedInSite();
  try {
    for (const viewer of viewers) {
      const views = chosenViews.filter((view) => view.viewer === viewer);
      if (views.length === 0) continue;
      const browser = await site.openBrowser(viewer, views);
      try {
        for (const view of views) {
          const { port } = browser;
          const url = browser.addressOf(view);
          reports.push(await report({ route: view.route, url, port, kind: 'signed-in', limits: 'signed-in' }));
        }
      } finally {
        await browser.close();
      }
    }
  } finally {
    await site.close();
  }
  return reports;
}

const reports = [
  ...(publicRoutes.length > 0 ? await measurePublicPages() : []),
  ...(chosenViews.length > 0 ? await measureSignedIn() : []),
];
console.log(`\n${tableOf(reports)}\n`);
// The simulated phone derives its times from this machine: a busy one measures slower.
const load = loadavg()[0] ?? 0;
console.log(`The middle of ${runs}; load of this machine at the end: ${load.toFixed(1)}`);
await mkdir(inProject('.cache'), { recursive: true });
await writeFile(inProject('.cache', 'lighthouse.json'), `${JSON.stringify({ runs, load, reports }, null, 2)}\n`);
const broken = reports.flatMap((each) => each.broken);
if (broken.length > 0) {
  console.log(`Not in order:\n${broken.join('\n')}`);
  process.exitCode = 1;
}
