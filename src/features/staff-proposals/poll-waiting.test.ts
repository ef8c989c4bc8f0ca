import { expect, test } from 'vitest';
import type { BoardRow } from '#domain/documents/board-row.ts';
import { ok } from '#domain/result.ts';
import { isWaiting, placeOf, type WaitingCopy } from '#domain/staff/waiting-copy.ts';
import { aBoardRow } from '#tests/builders/staff/board-row.ts';
import { pollWaiting, type WaitingPorts } from './poll-waiting.ts';

const second = (count: number) => new Date(count * 1000);
const dayOf = (number: number) => `2026-12-${String(1 + (number % 20)).padStart(2, '0')}`;

const row = (number: number, fields: Partial<BoardRow> = {}): BoardRow =>
  aBoardRow({
    request_id: `r${String(number).padStart(6, '0')}`,
    stage: number % 3 === 0 ? 'offer-declined' : 'to-plan',
    date: dayOf(number),
    updated_at: second(number % 1000),
    ...fields,
  });

const keyOf = (each: BoardRow) => Object.values(placeOf(each)).join(' ');

/** A board that counts what is read of it: requests that wait, and a long history of others. */
function board(waiting: number) {
  const rows = new Map<string, BoardRow>();
  const store = (each: BoardRow) => void rows.set(each.request_id, each);
  for (let number = 0; number < waiting; number += 1) store(row(number));
  for (let number = 0; number < 5_000; number += 1) {
    store(
      row(100_000 + number, { stage: number % 2 === 0 ? 'paid' : 'to-plan', date: `2025-01-${10 + (number % 9)}` }),
    );
  }
  let reads = 0;
  const read = (found: readonly BoardRow[]) => {
    reads += Math.max(1, found.length);
    return [...found];
  };
  const ports: WaitingPorts = {
    listPage: async ({ from, to }, most, after) => {
      const within = [...rows.values()].filter(
        (each) => isWaiting(each) && each.date >= from && (to === '' || each.date <= to),
      );
      const inOrder = within
        .filter((each) => after === null || keyOf(each) > Object.values(after).join(' '))
        .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
      const page = read(inOrder.slice(0, most));
      const last = page.at(-1);
      return ok({ rows: page, next: inOrder.length > most && last !== undefined ? placeOf(last) : null });
    },
    listChanges: async (since, most) =>
      ok(read([...rows.values()].filter(({ updated_at: at }) => at >= since).slice(0, most))),
    readNewestChange: async () => ok(second(1_000)),
  };
  return { ports, store, reads: () => reads };
}

const window = { from: '2026-12-01', to: '' };

async function poll(ports: WaitingPorts, known: WaitingCopy | null, now: number, most = 100, days = window) {
  const polled = await pollWaiting(ports, known, { window: days, most, now });
  if (!polled.ok) throw new Error(polled.error.code);
  return polled.value;
}

test('every request that waits is looked at, page by page, and nothing of the history', async () => {
  const { ports, reads } = board(90);
  const copy = await poll(ports, null, 1_000_000);
  expect([copy.rows.length, copy.until, reads()]).toEqual([90, null, 90]);
  const ids = copy.rows.map(({ request_id: id }) => id);
  expect(ids.toSorted()).toEqual(Array.from({ length: 90 }, (_, number) => row(number).request_id));
});

test('beyond the limit it stops, says so, and goes on where it is asked to', async () => {
  const { ports, reads } = board(230);
  const first = await poll(ports, null, 1_000_000);
  expect([first.rows.length, first.until === null, reads()]).toEqual([100, false, 100]);
  const all = await poll(ports, null, 1_000_000, 300);
  expect([all.rows.length, all.until]).toEqual([230, null]);
});

test('only the chosen days are read', async () => {
  const { ports } = board(90);
  const copy = await poll(ports, null, 1_000_000, 100, { from: '2026-12-03', to: '2026-12-04' });
  expect(new Set(copy.rows.map(({ date }) => date))).toEqual(new Set(['2026-12-03', '2026-12-04']));
});

test('afterwards a quiet board costs one read; what is planned, changed or new follows without the list', async () => {
  const { ports, store, reads } = board(90);
  let copy = await poll(ports, null, 1_000_000);
  const before = reads();
  for (let look = 1; look <= 10; look += 1) expect(await poll(ports, copy, 1_040_000 + look)).toBe(copy);
  expect(reads() - before).toBe(10);
  store(row(5, { stage: 'planned', revision: 9, updated_at: second(2_000) }));
  store(row(500, { updated_at: second(2_001) }));
  store(row(501, { date: '2026-11-30', updated_at: second(2_001) }));
  store(row(502, { stage: 'new', updated_at: second(2_001) }));
  copy = await poll(ports, copy, 1_050_000);
  expect(reads() - before).toBe(14);
  const rows = new Map(copy.rows.map((each) => [each.request_id, each.stage]));
  expect([rows.size, rows.get(row(5).request_id), rows.get(row(500).request_id)]).toEqual([91, 'planned', 'to-plan']);
});
