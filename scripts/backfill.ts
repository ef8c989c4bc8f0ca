/**
 * `npm run backfill`: brings a database of an older release up to date: staff's records of customers, the board with its
 * counters and figures, the hours and days of students, the codes at doors, the cents of the
 * ledger, and the orders of its receipts. Of the local Firebase, or with `--project <id>` of a real one.
 * It can run beside the app and be repeated. Stopped, it goes on where it was; `--again` begins anew.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { inProject } from '#build/project.ts';
import { type BackfillPlace, runBackfill } from './backfill/run-backfill.ts';
import { databaseOptions, type DatabaseWish, readDatabaseWish, withDatabase } from './database.ts';

const placeSchema = z.strictObject({ step: z.string(), after: z.string() });

/** That of the local database is among its data: `npm start -- --fresh` forgets it too. */
const placeFile = (wish: DatabaseWish): string =>
  'project' in wish
    ? inProject('.cache', 'backfill', `${wish.project}.json`)
    : inProject('.local-data', `backfill-${wish.port}.json`);

async function readPlace(file: string): Promise<BackfillPlace | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : placeSchema.parse(JSON.parse(text));
}

/** @returns how many documents a person must look at. */
async function backfill(): Promise<number> {
  const { values } = parseArgs({ options: { ...databaseOptions, again: { type: 'boolean', default: false } } });
  const wish = readDatabaseWish(values);
  const file = placeFile(wish);
  await mkdir(path.dirname(file), { recursive: true });
  const from = values.again ? null : await readPlace(file);
  if (from !== null) console.log(`Going on after ${from.step}/${from.after}; --again begins anew`);
  let problems = 0;
  await withDatabase(wish, (firestore) =>
    runBackfill(firestore, {
      from,
      onPage: async (place, done, toLookAt) => {
        problems += toLookAt.length;
        for (const each of toLookAt) console.error(`  ${place.step}: ${each}`);
        console.log(`${place.step}: ${done} done, after ${place.after}`);
        await writeFile(file, JSON.stringify(place));
      },
    }),
  );
  await rm(file, { force: true });
  console.log(problems === 0 ? 'Everything is up to date' : `Up to date, but for ${problems} to look at (above)`);
  return problems;
}

try {
  process.exitCode = (await backfill()) === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
