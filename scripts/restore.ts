/**
 * `npm run restore -- --project <id> --moment <YYYY-MM-DDTHH:MMZ>`: brings the database of a project back to a moment of the
 * last seven days (docs/operations.md, "Restoring"). `--dry-run` prints the steps; the same command goes on where an
 * interrupted one stopped; `--open` opens the app again afterwards. Without `--project` in the local Firebase. Uses this
 * machine's credentials (`gcloud auth application-default login`).
 */
import { createInterface } from 'node:readline/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { inProject, projectId } from '#build/project.ts';
import { databaseOptions, type DatabaseWish, readDatabaseWish, withDatabase } from './database.ts';
import { connectGoogle } from './project/connect.ts';
import { createGoogleApi, type GoogleApi } from './project/google-api.ts';
import { openProject } from './restore/close-project.ts';
import { progressIn, type ProgressStore } from './restore/progress.ts';
import { readMoment } from './restore/read-moment.ts';
import { restoreSteps, type RestoreWish, runRestore } from './restore/run-restore.ts';

const { values } = parseArgs({
  options: {
    ...databaseOptions,
    moment: { type: 'string' },
    exports: { type: 'string' },
    'dry-run': { type: 'boolean' },
    open: { type: 'boolean' },
  },
});

/** The local Firestore answers Google's Admin API for its administrator. */
const connectLocal = (port: number): GoogleApi =>
  createGoogleApi({
    project: projectId,
    accessToken: () => Promise.resolve('owner'),
    address: (url) => url.replace('https://firestore.googleapis.com', `http://127.0.0.1:${port}`),
  });

const minuteMs = 60_000;

/** The longest that a function of ours may run is nine minutes. */
const longestRunMs = 9 * minuteMs;

/** What was called before the app was closed has ended by then; and the past can be read by the whole minute. */
async function untilAllEnded(): Promise<Date> {
  const after = Date.now() + longestRunMs;
  const moment = Math.ceil(after / minuteMs) * minuteMs;
  await delay(moment - Date.now() + 1_000);
  return new Date(moment);
}

async function isConfirmed(project: string, moment: Date): Promise<boolean> {
  console.log(`Everything that ${project} stored since ${moment.toISOString()} will be taken out of its database.`);
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await asking.question('Type the id of the project to go on: ')).trim() === project;
  } finally {
    asking.close();
  }
}

async function restore(wish: RestoreWish, database: DatabaseWish, progress: ProgressStore): Promise<number> {
  const isLocal = !('project' in database);
  const api = isLocal ? connectLocal(database.port) : connectGoogle(wish.project);
  const problem = await withDatabase(database, (firestore) =>
    runRestore(wish, {
      ...{ api, firestore, progress, isLocal, print: console.log, now: () => new Date() },
      settle: isLocal ? async () => new Date() : untilAllEnded,
    }),
  );
  if (problem !== null) {
    console.error(`✗ ${problem}\nMend it and run the same command again: it goes on from here.`);
    return 1;
  }
  console.log('Everything is as at that moment. Look at it, and run the same command with --open to open the app.');
  return 0;
}

/** @returns the exit code. */
async function main(): Promise<number> {
  const database = readDatabaseWish(values);
  const project = 'project' in database ? database.project : projectId;
  const moment = readMoment(values.moment, { now: new Date(), wholeMinute: 'project' in database });
  const wish = { project, moment, exports: values.exports ?? `gs://${project}-exports` };
  const progress = progressIn(inProject('.restores'), project, moment);
  if (values['dry-run'] === true) {
    for (const { says } of restoreSteps) console.log(`… ${says}`);
    console.log(`Exports go to ${wish.exports}; nothing was done`);
    return 0;
  }
  const before = await progress.read();
  if (values.open === true) {
    if (before?.done.includes('compare') !== true) throw new Error('The restore of this moment is not complete');
    if (before.closed) await openProject(connectGoogle(project), project, before.closed);
    await progress.write({ ...before, done: [...before.done, 'open'] });
    console.log(`${project} is open`);
    return 0;
  }
  if (before?.done.includes('open') === true) {
    throw new Error('This moment was restored and the app was opened: to do it again, remove its file in .restores/');
  }
  if (!(await isConfirmed(project, moment))) {
    console.error('Nothing was done');
    return 1;
  }
  return restore(wish, database, progress);
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
