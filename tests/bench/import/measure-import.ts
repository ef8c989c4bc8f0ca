import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getAuth } from 'firebase-admin/auth';
import { projectId } from '#build/project.ts';
import { adminApp } from '#functions/gateways/admin-app.ts';
import { firestore } from '#functions/gateways/firestore.ts';
import { withoutBackgroundTriggers } from '#local/firebase/background-triggers.ts';
import { freePorts } from '#local/ports.ts';
import { readRunningStack } from '#local/running-stack.ts';
import { startLocalFirebase } from '#local/start-local-firebase.ts';
import { withEnvironment } from '#local/with-environment.ts';
import { printOutcome } from '#scripts/import/print-outcome.ts';
import { runImport } from '#scripts/import/run-import.ts';
import { authLogins } from '#scripts/import/store/store-accounts.ts';
import { temporaryDataDir } from '#tests/local-firebase.ts';
import { writeOldTables } from './write-old-tables.ts';

/** Ten requests of each senior; of 50,000 seniors these are the 500,000 that moving in is made for. */
const requestsEach = 10;
const students = 800;
/** The most that 50,000 seniors may take. */
const aimMinutes = 30;

const minutesSince = (begun: number): number => (performance.now() - begun) / 60_000;

async function importInto(folder: string): Promise<boolean> {
  let last = performance.now();
  let table = '';
  const onPage = (what: string): void => {
    if (what === table) return;
    if (table !== '') console.log(`  ${table}: ${((performance.now() - last) / 1000).toFixed(1)} s`);
    table = what;
    last = performance.now();
  };
  const outcome = await runImport(
    {
      firestore: firestore(),
      logins: authLogins(getAuth(adminApp())),
      now: new Date(),
      tally: { old: new Map(), stored: new Map() },
    },
    {
      ...{ folder, onPage, isDryRun: false, leavesOut: false },
      onMisfit: () => undefined,
      onRemark: () => undefined,
    },
  );
  return printOutcome(outcome);
}

/** Imports an old system of this size into a local Firebase of its own. @returns whether everything was stored. */
export async function measureImport(seniors: number): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'madelief-import-'));
  const dataDir = await temporaryDataDir();
  const firebase = await startLocalFirebase({ ports: await freePorts(), dataDir, app: false, seed: false });
  try {
    console.log(`Writing the tables of ${seniors} seniors with ${seniors * requestsEach} requests …`);
    await writeOldTables(folder, { seniors, requestsEach, students, now: new Date() });
    const stack = await readRunningStack(dataDir);
    if (stack === null) throw new Error('the local Firebase says nowhere where it is');
    const begun = performance.now();
    const isStored = await withEnvironment(
      {
        FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${firebase.ports.auth}`,
        FIRESTORE_EMULATOR_HOST: firebase.firestoreHost,
        GCLOUD_PROJECT: projectId,
        METADATA_SERVER_DETECTION: 'none',
      },
      () => withoutBackgroundTriggers(stack, () => importInto(folder)),
    );
    const memory = Math.round(process.memoryUsage().rss / 1024 / 1024);
    console.log(`${minutesSince(begun).toFixed(1)} minutes (50,000 seniors: at most ${aimMinutes}), ${memory} MB`);
    return isStored;
  } finally {
    await firebase.stop();
    await rm(dataDir, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  }
}
