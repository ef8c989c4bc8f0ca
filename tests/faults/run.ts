/**
 * `npm run faults`: the faults in a real browser, 1,000 runs. `npm run faults -- payments`: 10,000 schedules of
 * payments; `-- dispatch`: 10,000 interleavings of staff and a senior. FAULT_RUNS and FAULT_SEED override this; the
 * name of a failed run contains its seed.
 */
import { spawn } from 'node:child_process';
import { inProject, nodeBinary, projectRoot } from '#build/project.ts';

const runsOf: Readonly<Record<string, string>> = { browser: '1000', payments: '10000', dispatch: '10000' };

const [about = 'browser'] = process.argv.slice(2);
const runs = runsOf[about];
if (runs === undefined)
  throw new Error(`There are no faults of "${about}". There are: ${Object.keys(runsOf).join(', ')}`);

const vitest = spawn(
  nodeBinary,
  [inProject('node_modules', 'vitest', 'vitest.mjs'), 'run', '--project', 'faults', `tests/faults/${about}`],
  { cwd: projectRoot, env: { FAULT_RUNS: runs, ...process.env }, stdio: 'inherit' },
);
for (const name of ['SIGTERM', 'SIGHUP'] as const) process.on(name, () => vitest.kill(name));
// Ctrl-C reaches the tests themselves; this process only has to outlive them.
process.on('SIGINT', () => undefined);
vitest.once('error', (error) => {
  throw error;
});
vitest.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
