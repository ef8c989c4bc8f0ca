import { inProject } from '#build/project.ts';
import { nothing, type Outcome, settle } from './outcome.ts';
import { runProcess, type RunOptions } from './run-process.ts';

/** What one line of `npm run check` adds: each check ends with a line of its own. */
export function countCheckLine({ passed, failed, skipped }: Outcome, line: string): Outcome {
  return {
    passed: passed + (line.startsWith('✓ ') ? 1 : 0),
    failed: failed + (line.startsWith('✗ ') ? 1 : 0),
    skipped,
  };
}

/** `npm run check`, each of its checks as a test. */
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
