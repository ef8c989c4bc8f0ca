import type { GoogleAnswer, GoogleApi } from './google-api.ts';
import type { WantedSetting } from './setting.ts';

/** What is wrong with one setting. */
export interface Finding {
  readonly setting: WantedSetting;
  /** What was read; undefined where it could not be. */
  readonly answer: unknown;
  readonly problem: string;
}

/** Reads one setting. @returns null when it is as wanted. */
export async function checkSetting(api: GoogleApi, setting: WantedSetting): Promise<Finding | null> {
  const answer = await api(setting.read);
  if (answer.kind === 'failed') return { setting, answer: undefined, problem: answer.problem };
  const found = answer.kind === 'missing' ? null : answer.body;
  const more: unknown[] = [];
  for (const call of setting.more?.(found) ?? []) {
    const further = await api(call);
    if (further.kind === 'failed') return { setting, answer: undefined, problem: further.problem };
    more.push(further.kind === 'missing' ? null : further.body);
  }
  const problem = setting.problem(found, more);
  return problem === null ? null : { setting, answer: found, problem };
}

/** Reads all, each address once. */
export async function checkSettings(api: GoogleApi, settings: readonly WantedSetting[]): Promise<readonly Finding[]> {
  const read = new Map<string, Promise<GoogleAnswer>>();
  const once: GoogleApi = (call) => {
    const known = read.get(call.url) ?? api(call);
    read.set(call.url, known);
    return known;
  };
  const found: Finding[] = [];
  for (const setting of settings) {
    const finding = await checkSetting(once, setting);
    if (finding !== null) found.push(finding);
  }
  return found;
}

/** The command that mends it. */
export function mendingCommand({ setting, answer }: Finding, project: string): string {
  if (answer !== undefined && setting.isUnderWay?.(answer) === true) return 'wait, and look again';
  if (setting.command !== undefined) return setting.command;
  const mend = answer === undefined ? undefined : setting.mend(answer);
  if (mend === null) return 'by hand: no command can';
  if (Array.isArray(mend)) return `npx firebase ${mend.map((part) => `'${part}'`).join(' ')} --project ${project}`;
  return `npm run deploy -- --project ${project} --only ${setting.step}`;
}
