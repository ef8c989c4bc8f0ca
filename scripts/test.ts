/** `npm test`: every suite in order, and a summary line. `npm test -- unit e2e` runs only those. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isAlive } from '#local/firebase/process-tree.ts';
import { type OwnTestFirebase, startTestFirebase, testFirebaseEnvironment } from '#tests/local-firebase.ts';
import { runBrowsers } from './test/browsers-suite.ts';
import { runCheck } from './test/check-suite.ts';
import { add, isGreen, nothing, oneFailed, onePassed, type Outcome, summaryLine } from './test/outcome.ts';
import { runPlaywright } from './test/playwright-suite.ts';
import { runVitest } from './test/vitest-suite.ts';

/** Ends a suite that hangs: several times what any of them needs on a quiet machine, since a slow one fails no test. */
const longMs = 60 * 60_000;

/**
 * Journeys have a stack of their own: functions are tested meanwhile, with clocks that are moved and timers that go over
 * everybody.
 */
type Stack = 'functions' | 'journeys';

interface Run {
  readonly reportDir: string;
  readonly abort: AbortSignal;
  /** Started on first use, on free ports, and shared by the suites that name it. */
  firebase(stack: Stack): Promise<Readonly<Record<string, string>>>;
}

type Suite = (run: Run) => Promise<Outcome>;

const vitest =
  (project: string): Suite =>
  ({ reportDir, abort }) =>
    runVitest(project, reportDir, { timeoutMs: longMs, abort });

const suites: Readonly<Record<string, Suite>> = {
  check: ({ abort }) => runCheck({ timeoutMs: longMs, abort }),
  unit: vitest('unit*'),
  local: vitest('local*'),
  rules: vitest('rules*'),
  faults: async ({ reportDir, abort, firebase }) =>
    runVitest('faults', reportDir, { timeoutMs: longMs, abort, environment: await firebase('functions') }),
  // In parallel: one uses the shared Firebase, the other mostly waits for its own stacks to start.
  functions: async ({ reportDir, abort, firebase }) => {
    const options = { timeoutMs: longMs, abort, environment: await firebase('functions') };
    const both = ['functions*', 'stack*'].map((project) => runVitest(project, reportDir, options));
    const [functions, stack] = await Promise.all(both);
    return add(functions ?? oneFailed, stack ?? oneFailed);
  },
  e2e: async ({ reportDir, abort, firebase }) =>
    runPlaywright(reportDir, { timeoutMs: longMs, abort, environment: await firebase('journeys') }),
  browsers: async ({ abort, firebase }) =>
    runBrowsers({ timeoutMs: longMs, abort, environment: await firebase('journeys') }),
};

type Lane = (...names: readonly string[]) => Promise<void>;

/**
 * What runs in parallel, so that one works while another waits for its stacks, its browser or a timer. The functions wait
 * most and take longest; the journeys come last, since they keep two cores busy.
 */
async function runLanes(lane: Lane): Promise<void> {
  const beforeJourneys = async () => {
    await Promise.all([lane('check', 'unit', 'rules'), lane('local', 'faults')]);
  };
  await Promise.all([lane('functions'), beforeJourneys().then(() => lane('e2e', 'browsers'))]);
}

function chosenSuites(names: readonly string[]): string[] {
  const unknown = names.filter((name) => !Object.hasOwn(suites, name));
  if (unknown.length > 0) {
    throw new Error(`There is no suite "${unknown.join('", "')}". There are: ${Object.keys(suites).join(', ')}`);
  }
  return names.length > 0 ? Object.keys(suites).filter((name) => names.includes(name)) : Object.keys(suites);
}

function abortOnSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => controller.abort());
  return controller.signal;
}

/** Stops the shared Firebase. A process that is left behind is a defect of `npm start` as well. */
async function stopFirebase(firebase: OwnTestFirebase): Promise<Outcome> {
  const processes = await firebase.processes();
  await firebase.stop();
  // Also those that were started while it stopped.
  const left = [...new Set([...processes.filter(isAlive), ...(await firebase.processes())])];
  if (left.length > 0) console.error(`The local Firebase left processes behind: ${left.join(', ')}`);
  return left.length > 0 ? oneFailed : onePassed;
}

async function runSuite(name: string, run: Run): Promise<Outcome> {
  const suite = suites[name];
  if (suite === undefined || run.abort.aborted) return oneFailed;
  console.log(`\n━━ ${name} ━━`);
  const began = performance.now();
  try {
    const outcome = await suite(run);
    console.log(`${name}: ${summaryLine(outcome)} (${((performance.now() - began) / 1000).toFixed(0)} s)`);
    return outcome;
  } catch (error) {
    console.error(`${name} has crashed:`, error);
    return oneFailed;
  }
}

async function main(): Promise<Outcome> {
  const names = chosenSuites(process.argv.slice(2));
  const abort = abortOnSignal();
  const reportDir = await mkdtemp(path.join(tmpdir(), 'madelief-reports-'));
  const started = new Map<Stack, Promise<OwnTestFirebase>>();
  const firebase = async (stack: Stack) => {
    const own = started.get(stack) ?? startTestFirebase({ app: true });
    started.set(stack, own);
    return testFirebaseEnvironment(await own);
  };
  const outcomes = new Map<string, Outcome>();
  try {
    await runLanes(async (...lane) => {
      for (const name of lane.filter((each) => names.includes(each))) {
        outcomes.set(name, await runSuite(name, { reportDir, abort, firebase }));
      }
    });
  } finally {
    for (const [stack, own] of started) {
      const running = await own.catch(() => undefined);
      if (running) outcomes.set(`stopping ${stack}`, await stopFirebase(running));
    }
    await rm(reportDir, { recursive: true, force: true });
  }
  const lines = [...outcomes].map(([name, outcome]) => `  ${name.padEnd(20)} ${summaryLine(outcome)}`);
  console.log(`\n${lines.join('\n')}\n`);
  return [...outcomes.values()].reduce(add, nothing);
}

try {
  const total = await main();
  process.exitCode = isGreen(total) ? 0 : 1;
  console.log(summaryLine(total));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log(summaryLine(oneFailed));
  process.exitCode = 1;
}
