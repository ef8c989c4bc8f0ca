import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { inProject } from '#build/project.ts';
import { hotDocuments, mostPerRisingIndex } from '#tests/bench/scale/day/write-rates.ts';
import { readDay, readFigures } from '#tests/bench/scale/figures.ts';
import { wholeDay } from '#tests/bench/scale/measure-scale.ts';
import { amountsOf, costsOf, inMonth, ofTimers, perSenior } from '#tests/bench/scale/reckon.ts';
import { renderScale } from './render-scale.ts';
import { risingIndexes } from './rising-indexes.ts';

const [figures, day] = await Promise.all([readFigures(), readDay()]);

describe('docs/scale.md', () => {
  test('is what the counted figures say: run node scripts/write-scale.ts', async () => {
    expect(await readFile(inProject('docs/scale.md'), 'utf8')).toBe(renderScale(figures, day));
  });

  test('is about a whole day, on which no document and no rising key is hot', () => {
    expect({ visits: day.visits, speed: day.speed }).toEqual(wholeDay);
    expect(hotDocuments(day)).toEqual([]);
    expect(day.collections.filter(({ inBusiestHour }) => inBusiestHour > mostPerRisingIndex)).toEqual([]);
  });
});

describe('the costs', () => {
  test('are of each unit its list price, and of a million seniors a thousand times those of a thousand', () => {
    const none = { reads: 0, writes: 0, deletes: 0, calls: 0, mails: 0 };
    expect(costsOf(none)).toEqual({ firestore: 0, functions: 0, mails: 0 });
    const { firestore, mails } = costsOf({ ...none, reads: 1_000_000, writes: 1_000_000, mails: 1_000 });
    expect(firestore).toBeCloseTo((0.6 + 1.8) * 0.92);
    expect(mails).toBeCloseTo(0.092);
    // 0.2 s of one vCPU and a quarter of a GiB, and the call.
    const perCall = 0.2 * (0.000024 + 0.25 * 0.0000025) + 0.4 / 1_000_000;
    expect(costsOf({ ...none, calls: 1_000 }).functions).toBeCloseTo(1_000 * perCall * 0.92);
    const [few, many] = [inMonth(figures, 1_000), inMonth(figures, 1_000_000)];
    const timers = ofTimers(figures);
    expect(many.reads - timers.reads).toBeCloseTo(1_000 * (few.reads - timers.reads), 0);
  });

  test('count reads by rules, events and mails', () => {
    const work = { reads: { a: 1 }, rulesReads: { b: 2 }, writes: {}, deletes: {}, calls: 1 };
    expect(amountsOf({ ...work, events: { deliverMail: 2, followCredits: 1 } })).toEqual({
      ...{ reads: 3, writes: 0, deletes: 0, calls: 4, mails: 2 },
    });
    expect(perSenior(figures).mails).toBeGreaterThan(1);
  });
});

test('a field that rises counts unless its index is turned off', () => {
  expect(risingIndexes('rate_limits', ['expires_at', 'window_started_at'])).toEqual([]);
  expect(risingIndexes('staff_commands', ['at', 'expires_at'])).toEqual(['at']);
});
