import { describe, expect, test } from 'vitest';
import type { BoardRow } from '#domain/documents/board-row.ts';
import { ok, type Result } from '#domain/result.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { type BoardCopy, rowsOfList } from '#domain/staff/board-copy.ts';
import { type BoardList, isInList, keyOfList, openList, stageList } from '#domain/staff/board-list.ts';
import { boardOrders, inBoardOrder } from '#domain/staff/board-order.ts';
import { aBoardRow } from '#tests/builders/staff/board-row.ts';
import { pageOfBoard } from '#tests/builders/staff/board-server.ts';
import { boardPageSize, type BoardPorts, pollBoard, type WantedPages } from './poll-board.ts';

const at = (second: number) => new Date(Date.UTC(2026, 10, 22, 9, 0, 0) + second * 1000);

/** A server with any number of rows, that counts the documents it reads as Firestore bills them. */
function serverWith(rows: BoardRow[]) {
  let reads = 0;
  const pageReads: number[] = [];
  const counted = <Value>(value: Value, documents: number): Promise<Result<Value, DomainError>> => {
    reads += Math.max(1, documents);
    return Promise.resolve(ok(value));
  };
  const ports: BoardPorts = {
    listPage: (wanted) => {
      const { page, reads: documents } = pageOfBoard(rows, wanted);
      pageReads.push(documents);
      return counted(page, documents);
    },
    listChanges: (since, most) => {
      const found = rows.filter(({ updated_at }) => updated_at >= since).slice(0, most);
      return counted(found, found.length);
    },
    readNewestChange: () => counted(rows.at(-1)?.updated_at ?? null, 1),
    readCounts: () => counted({ new: rows.filter(({ stage }) => stage === 'new').length }, 10),
    toldCounts: () => null,
  };
  return {
    ports,
    rows,
    pageReads,
    readsOf: async <Value>(work: () => Promise<Value>) => {
      const before = reads;
      const value = await work();
      return { value, reads: reads - before };
    },
  };
}

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => aBoardRow({ request_id: `r-${index}`, updated_at: at(index / 1000) }));
const pagesOf = (list: BoardList, pages: number): WantedPages => new Map([[keyOfList(list), { list, pages }]]);
const wanted = pagesOf(stageList('new'), 1);
const later = 1_000_000;

async function started(count: number) {
  const server = serverWith(many(count));
  const { value, reads } = await server.readsOf(() => pollBoard(server.ports, null, wanted, 0));
  if (!value.ok) throw new Error(value.error.code);
  return { server, copy: value.value, reads };
}

describe('the documents that are read', () => {
  // spec: staff.today.cost
  test.each([100, 10_000])('do not depend on the history: %i requests', async (count) => {
    const { server, copy, reads } = await started(count);
    // The newest change, one page and one more, the shards of the counts.
    expect(reads).toBe(1 + (boardPageSize + 1) + 10);
    const quiet = await server.readsOf(() => pollBoard(server.ports, copy, wanted, later));
    expect(quiet.reads).toBe(1);
    expect(quiet.value).toEqual(ok(copy));
  });

  test('are none while the server tells by itself, and the counts are those that it tells', async () => {
    const { server, copy } = await started(100);
    const told = { new: 100 };
    const ports = {
      ...server.ports,
      listChanges: (since: Date) => Promise.resolve(ok(server.rows.filter(({ updated_at: at }) => at >= since))),
      toldCounts: () => told,
    };
    const look = (known: BoardCopy) => server.readsOf(() => pollBoard(ports, known, wanted, later));
    expect(await look(copy)).toEqual({ value: ok(copy), reads: 0 });
    told.new = 99;
    const recounted = await look(copy);
    expect(recounted).toEqual({ value: ok({ ...copy, counts: { new: 99 } }), reads: 0 });
    server.rows.push(aBoardRow({ request_id: 'r-new', updated_at: at(500) }));
    const { value, reads } = await look(copy);
    expect(reads).toBe(0);
    expect(value.ok && value.value.changedAt).toEqual(at(500));
  });

  test('are one a look again, half a minute after very many changes at once', async () => {
    const { server, copy } = await started(10_000);
    let known = copy;
    const look = async (now: number) => {
      const { value, reads } = await server.readsOf(() => pollBoard(server.ports, known, wanted, now));
      if (value.ok) known = value.value;
      return reads;
    };
    for (let now = 5_000; now <= 30_000; now += 5_000) await look(now);
    expect([await look(35_000), await look(40_000)]).toEqual([1, 1]);
  });

  // spec: staff.together.follow
  test('after one change are that change and the counts', async () => {
    const { server, copy } = await started(100);
    server.rows.push(aBoardRow({ request_id: 'r-3', stage: 'quoted', revision: 2, updated_at: at(60) }));
    const { value, reads } = await server.readsOf(() => pollBoard(server.ports, copy, wanted, later));
    expect(reads).toBe(1 + 10);
    expect(value.ok && value.value.rows.some(({ request_id }) => request_id === 'r-3')).toBe(false);
  });
});

