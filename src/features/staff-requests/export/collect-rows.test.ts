import { expect, test } from 'vitest';
import type { BoardRow } from '#domain/documents/board-row.ts';
import { ok } from '#domain/result.ts';
import { compareCursors, cursorOf } from '#domain/staff/board-copy.ts';
import type { BoardPorts } from '#shared/staff/board/poll-board.ts';
import { aBoardRow } from '#tests/builders/board-row.ts';
import { collectRows, rowsPerRead } from './collect-rows.ts';

const many = (count: number, fields: Partial<BoardRow> = {}) =>
  Array.from({ length: count }, (_, index) =>
    aBoardRow({ request_id: `${fields.stage ?? 'new'}-${index}`, ...fields }),
  );

/** A server that pages as Firestore does, and counts what it reads. */
function serverWith(rows: BoardRow[]) {
  const reads: number[] = [];
  const listPage: BoardPorts['listPage'] = ({ stage, most, after }) => {
    const found = rows
      .filter((row) => row.stage === stage && (after === null || compareCursors(cursorOf(row), after) > 0))
      .toSorted((one, other) => compareCursors(cursorOf(one), cursorOf(other)));
    const page = found.slice(0, most);
    const last = page.at(-1);
    reads.push(page.length);
    return Promise.resolve(ok({ rows: page, next: found.length > most && last !== undefined ? cursorOf(last) : null }));
  };
  return { listPage, reads };
}

test('every wanted row is collected once, a page at a time', async () => {
  const server = serverWith([...many(2 * rowsPerRead + 1), ...many(3, { stage: 'quoted', postcode: '9000' })]);
  const ids: string[] = [];
  const done = await collectRows(server.listPage, {
    stages: ['new', 'quoted'],
    isWanted: ({ postcode }) => postcode === '2000',
    onRead: (rows) => ids.push(...rows.map(({ request_id }) => request_id)) > 0,
  });
  expect(done).toEqual(ok(true));
  expect(server.reads).toEqual([rowsPerRead, rowsPerRead, 1, 3]);
  expect([ids.length, new Set(ids).size]).toEqual([2 * rowsPerRead + 1, 2 * rowsPerRead + 1]);
});

test('a row that moves to a later stage meanwhile is there once', async () => {
  const rows = many(2);
  const server = serverWith(rows);
  const ids: string[] = [];
  await collectRows(server.listPage, {
    stages: ['new', 'quoted'],
    isWanted: () => true,
    onRead: (read) => {
      ids.push(...read.map(({ request_id }) => request_id));
      rows.splice(0, 1, aBoardRow({ request_id: 'new-0', stage: 'quoted' }));
      return true;
    },
  });
  expect(ids).toEqual(['new-0', 'new-1']);
});

test('it stops where it is told to, and a failure is returned', async () => {
  const server = serverWith(many(3 * rowsPerRead));
  const stopped = await collectRows(server.listPage, { stages: ['new'], isWanted: () => true, onRead: () => false });
  expect([stopped, server.reads]).toEqual([ok(false), [rowsPerRead]]);
  const failing = () => Promise.resolve({ ok: false, error: { code: 'network' } } as const);
  const failed = await collectRows(failing, { stages: ['new'], isWanted: () => true, onRead: () => true });
  expect(failed).toEqual({ ok: false, error: { code: 'network' } });
});
