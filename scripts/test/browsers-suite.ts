import { inProject } from '#build/project.ts';
import { add, nothing, oneFailed, type Outcome } from './outcome.ts';
import { runProcess, type RunOptions } from './run-process.ts';

/** Parses one line of `npm run browsers`: a journey that ended, or an engine that this machine does not have. */
export function countBrowsersLine({ passed, failed, skipped }: Outcome, line: string): Outcome {
  return {
    passed: passed + (line.startsWith('✓ ') ? 1 : 0),
    failed: failed + (line.startsWith('✗ ') ? 1 : 0),
    skipped: skipped + (line.startsWith('– ') ? 1 : 0),
  };
}

/** Unlike a suite that always has tests, this one may skip all: a machine need not have the engines. */
export function settleBrowsers(counted: Outcome, exitCode: number): Outcome {
  const saidNothing = counted.passed + counted.failed + counted.skipped === 0;
  const crashed = exitCode !== 0 && counted.failed === 0;
  return crashed || saidNothing ? add(counted, oneFailed) : counted;
}

/** The main journey in the engines of Safari and Firefox, where this machine has them. */
export async function runBrowsers(options: Omit<RunOptions, 'args' | 'onLine'>): Promise<Outcome> {
  let counted = nothing;
  const exitCode = await runProcess({
    ...options,
    args: [inProject('tests', 'browsers', 'run.ts'), '--main-journey'],
    onLine: (line) => {
      counted = countBrowsersLine(counted, line);
    },
  });
  return settleBrowsers(counted, exitCode);
}
