import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { inProject } from '#build/project.ts';
import { nothing, type Outcome, settle } from './outcome.ts';
import { runProcess, type RunOptions } from './run-process.ts';

const reportSchema = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  /** A file that does not load has no tests to count. */
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

export function readVitestReport(json: string): Outcome {
  const report = reportSchema.parse(JSON.parse(json));
  const unreadable = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unreadable.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** One project of vitest.config.ts; `unit*` is every project whose name starts with unit. */
export async function runVitest(
  project: string,
  reportDir: string,
  options: Omit<RunOptions, 'args'>,
): Promise<Outcome> {
  const report = path.join(reportDir, `vitest-${project.replaceAll('*', '')}.json`);
  const exitCode = await runProcess({
    ...options,
    args: [
      inProject('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
  });
  const json = await readFile(report, 'utf8').catch(() => null);
  return settle(json === null ? nothing : readVitestReport(json), exitCode);
}
