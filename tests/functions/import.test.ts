import { spawn } from 'node:child_process';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { collections } from '#domain/collections.ts';
import { inProject, nodeBinary, projectId } from '#build/project.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { oldPassword, requestId, userId, writeOldTables } from '../bench/import/write-old-tables.ts';
import { mailsReceived } from '../people/mailbox.ts';
import { signInAs } from './actor.ts';
import { waitOptions } from './wait-options.ts';

const firebase = inject('firebase');
const addresses = { authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore };
const town = {
  seniors: 10,
  requestsEach: 3,
  students: 2,
  now: new Date(),
  lastNames: ['Overgezet'],
  onlyKnownServices: true,
};
const total = town.seniors * town.requestsEach;
/** Asked, bought and signed up a minute ago, in the old system. */
const freshRequest = requestId(total);

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'madelief-import-'));
  await writeOldTables(folder, town);
  const justNow = new Date(Date.now() - 60_000).toISOString();
  const append = (table: string, row: string) => appendFile(path.join(folder, `${table}.csv`), `${row}\n`);
  await append(
    'service_requests',
    `${freshRequest},${userId(1)},${'00000000-0000-4008-8000-000000000000'},2030-05-06,,,10:00,"Kerkstraat 1, 2000 Antwerpen",,2,42,submitted,${justNow}`,
  );
  await append('credit_transactions', `fresh,${userId(1)},20,Aankoop,purchase_completed,cs_live_fresh,${justNow}`);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const printed = z.union([
  z.strictObject({ page: z.string() }),
  z.strictObject({ misfit: z.unknown() }),
  z.strictObject({
    compared: z.looseObject({
      counts: z.array(z.looseObject({ what: z.string(), fit: z.int(), done: z.int() })),
      differences: z.array(z.unknown()),
      old: z.int(),
      stored: z.int(),
    }),
  }),
]);

/** Runs the import; kills it once a page of a table is stored. @returns what it compared in the end; null when killed. */
async function runImport(killAt: string | null) {
  const child = spawn(nodeBinary, [inProject('tests', 'functions', 'import-process.ts'), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${firebase.ports.auth}`,
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firebase.ports.firestore}`,
      GCLOUD_PROJECT: projectId,
      METADATA_SERVER_DETECTION: 'none',
    },
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let compared = null;
  for await (const line of createInterface({ input: child.stdout })) {
    const said = printed.parse(JSON.parse(line));
    expect(said).not.toHaveProperty('misfit');
    if ('page' in said && said.page === killAt) child.kill('SIGKILL');
    if ('compared' in said) ({ compared } = said);
  }
  expect(await exited).toBe(killAt === null ? 0 : null);
  return compared;
}

test('killed three times and run again, the import takes over everything once, and tells nobody', async () => {
  for (const table of ['interim_users', 'service_requests', 'credit_transactions']) {
    expect(await runImport(table)).toBeNull();
  }
  const compared = await runImport(null);
  expect(compared?.differences).toEqual([]);
  expect(compared?.counts.filter(({ fit, done }) => fit !== done)).toEqual([]);
  expect(compared?.counts.find(({ what }) => what === 'service_requests')?.fit).toBe(total + 1);
  expect(compared?.stored).toBe(compared?.old);
  // A second whole run changes nothing.
  expect(await runImport(null)).toEqual(compared);

  // Everybody signs in with the password of before, and with no other.
  const actor = await signInAs(firebase, { email: 'senior.1@example.org' }, oldPassword);
  expect(actor.uid).toBe(userId(1));
  await expect(signInAs(firebase, { email: 'senior.2@example.org' }, 'zonnebloem9')).rejects.toThrow(
    'INVALID_PASSWORD',
  );
  const again = await signInAs(firebase, { email: 'senior.1@example.org' }, oldPassword);
  const own = await again.read(`${collections.serviceRequests}/${freshRequest}`);
  expect(own.status).toBe(200);

  // What follows documents has followed these once the mail about a real one has arrived: a change after the import.
  await withAdminSdk(addresses, async ({ firestore }) => {
    await firestore.collection(collections.serviceRequests).doc(freshRequest).update({ status: 'cancelled' });
    await vi.waitFor(async () => {
      const mails = await mailsReceived(firebase, 'senior.1@example.org');
      expect(mails.length).toBeGreaterThan(0);
    }, waitOptions);
    const mails = await firestore.collection(collections.mail).get();
    const about = mails.docs.map((each) => JSON.stringify(each.data()));
    const ours = about.filter((each) => each.includes('senior.') && each.includes('@example.org'));
    expect(ours.length).toBe(1);
    // Staff was told of no sign-up, tip or request.
    expect(about.filter((each) => /Wachtende \d|Bedrijf \d|Overgezet/.test(each) && !ours.includes(each))).toEqual([]);
    const others = Array.from({ length: town.seniors }, (_, number) => userId(number)).filter((id) => id !== userId(1));
    expect((await firestore.collection(collections.alerts).where('user_id', 'in', others).get()).size).toBe(0);
  });
});
