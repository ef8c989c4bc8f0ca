import { region } from '#functions/shell/region.ts';
import { type GoogleAnswer, type GoogleApi, type GoogleCall, listAt, textAt } from '../project/google-api.ts';
import type { Closed } from './progress.ts';

const closedRules = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents { match /{document=**} { allow read, write: if false; } } }
`;

const addressesOf = (project: string) => ({
  rules: `https://firebaserules.googleapis.com/v1/projects/${project}`,
  site: `https://firebasehosting.googleapis.com/v1beta1/projects/${project}/sites/${project}`,
  scheduler: 'https://cloudscheduler.googleapis.com/v1',
});

/** @throws Error that names what failed. */
async function ask(api: GoogleApi, call: GoogleCall, what: string): Promise<unknown> {
  const answer: GoogleAnswer = await api(call);
  if (answer.kind === 'answered') return answer.body;
  throw new Error(`${what}: ${answer.kind === 'failed' ? answer.problem : 'it does not exist'}`);
}

/** Timers that run now, by their names at Google. */
async function runningJobs(api: GoogleApi, project: string): Promise<readonly string[]> {
  const { scheduler } = addressesOf(project);
  const url = `${scheduler}/projects/${project}/locations/${region}/jobs?pageSize=500`;
  const answer = await ask(api, { method: 'GET', url }, 'The timers cannot be read');
  return listAt(answer, 'jobs')
    .filter((job) => textAt(job, 'state') === 'ENABLED')
    .map((job) => textAt(job, 'name'));
}

/** What is open now, before any of it is closed: it is written down first, so that it can be opened again. */
export async function readOpen(api: GoogleApi, project: string): Promise<Closed> {
  const { rules, site } = addressesOf(project);
  const release = { method: 'GET', url: `${rules}/releases/cloud.firestore` } as const;
  const ruleset = textAt(await ask(api, release, 'The rules cannot be read'), 'rulesetName');
  const live = await api({ method: 'GET', url: `${site}/channels/live` });
  if (live.kind === 'failed') throw new Error(`Hosting cannot be read: ${live.problem}`);
  const version = live.kind === 'answered' ? textAt(live.body, 'release.version.name') : '';
  const jobs = await runningJobs(api, project);
  // Another restore closed it, or this one, and its file is gone: what is there now is not what was found.
  if (jobs.length === 0)
    throw new Error('no timer runs: go on with the restore that paused them, by its file in .restores/');
  return { ruleset, version: version === '' ? null : version, jobs: [...jobs] };
}

async function release(api: GoogleApi, project: string, rulesetName: string): Promise<void> {
  const { rules } = addressesOf(project);
  const name = `projects/${project}/releases/cloud.firestore`;
  const body = { release: { name, rulesetName } };
  await ask(api, { method: 'PATCH', url: `${rules}/releases/cloud.firestore`, body }, 'The rules cannot be changed');
}

/**
 * From here on nobody writes: pages and calls of the app find no site, apps that are open are refused by the rules, and no
 * timer starts. Stripe's reports find no site either, and come again for three days. Repeatable.
 */
export async function closeProject(api: GoogleApi, project: string, { version, jobs }: Closed): Promise<void> {
  const { rules, site, scheduler } = addressesOf(project);
  if (version !== null) {
    const body = { type: 'SITE_DISABLE' };
    await ask(api, { method: 'POST', url: `${site}/releases`, body }, 'Hosting cannot be closed');
  }
  const source = { files: [{ name: 'firestore.rules', content: closedRules }] };
  const made = await ask(api, { method: 'POST', url: `${rules}/rulesets`, body: { source } }, 'No rules can be made');
  await release(api, project, textAt(made, 'name'));
  for (const job of jobs)
    await ask(api, { method: 'POST', url: `${scheduler}/${job}:pause`, body: {} }, `${job} cannot be paused`);
}

/** As it was before it was closed. Repeatable. */
export async function openProject(api: GoogleApi, project: string, { ruleset, version, jobs }: Closed): Promise<void> {
  const { site, scheduler } = addressesOf(project);
  await release(api, project, ruleset);
  for (const job of jobs)
    await ask(api, { method: 'POST', url: `${scheduler}/${job}:resume`, body: {} }, `${job} cannot be resumed`);
  if (version === null) return;
  const url = `${site}/releases?versionName=${encodeURIComponent(version)}`;
  await ask(api, { method: 'POST', url, body: {} }, 'Hosting cannot be opened');
}