describe('a page in any order', () => {
  const rows = Array.from({ length: 180 }, (_, index) =>
    aBoardRow({
      request_id: `r-${index}`,
      senior_name: `Tante ${(index * 7) % 50}`,
      senior_id: `s-${index % 60}`,
      date: `2026-12-${String((index % 28) + 1).padStart(2, '0')}`,
      created_at: at((index * 13) % 90),
      updated_at: at((index * 11) % 70),
      ...(index % 3 === 0
        ? { stage: 'paid', status: 'paid' }
        : index % 3 === 1
          ? { stage: 'planned', status: 'assigned' }
          : { stage: index % 2 === 0 ? 'to-plan' : 'offer-declined', status: 'processing' }),
    }),
  );
  const filters = {
    'all that is open': openList,
    'the open ones of a postcode from a day on': { ...openList, postcode: '2000', from: '2026-12-05' },
    'those that wait for a student from a day on': { ...openList, stage: 'waiting', from: '2026-12-02' },
    'everything of thirty people': {
      ...openList,
      stage: 'all',
      meant: { seniors: Array.from({ length: 30 }, (_, n) => `s-${n}`), students: [], postcodes: [], reference: '' },
    },
  } as const satisfies Record<string, BoardList>;

  // spec: staff.requests.orders
  test.each(
    Object.entries(filters).flatMap(([name, list]) => boardOrders.map((order) => [name, { ...list, order }] as const)),
  )('%s: reads 51 documents, and its pages join without a gap or a double', async (_, list) => {
    const server = serverWith(rows);
    const first = await server.readsOf(() => pollBoard(server.ports, null, pagesOf(list, 1), 0));
    expect(first.reads).toBe(1 + (boardPageSize + 1) + 10);
    if (!first.value.ok) throw new Error('the server answers');
    const all = await pollBoard(server.ports, first.value.value, pagesOf(list, 9), later);
    if (!all.ok) throw new Error('the server answers');
    const wantedRows = inBoardOrder(rows, list.order).filter((row) => isInList(row, list));
    expect(rowsOfList(all.value, list)).toEqual(wantedRows);
    // Each row once, and one more per page that tells of the next.
    const left = (page: number) => wantedRows.length - page * boardPageSize;
    expect(server.pageReads).toEqual(server.pageReads.map((_, page) => Math.min(boardPageSize + 1, left(page))));
  });
});

test('another page is read after the last one, and no page twice', async () => {
  const { server, copy } = await started(120);
  const { value, reads } = await server.readsOf(() =>
    pollBoard(server.ports, copy, pagesOf(stageList('new'), 3), later),
  );
  expect(value.ok && value.value.rows).toHaveLength(120);
  expect(value.ok && value.value.lists['new']).toEqual({ list: stageList('new'), pages: 3, until: null });
  expect(reads).toBe(1 + (boardPageSize + 1) + 20);
});

test('after a night of changes the lists are read anew', async () => {
  const { server, copy } = await started(10);
  for (let index = 0; index < 500; index += 1) {
    server.rows.push(aBoardRow({ request_id: `night-${index}`, updated_at: at(60 + index) }));
  }
  const answer = await pollBoard(server.ports, copy, wanted, later);
  expect(answer.ok && answer.value.rows).toHaveLength(boardPageSize);
  expect(answer.ok && answer.value.counts.new).toBe(510);
});

test('a failure is returned, and what is known stays as it was', async () => {
  const { server, copy } = await started(10);
  const failing = {
    ...server.ports,
    listChanges: () => Promise.resolve({ ok: false, error: { code: 'network' } } as const),
  };
  expect(await pollBoard(failing, copy, wanted, later)).toEqual({ ok: false, error: { code: 'network' } });
});
