import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { inProject } from '#build/project.ts';
import { nothing, type Outcome, settle } from './outcome.ts';
import { runProcess, type RunOptions } from './run-process.ts';

const reportSchema = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
  errors: z.array(z.unknown()),
});

export interface PlaywrightOutcome {
  readonly outcome: Outcome;
  /** Journeys that failed once and then passed (docs/decisions/0017-second-tries.md). */
  readonly secondTries: number;
}

export function readPlaywrightReport(json: string): PlaywrightOutcome {
  const { stats, errors } = reportSchema.parse(JSON.parse(json));
  const outsideTests = stats.unexpected === 0 ? errors.length : 0;
  return {
    outcome: {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + outsideTests,
      skipped: stats.skipped,
    },
    secondTries: stats.flaky,
  };
}

/** tests/e2e, in a real browser. */
export async function runPlaywright(reportDir: string, options: Omit<RunOptions, 'args'>): Promise<Outcome> {
  const report = path.join(reportDir, 'playwright.json');
  const exitCode = await runProcess({
    ...options,
    environment: {
      ...options.environment,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      // Node runs TypeScript itself: its cache of compiled code is used, which Playwright's own loader cannot.
      PW_DISABLE_TS_ESM: '1',
    },
    args: [inProject('node_modules', '@playwright', 'test', 'cli.js'), 'test', '--reporter=list,json'],
  });
  const json = await readFile(report, 'utf8').catch(() => null);
  if (json === null) return settle(nothing, exitCode);
  const { outcome, secondTries } = readPlaywrightReport(json);
  if (secondTries > 0) console.error(`${secondTries} journeys passed only at their second try: find out why.`);
  return settle(outcome, exitCode);
}
