/**
 * The long runs of what `npm test` samples. `npm run faults`: the faults in a real browser; `npm run faults -- payments`,
 * `-- dispatch`, `-- visit-life`, `-- outbox`, `-- mail`, `-- alerts`, `-- rules`, `-- firestore`: random schedules, and requests to the rules over the wire. FAULT_RUNS
 * and FAULT_SEED override their number and seed; the name of a failed run contains its seed. `npm run faults -- attackers` attacks
 * the whole stack for FAULT_MINUTES, twenty where it says nothing.
 */
import { spawn } from 'node:child_process';
import { inProject, nodeBinary, projectRoot } from '#build/project.ts';

interface LongRun {
  readonly runs: string;
  readonly minutes?: string;
  /** Begins the paths of its test files. */
  readonly files: readonly string[];
}

const longRuns: Readonly<Record<string, LongRun>> = {
  browser: { runs: '1000', files: ['tests/faults/browser'] },
  payments: { runs: '10000', files: ['tests/faults/payments'] },
  dispatch: { runs: '10000', files: ['tests/faults/dispatch', 'tests/faults/series'] },
  'visit-life': { runs: '10000', files: ['tests/faults/visit-life'] },
  outbox: { runs: '10000', files: ['tests/faults/outbox-model', 'tests/faults/helper-commands', 'tests/faults/added'] },
  mail: { runs: '10000', files: ['tests/faults/mail-model'] },
  alerts: { runs: '2000', files: ['tests/faults/alert-model'] },
  attackers: { runs: '2000', minutes: '20', files: ['tests/faults/attackers'] },
  // Runs of 200 expressions and of 500 lists; the requests over the wire are a ninth of all, whatever the number.
  rules: { runs: '50', files: ['local/firestore/rules', 'tests/rules/over-the-wire'] },
  // Answers to queries, more than ten in each run, compared with looking at each document; and kills of a compaction.
  firestore: { runs: '10000', files: ['local/firestore/store/journal', 'local/firestore/operations/query/index-scan'] },
};

const [about = 'browser'] = process.argv.slice(2);
const run = longRuns[about];
if (run === undefined)
  throw new Error(`There are no faults of "${about}". There are: ${Object.keys(longRuns).join(', ')}`);

const vitest = spawn(nodeBinary, [inProject('node_modules', 'vitest', 'vitest.mjs'), 'run', ...run.files], {
  cwd: projectRoot,
  env: { FAULT_RUNS: run.runs, ...(run.minutes === undefined ? {} : { FAULT_MINUTES: run.minutes }), ...process.env },
  stdio: 'inherit',
});
for (const name of ['SIGTERM', 'SIGHUP'] as const) process.on(name, () => vitest.kill(name));
// Ctrl-C reaches the tests themselves; this process only has to outlive them.
process.on('SIGINT', () => undefined);
vitest.once('error', (error) => {
  throw error;
});
vitest.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
