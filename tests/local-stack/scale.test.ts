import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFirestoreServer } from '#local/firestore/server.ts';
import { playDay } from '../bench/scale/day/play-day.ts';
import { hotDocuments } from '../bench/scale/day/write-rates.ts';
import { readDay, readFigures } from '../bench/scale/figures.ts';
import { workOfLives } from '../bench/scale/life/count-figures.ts';
import { lifeSteps } from '../bench/scale/life/life-steps.ts';
import { playLife } from '../bench/scale/life/play-life.ts';
import { type OwnTestFirebase, startTestFirebase } from '../local-firebase.ts';
import { type Amounts, amountsOf, times } from '../bench/scale/reckon.ts';

let firebase: OwnTestFirebase;

// Everything that a stack does is counted, so that it has no other work and its timers stand still.
beforeAll(async () => {
  firebase = await startTestFirebase({ app: true, timers: false });
});

afterAll(() => firebase.stop());

/** The one that announces would tell of the visits of the seed as well. */
const steps = lifeSteps.filter((step) => !step.startsWith('announce'));

/** A transaction that is tried again reads a little more. */
const tolerance = 1.1;

test('the life of a request costs no more reads and writes than docs/scale.md says', async ({ annotate }) => {
  const figures = await readFigures();
  // The first one starts the processes of the functions.
  await playLife(firebase, steps);
  const work = await workOfLives([await playLife(firebase, steps)]);
  const costs = steps.map((step) => {
    const [now, before] = [work.get(step), figures.work[step]];
    if (now === undefined) throw new Error(`${step} was not played`);
    return {
      step,
      now: amountsOf(now),
      before: amountsOf(before),
      written: now.commits.flatMap((each) => each.written),
    };
  });
  const sum = (of: 'now' | 'before', name: keyof Amounts) => costs.reduce((total, cost) => total + cost[of][name], 0);
  for (const name of ['reads', 'writes', 'deletes', 'calls', 'mails'] as const) {
    await annotate(`${name}: ${sum('now', name)}, in docs/scale.md ${sum('before', name)}`);
    // When this fails and the cost is meant: npm run bench -- scale
    expect(sum('now', name), name).toBeLessThanOrEqual(sum('before', name) * tolerance);
    expect(sum('now', name), name).toBeGreaterThan(sum('before', name) * 0.5);
  }
  for (const { step, now, before } of costs) {
    const most = times(before, 1.25);
    expect({ step, reads: now.reads <= most.reads + 5, writes: now.writes <= most.writes + 3 }).toEqual({
      step,
      reads: true,
      writes: true,
    });
  }
});

test('a small day, played fast, writes the documents of the large one, and none of them too often', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'madelief-day-'));
  const server = await startFirestoreServer({ dataDir });
  try {
    const large = await readDay();
    const visits = 100;
    const firestoreHost = `${server.host}:${server.port}`;
    const day = await playDay({ figures: await readFigures(), visits, speed: 20_000, firestoreHost });
    expect(hotDocuments(day)).toEqual([]);
    // The writes of a visit are the same on both.
    expect(day.writes / visits / (large.writes / large.visits)).toBeCloseTo(1, 1);
    expect(day.collections.map(({ name }) => name).toSorted()).toEqual(
      large.collections.map(({ name }) => name).toSorted(),
    );
  } finally {
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
