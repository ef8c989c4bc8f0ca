import { inProject } from '#build/project.ts';
import { nothing, type Outcome, settle } from './outcome.ts';
import { runProcess, type RunOptions } from './run-process.ts';

/** Parses one line of `npm run check`: each check ends with its own line. */
export function countCheckLine({ passed, failed, skipped }: Outcome, line: string): Outcome {
  return {
    passed: passed + (line.startsWith('✓ ') ? 1 : 0),
    failed: failed + (line.startsWith('✗ ') ? 1 : 0),
    skipped,
  };
}

/** `npm run check`, with each check as a test. */
export async function runCheck(options: Omit<RunOptions, 'args' | 'onLine'>): Promise<Outcome> {
  let counted = nothing;
  const exitCode = await runProcess({
    ...options,
    args: [inProject('scripts', 'check.ts')],
    onLine: (line) => {
      counted = countCheckLine(counted, line);
    },
  });
  return settle(counted, exitCode);
}
