import { expect, test } from 'vitest';
import type { GoogleApi, GoogleCall } from '../project/google-api.ts';
import { closeProject, openProject, readOpen } from './close-project.ts';

const project = 'madelief-test';
const version = `sites/${project}/versions/7`;
const ruleset = `projects/${project}/rulesets/in-force`;
const job = (name: string, state: string) => ({
  name: `projects/${project}/locations/europe-west1/jobs/${name}`,
  state,
});

/** As Google answers, by the end of the address. @returns the changes that were asked for as well. */
function standIn(jobs: readonly object[], live: object = { release: { version: { name: version } } }) {
  const changes: GoogleCall[] = [];
  const api: GoogleApi = async (call) => {
    const answered = (body: object) => ({ kind: 'answered', body }) as const;
    if (call.method !== 'GET') changes.push(call);
    if (call.url.endsWith('/rulesets')) return answered({ name: `projects/${project}/rulesets/closed` });
    if (call.method !== 'GET') return answered({});
    if (call.url.includes('cloudscheduler')) return answered({ jobs });
    return answered(call.url.endsWith('/channels/live') ? live : { rulesetName: ruleset });
  };
  return { api, changes };
}

test('hosting, the rules and the timers that run are closed, and opened as they were', async () => {
  const { api, changes } = standIn([job('sweepMail', 'ENABLED'), job('old', 'PAUSED')]);
  const closed = await readOpen(api, project);
  expect(changes).toEqual([]);
  await closeProject(api, project, closed);
  const site = `https://firebasehosting.googleapis.com/v1beta1/projects/${project}/sites/${project}`;
  const rules = `https://firebaserules.googleapis.com/v1/projects/${project}`;
  const timer = `https://cloudscheduler.googleapis.com/v1/projects/${project}/locations/europe-west1/jobs/sweepMail`;
  const released = (rulesetName: string) => ({
    url: `${rules}/releases/cloud.firestore`,
    body: { release: { name: `projects/${project}/releases/cloud.firestore`, rulesetName } },
  });
  expect(changes).toMatchObject([
    { url: `${site}/releases`, body: { type: 'SITE_DISABLE' } },
    { url: `${rules}/rulesets`, body: { source: { files: [{ content: expect.stringContaining('if false') }] } } },
    released(`projects/${project}/rulesets/closed`),
    { url: `${timer}:pause` },
  ]);
  changes.length = 0;
  await openProject(api, project, closed);
  expect(changes).toMatchObject([
    released(ruleset),
    { url: `${timer}:resume` },
    { url: `${site}/releases?versionName=${encodeURIComponent(version)}` },
  ]);
});

test('a site that was never deployed is neither closed nor opened', async () => {
  const { api, changes } = standIn([job('sweepMail', 'ENABLED')], {});
  const closed = await readOpen(api, project);
  await closeProject(api, project, closed);
  await openProject(api, project, closed);
  expect(changes.filter(({ url }) => url.includes('firebasehosting'))).toEqual([]);
});

test('where no timer runs, another restore closed the project: this one does not begin', async () => {
  await expect(readOpen(standIn([job('sweepMail', 'PAUSED')]).api, project)).rejects.toThrow('.restores/');
});

test('what Google refuses is named', async () => {
  const api: GoogleApi = async () => ({ kind: 'failed', problem: 'permission denied' });
  await expect(readOpen(api, project)).rejects.toThrow('The rules cannot be read: permission denied');
});
