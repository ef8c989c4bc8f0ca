import { setTimeout as delay } from 'node:timers/promises';
import { awaitOperation, type Polling, defaultPolling } from './await-operation.ts';
import { checkSetting, type Finding } from './check-settings.ts';
import { type GoogleApi, type GoogleCall, member } from './google-api.ts';
import type { ProjectSettings } from './project-settings.ts';
import type { Step, WantedSetting } from './setting.ts';

/** In this order: each needs what stands before it. */
export const steps: readonly Step[] = ['services', 'firestore', 'settings', 'secrets', 'functions', 'hosting'];

/** What deploying does to the world. */
export interface DeployTools {
  readonly api: GoogleApi;
  /** Runs the Firebase CLI. @returns its exit code. */
  readonly firebase: (args: readonly string[]) => Promise<number>;
  /** Builds the app and the functions with the settings of the project, before the CLI reads firebase.json. */
  readonly build: (part: 'app' | 'functions') => Promise<void>;
  readonly print: (line: string) => void;
  /** How long Google's work is waited for. */
  readonly polling?: Polling;
}

/** Those in which the CLI deploys something, under the same name. */
const released: ReadonlySet<Step> = new Set(['firestore', 'functions', 'hosting']);

/** As the deployed functions read them; without secrets. */
export function functionsEnvironment(settings: ProjectSettings): string {
  const values = { ...settings.functions, APP_ORIGIN: settings.origin, APP_CHECK: settings.appCheck ? 'enforced' : '' };
  const rest = { PUSH_STAND_IN: '', STRIPE_API_BASE: '' };
  return Object.entries({ ...values, ...rest })
    .map(([name, value]) => `${name}=${JSON.stringify(value)}\n`)
    .join('');
}

export function appEnvironment(project: string, { app }: ProjectSettings): Readonly<Record<string, string>> {
  const { VITE_APP_CHECK_SITE_KEY = '', REVIEWS_WIDGET_URL = '', ...rest } = app;
  return { ...rest, VITE_APP_CHECK_SITE_KEY, REVIEWS_WIDGET_URL, VITE_FIREBASE_PROJECT: project };
}

/** What a dry run prints of a call. */
const describeCall = ({ method, url, body }: GoogleCall): string =>
  `${method} ${url}${body === undefined ? '' : ` ${JSON.stringify(body)}`}`;

const isUnderWay = ({ setting, answer }: Finding): boolean =>
  answer !== undefined && setting.isUnderWay?.(answer) === true;

/** Waits while Google is at work on it. @returns what is wrong then. */
async function settled(setting: WantedSetting, tools: DeployTools): Promise<Finding | null> {
  const { intervalMs, timeoutMs } = tools.polling ?? defaultPolling;
  const deadline = performance.now() + timeoutMs;
  let finding = await checkSetting(tools.api, setting);
  if (finding !== null && isUnderWay(finding)) tools.print(`… ${setting.name}: ${finding.problem}`);
  while (finding !== null && isUnderWay(finding) && performance.now() < deadline) {
    await delay(intervalMs);
    finding = await checkSetting(tools.api, setting);
  }
  return finding;
}

const runAgain = 'what is done stays: run the same command later';

const stillAtWork = ({ timeoutMs }: Polling): string =>
  `Google is still at work on it after ${Math.round(timeoutMs / 60_000)} minutes; ${runAgain}`;

/** Sends what mends it, and waits until Google has done it. @returns what went wrong. */
async function callAndWait(mend: GoogleCall, { api, polling = defaultPolling }: DeployTools): Promise<string | null> {
  const answer = await api(mend);
  if (answer.kind !== 'answered') return answer.kind === 'failed' ? answer.problem : 'Google does not know it';
  const name = member(answer.body, 'name');
  if (typeof name !== 'string' || !/(?:^|\/)operations\//.test(name)) return null;
  const ended = await awaitOperation(api, `${new URL(mend.url).origin}/v1`, answer.body, polling);
  if (ended.kind === 'done') return null;
  return ended.kind === 'failed' ? ended.problem : `${ended.problem}; ${runAgain}`;
}

/** @returns what went wrong. */
async function mendSetting(setting: WantedSetting, tools: DeployTools): Promise<string | null> {
  const { firebase, print } = tools;
  const finding = await settled(setting, tools);
  if (finding === null) {
    print(`✓ ${setting.name}`);
    return null;
  }
  if (isUnderWay(finding)) return stillAtWork(tools.polling ?? defaultPolling);
  const mend = finding.answer === undefined ? null : setting.mend(finding.answer);
  if (mend === null) return finding.problem;
  if ('url' in mend) {
    const problem = await callAndWait(mend, tools);
    if (problem !== null) return problem;
  } else if ((await firebase(mend)) !== 0) {
    return `firebase ${mend[0]} failed`;
  }
  print(`✓ ${setting.name}: set (${finding.problem})`);
  return null;
}

/** What was released is in force: the CLI does not wait for indexes. */
async function isInForce(ofStep: readonly WantedSetting[], tools: DeployTools): Promise<boolean> {
  let failed = 0;
  for (const setting of ofStep.filter(({ isReleased }) => isReleased === true)) {
    const finding = await settled(setting, tools);
    const problem =
      finding === null || !isUnderWay(finding) ? finding?.problem : stillAtWork(tools.polling ?? defaultPolling);
    tools.print(problem === undefined ? `✓ ${setting.name}` : `✗ ${setting.name}: ${problem}`);
    if (problem !== undefined) failed += 1;
  }
  return failed === 0;
}

/** Repeatable: what is as wanted is left alone. Stops after the first step in which something failed. @returns whether all went well. */
export async function deploy(
  wanted: readonly WantedSetting[],
  chosen: readonly Step[],
  tools: DeployTools,
): Promise<boolean> {
  for (const step of steps.filter((each) => chosen.includes(each))) {
    tools.print(`— ${step}`);
    let failed = 0;
    const ofStep = wanted.filter((each) => each.step === step);
    for (const setting of ofStep.filter(({ isReleased }) => isReleased !== true)) {
      const problem = await mendSetting(setting, tools);
      if (problem === null) continue;
      tools.print(`✗ ${setting.name}: ${problem}`);
      failed += 1;
    }
    if (failed > 0) return false;
    if (!released.has(step)) continue;
    if (step === 'functions') await tools.build('functions');
    if (step === 'hosting') await tools.build('app');
    if ((await tools.firebase(['deploy', '--only', step])) !== 0) return false;
    if (!(await isInForce(ofStep, tools))) return false;
  }
  return true;
}

/** Prints every call that deploying can make, as for a project where nothing is set, and makes none. */
export function printDeploy(
  wanted: readonly WantedSetting[],
  chosen: readonly Step[],
  print: (line: string) => void,
): void {
  for (const step of steps.filter((each) => chosen.includes(each))) {
    print(`— ${step}`);
    const ofStep = wanted.filter((each) => each.step === step);
    for (const setting of ofStep.filter(({ isReleased }) => isReleased !== true)) {
      const mend = setting.mend(null);
      print(`${setting.name}\n  ${describeCall(setting.read)}`);
      if (mend !== null) print(`  ${'url' in mend ? describeCall(mend) : `firebase ${mend.join(' ')}`}`);
    }
    if (released.has(step)) print(`firebase deploy --only ${step}`);
    // The release itself mends these.
    for (const { name, read } of ofStep.filter(({ isReleased }) => isReleased === true))
      print(`${name}\n  ${describeCall(read)}`);
  }
}
