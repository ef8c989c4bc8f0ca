import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { inProject } from '#local/project.ts';
import { nothing, type Outcome, settle } from './outcome.ts';
import { runProcess, type RunOptions } from './run-process.ts';

const reportSchema = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
  errors: z.array(z.unknown()),
});

/** A flaky test has failed once: somebody's tablet will meet that once too. */
export function readPlaywrightReport(json: string): Outcome {
  const { stats, errors } = reportSchema.parse(JSON.parse(json));
  const outsideTests = stats.unexpected === 0 ? errors.length : 0;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + outsideTests, skipped: stats.skipped };
}

/** tests/e2e, in a real browser. */
export async function runPlaywright(reportDir: string, options: Omit<RunOptions, 'args'>): Promise<Outcome> {
  const report = path.join(reportDir, 'playwright.json');
  const exitCode = await runProcess({
    ...options,
    environment: { ...options.environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    args: [inProject('node_modules', '@playwright', 'test', 'cli.js'), 'test', '--reporter=list,json'],
  });
  const json = await readFile(report, 'utf8').catch(() => null);
  return settle(json === null ? nothing : readPlaywrightReport(json), exitCode);
}
