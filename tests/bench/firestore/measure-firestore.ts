import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { inProject } from '#build/project.ts';
import { findOfficialFirestore } from '#local/firebase/official-firestore.ts';
import { freePortNumbers } from '#local/ports.ts';
import { startFirestoreProcess } from '../payments/firestore-process.ts';
import { percentile } from '../statistics.ts';
import { requestId, requests, stages, writeBoard } from './board-documents.ts';
import { type RestClient, restClient } from './rest-client.ts';

export interface FirestoreTimes {
  /** Milliseconds. */
  readonly pageAtFirst: number;
  readonly pageP95: number;
  readonly countP95: number;
  readonly sumP95: number;
  readonly listsPerSecond: number;
  readonly getAlongsideP95: number;
}

export interface FirestoreMeasurements {
  readonly ours: FirestoreTimes;
  /** `null` where Google's emulator is not installed. */
  readonly official: FirestoreTimes | null;
  readonly startMs: number;
  readonly memoryMb: number;
}

const runs = 200;
const boards = 20;
const listsPerBoard = 60;

const field = (fieldPath: string) => ({ fieldPath });
const equals = (fieldPath: string, stringValue: string) => ({
  fieldFilter: { field: field(fieldPath), op: 'EQUAL', value: { stringValue } },
});

/** The first fifty of a stage, the newest first. */
const pageOf = (stage: number) => ({
  structuredQuery: {
    from: [{ collectionId: 'board' }],
    where: equals('stage', `stage-${stage % stages}`),
    orderBy: [{ field: field('created_at'), direction: 'DESCENDING' }],
    limit: 50,
  },
});

const aggregationOf = (city: number, aggregation: object) => ({
  structuredAggregationQuery: {
    structuredQuery: { from: [{ collectionId: 'board' }], where: equals('senior_id', `senior-${city}`) },
    aggregations: [aggregation],
  },
});

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function p95Of(work: (run: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await timed(() => work(run)));
  return percentile(times, 0.95);
}

/** As many boards as ask at once, and somebody who reads one document all the while. */
async function measureBoards(client: RestClient): Promise<Pick<FirestoreTimes, 'listsPerSecond' | 'getAlongsideP95'>> {
  let areOpen = true;
  const gets: number[] = [];
  const reader = (async () => {
    for (let run = 0; areOpen; run += 1) gets.push(await timed(() => client.get(`customers/senior-${run % 1_000}`)));
  })();
  const took = await timed(() =>
    Promise.all(
      Array.from({ length: boards }, async (_, board) => {
        for (let list = 0; list < listsPerBoard; list += 1) await client.post(':runQuery', pageOf(board + list));
      }),
    ),
  );
  areOpen = false;
  await reader;
  return { listsPerSecond: (boards * listsPerBoard * 1000) / took, getAlongsideP95: percentile(gets, 0.95) };
}

async function measureTimes(client: RestClient): Promise<FirestoreTimes> {
  const pageAtFirst = await timed(() => client.post(':runQuery', pageOf(0)));
  const pageP95 = await p95Of((run) => client.post(':runQuery', pageOf(run)));
  const countP95 = await p95Of((run) => client.post(':runAggregationQuery', aggregationOf(run, { count: {} })));
  const sum = { sum: { field: field('minutes') } };
  const sumP95 = await p95Of((run) => client.post(':runAggregationQuery', aggregationOf(run, sum)));
  return { pageAtFirst, pageP95, countP95, sumP95, ...(await measureBoards(client)) };
}

async function measureAt<T>(host: string, measure: (client: RestClient) => Promise<T>): Promise<T> {
  const client = restClient(host);
  try {
    return await measure(client);
  } finally {
    client.close();
  }
}

async function memoryOf(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
}

async function measureOfficial(): Promise<FirestoreTimes | null> {
  const official = await findOfficialFirestore().catch(() => null);
  if (official === null) return null;
  const [port = 0] = await freePortNumbers(1);
  const child = spawn('java', ['-jar', official.jar, '--host', '127.0.0.1', '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  try {
    for await (const line of child.stdout) if (String(line).includes('is now running')) break;
    child.stdout.resume();
    return await measureAt(`127.0.0.1:${port}`, async (client) => {
      await writeBoard(client);
      return measureTimes(client);
    });
  } finally {
    child.kill('SIGTERM');
    await exited;
  }
}

/** A Firestore process with 120,000 documents, and Google's beside it where it is installed. */
export async function measureFirestore(): Promise<FirestoreMeasurements> {
  const parent = inProject('.cache', 'bench');
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(path.join(parent, 'firestore-'));
  try {
    const first = await startFirestoreProcess(folder);
    try {
      await measureAt(first.host, writeBoard);
    } finally {
      await first.stop();
    }
    const began = performance.now();
    const second = await startFirestoreProcess(folder);
    const startMs = performance.now() - began;
    try {
      const found = await measureAt(second.host, async (client) => {
        const text = await client.get(`board/${requestId(requests - 1)}`);
        if (!text.includes(`request ${requests - 1} `)) throw new Error('the last document is not what was written');
        return measureTimes(client);
      });
      const memoryMb = await memoryOf(second.pid);
      return { ours: found, official: await measureOfficial(), startMs, memoryMb };
    } finally {
      await second.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
