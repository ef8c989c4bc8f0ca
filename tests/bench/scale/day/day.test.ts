import { describe, expect, test } from 'vitest';
import { counterShardOf } from '#domain/dispatch/counter-shard.ts';
import { boardCounterShards } from '#domain/documents/board-counter.ts';
import { countedNames, readFigures } from '../figures.ts';
import { fillPath, type Played } from './fill-path.ts';
import { hoursOfDay, partInHour } from './hours.ts';
import { hotDocuments, WriteRates } from './write-rates.ts';

const played = (visit: number): Played => ({ visit, random: (below) => below - 1, nextReceipt: () => 7 });

describe('the documents of a visit', () => {
  test('are the same each time, and of another visit others', () => {
    const label = 'mail/visit-done_{request}_{student}';
    expect(fillPath(label, played(4))).toBe(fillPath(label, played(4)));
    expect(fillPath(label, played(4))).not.toBe(fillPath(label, played(5)));
    expect(fillPath('receipt_series/2026', played(4))).toBe('receipt_series/2026');
  });

  test('share the shard that the product chooses for their request, and all shards are used', () => {
    const request = fillPath('{request}', played(4));
    expect(fillPath('counters/board-{shard}', played(4))).toBe(`counters/board-${counterShardOf(request)}`);
    const shards = Array.from({ length: 500 }, (_, visit) => fillPath('{shard}', played(visit)));
    expect(new Set(shards).size).toBe(boardCounterShards);
  });

  test('have a random shard of a rate limit, and the next number of a receipt', () => {
    expect(fillPath('rate_limits/check-in.total:{10}', played(4))).toBe('rate_limits/check-in.total:9');
    expect(fillPath('receipts/2026-{receipt}', played(4))).toBe('receipts/2026-000007');
    expect(() => fillPath('mail/{nobody}', played(4))).toThrow('{nobody}');
  });

  test('name no person, and every path of the counted figures can be filled', async () => {
    const { work } = await readFigures();
    for (const { commits } of Object.values(work)) {
      for (const label of commits.flatMap(({ written, deleted }) => [...written, ...deleted])) {
        expect(label).not.toMatch(/person-|student-[0-9a-f]{8}|[0-9a-f]{8}-[0-9a-f]{4}/u);
        expect(fillPath(label, played(4))).not.toContain('{');
      }
    }
  });
});

test('the hours of a day do all of its work, most of it before noon', () => {
  const hours = Array.from({ length: hoursOfDay }, (_, hour) => hour);
  for (const work of countedNames) {
    const parts = hours.map((hour) => partInHour(work, hour));
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1);
    expect(parts.indexOf(Math.max(...parts))).toBeLessThanOrEqual(12);
  }
});

test('a document that is written more than once a second on average is hot, and one that is so in an hour is shown', () => {
  const rates = new WriteRates();
  for (let hour = 0; hour < hoursOfDay; hour += 1) {
    const busy = hour === 9 ? 7_200 : 10;
    const hottest = [
      { path: 'counters/one', writes: 3_601 },
      { path: 'counters/busy', writes: busy },
    ];
    rates.addHour({ hottest, writes: { counters: 3_601 }, deletes: { counters: busy } });
  }
  const { documents, collections } = rates.read();
  expect(hotDocuments({ documents }).map(({ name }) => name)).toEqual(['counters/one']);
  expect(documents.map(({ name, inBusiestHour }) => [name, inBusiestHour])).toEqual([
    ['counters/busy', 2],
    ['counters/one', 1.0003],
  ]);
  expect(collections).toMatchObject([{ name: 'counters', inBusiestHour: 3.0003 }]);
});
