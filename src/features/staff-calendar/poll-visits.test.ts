import { describe, expect, test } from 'vitest';
import type { BoardRow } from '#domain/documents/board-row.ts';
import type { StoredVisit } from '#domain/documents/visit.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { aBoardRow } from '#tests/builders/staff/board-row.ts';
import { aVisit } from '#tests/builders/visit.ts';
import { pollVisits, type VisitsPorts } from './poll-visits.ts';

const week = { from: '2026-11-23', to: '2026-11-29' };
const at = (second: number) => new Date(Date.UTC(2026, 10, 22, 9, 0, 0) + second * 1000);

/** A server that counts the documents it reads as Firestore bills them. */
function serverWith(history: number, inWeek: number) {
  const visits: StoredVisit[] = Array.from({ length: history + inWeek }, (_, index) => ({
    id: `r-${index}`,
    visit: aVisit({ request_id: `r-${index}`, date: index < inWeek ? '2026-11-24' : '2025-05-01' }),
  }));
  const rows = new Map<string, BoardRow>(
    visits.map(({ id }) => [id, aBoardRow({ request_id: id, updated_at: at(0) })]),
  );
  let reads = 0;
  const counted = <Value>(value: Value, documents: number): Promise<Result<Value, DomainError>> => {
    reads += Math.max(1, documents);
    return Promise.resolve(ok(value));
  };
  const list = <Item>(items: Item[]) => counted(items, items.length);
  const ports: VisitsPorts = {
    listVisits: ({ from, to }) => list(visits.filter(({ visit: { date } }) => date >= from && date <= to)),
    listVisitsOf: (ids) => list(visits.filter(({ visit }) => ids.includes(visit.request_id))),
    listRows: (ids) => list([...rows.values()].filter(({ request_id }) => ids.includes(request_id))),
    listChanges: (since, most) =>
      list([...rows.values()].filter(({ updated_at }) => updated_at >= since).slice(0, most)),
    readNewestChange: () => counted(at(0), 1),
  };
  return {
    ports,
    change(index: number, date: string, second: number) {
      const id = `r-${index}`;
      const before = rows.get(id);
      if (before === undefined) throw new Error(`there is no ${id}`);
      rows.set(id, { ...before, revision: before.revision + 1, updated_at: at(second) });
      const place = visits.findIndex((each) => each.id === id);
      visits[place] = { id, visit: aVisit({ request_id: id, date }) };
    },
    readsOf: async <Value>(work: () => Promise<Value>) => {
      const before = reads;
      const value = await work();
      return { value, reads: reads - before };
    },
  };
}

async function started(history: number, inWeek: number) {
  const server = serverWith(history, inWeek);
  let copy = await pollVisits(server.ports, week, null, 0);
  const poll = async (second: number) => {
    if (!copy.ok) throw new Error(copy.error.code);
    const known = copy.value;
    const { value, reads } = await server.readsOf(() => pollVisits(server.ports, week, known, second * 1000));
    copy = value;
    return { reads, copy: copy.ok ? copy.value : null };
  };
  return { server, poll, copy: copy.ok ? copy.value : null };
}

describe('the documents that are read', () => {
  test.each([100, 10_000])('follow the week and not the history of %i visits', async (history) => {
    const server = serverWith(history, 200);
    // The newest change, the visits and their rows.
    const { reads } = await server.readsOf(() => pollVisits(server.ports, week, null, 0));
    expect(reads).toBe(1 + 200 + 200);
  });

  test('a quiet week costs one read, and stays the same object', async () => {
    const { poll, copy } = await started(100, 200);
    const quiet = await poll(60);
    expect(quiet.reads).toBe(1);
    expect(quiet.copy).toBe(copy);
  });

  test('a changed request costs its row and its visits, once', async () => {
    const { server, poll } = await started(100, 200);
    server.change(3, '2026-11-26', 61);
    const changed = await poll(62);
    expect(changed.reads).toBe(1 + 1);
    expect(changed.copy?.visits.find(({ id }) => id === 'r-3')?.visit.date).toBe('2026-11-26');
    // Its row is asked for again for a while, because commits can become visible in another order; its visits are not.
    expect((await poll(65)).reads).toBe(1);
  });

  test('a request of another week that moves here comes in, and one that leaves goes', async () => {
    const { server, poll } = await started(100, 200);
    server.change(250, '2026-11-25', 61);
    server.change(4, '2026-12-25', 61);
    const ids = (await poll(62)).copy?.visits.map(({ id }) => id) ?? [];
    expect(ids).toContain('r-250');
    expect(ids).not.toContain('r-4');
    // A change that this week has no part in is read once as well.
    server.change(251, '2024-12-25', 63);
    expect((await poll(64)).reads).toBe(3 + 1);
    expect((await poll(66)).reads).toBe(3);
  });
});
