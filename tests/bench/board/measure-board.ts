import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { deleteApp } from 'firebase-admin/app';
import type { Firestore } from 'firebase-admin/firestore';
import { inProject } from '#build/project.ts';
import { adminApp } from '#functions/gateways/admin-app.ts';
import { firestore } from '#functions/gateways/firestore.ts';
import { writeTownDocuments } from '#local/seed/town/write-town.ts';
import { startFirestoreProcess } from '../payments/firestore-process.ts';
import { median } from '../statistics.ts';
import { deviceStudents, type DeviceStudents } from './device-students.ts';
import * as queries from './town-queries.ts';
import { townSizes } from './town-sizes.ts';

export interface BoardMeasurement {
  readonly requests: number;
  readonly what: string;
  /** Median. */
  readonly ms: number;
  readonly documents: number;
  readonly peerName: string;
  readonly peerMs: number;
  /** Peer / ours: above 1 ours is faster. */
  readonly ratio: number;
}

const students = 800;
const runs = 9;

export const firstPage = 'first page of the board';
export const firstPageByName = 'the same, by name from z';
export const counts = "Today's counts";
export const matchOfForty = 'match of 40';
export const matchOfFortyAtFirst = 'match of 40, first look of a device';

const allStudents = 'reading the students by the Admin SDK';

interface Measured {
  readonly what: string;
  readonly ours: queries.TownQuery;
  readonly peerName: string;
  readonly peer: queries.TownQuery;
}

const measuredOf = (match: ReturnType<typeof queries.matchQueries>): readonly Measured[] => [
  { what: firstPage, ours: queries.firstPage, peerName: 'as many documents by id', peer: queries.pageByIds },
  {
    what: firstPageByName,
    ours: queries.firstPageByName,
    peerName: 'as many documents by id',
    peer: queries.pageByIds,
  },
  { what: counts, ours: queries.countsOfToday, peerName: 'count() of each stage', peer: queries.countByAggregation },
  {
    what: 'search of people, with mistakes',
    ours: queries.searchOfPeople,
    peerName: 'the beginning of a name',
    peer: queries.searchByPrefix,
  },
  { what: matchOfFortyAtFirst, ours: match.fortyAtFirst, peerName: allStudents, peer: queries.readStudents },
  { what: 'match of one', ours: match.one, peerName: allStudents, peer: queries.readStudents },
  { what: matchOfForty, ours: match.forty, peerName: allStudents, peer: queries.readStudents },
];

/** The first run is not counted: it opens connections and compiles code. They take turns. */
async function measure(database: Firestore, requests: number, { what, ours, peerName, peer }: Measured) {
  const times = { ours: [] as number[], peer: [] as number[] };
  let documents = 0;
  for (let run = 0; run <= runs; run += 1) {
    for (const [name, query] of [['ours', ours] as const, ['peer', peer] as const]) {
      const began = performance.now();
      const read = await query(database);
      if (run > 0) times[name].push(performance.now() - began);
      if (name === 'ours') documents = read;
    }
  }
  const [ms, peerMs] = [median(times.ours), median(times.peer)];
  return { requests, what, ms, documents, peerName, peerMs, ratio: peerMs / ms };
}

/**
 * What staff's screens do most, in towns of growing size: each on a Firestore process of its own, without functions.
 * @param most requests: larger towns are left out.
 */
export async function measureBoard(most: number = Infinity): Promise<readonly BoardMeasurement[]> {
  const parent = inProject('.cache', 'bench');
  await mkdir(parent, { recursive: true });
  const found: BoardMeasurement[] = [];
  for (const requests of townSizes.filter((size) => size <= most)) {
    const folder = await mkdtemp(path.join(parent, 'board-'));
    const process = await startFirestoreProcess(folder);
    const device: DeviceStudents = deviceStudents(process.host);
    try {
      console.log(`  a town of ${requests} requests`);
      const size = { requests, seniors: requests / 2, students };
      await writeTownDocuments(firestore(), { size, now: new Date() });
      for (const each of measuredOf(queries.matchQueries(device)))
        found.push(await measure(firestore(), requests, each));
    } finally {
      await device.close();
      await deleteApp(adminApp());
      await process.stop();
      await rm(folder, { recursive: true, force: true });
    }
  }
  return found;
}
