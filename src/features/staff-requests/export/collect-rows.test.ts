import { expect, test } from 'vitest';
import type { BoardRow } from '#domain/documents/board-row.ts';
import { ok } from '#domain/result.ts';
import { type BoardList, isInList, openList } from '#domain/staff/board-list.ts';
import { boardOrders, inBoardOrder } from '#domain/staff/board-order.ts';
import type { BoardPorts } from '#shared/staff/board/poll-board.ts';
import { aBoardRow } from '#tests/builders/staff/board-row.ts';
import { pageOfBoard } from '#tests/builders/staff/board-server.ts';
import { collectRows, rowsPerRead } from './collect-rows.ts';

const many = (count: number, fields: Partial<BoardRow> = {}) =>
  Array.from({ length: count }, (_, index) =>
    aBoardRow({ request_id: `${fields.stage ?? 'new'}-${index}`, ...fields }),
  );

/** A server that pages as Firestore does, and counts what it reads. */
function serverWith(rows: BoardRow[]) {
  const reads: number[] = [];
  const listPage: BoardPorts['listPage'] = (wanted) => {
    const { page } = pageOfBoard(rows, wanted);
    reads.push(page.rows.length);
    return Promise.resolve(ok(page));
  };
  return { listPage, reads };
}

const inPostcode: BoardList = { ...openList, postcode: '2000' };

// spec: staff.requests.csv
test.each(boardOrders)(
  'every row that fits is collected once, a page at a time, in the order of the screen: %j',
  async (order) => {
    const rows = [
      ...many(2 * rowsPerRead + 1),
      ...many(3, { stage: 'quoted', postcode: '9000', status: 'processing' }),
    ].map((row, index) => ({ ...row, senior_name: `Tante ${index % 17}`, created_at: new Date(index * 1000) }));
    const server = serverWith(rows);
    const list = { ...inPostcode, order };
    const ids: string[] = [];
    const done = await collectRows(server.listPage, {
      list,
      onRead: (read) => ids.push(...read.map(({ request_id }) => request_id)) > 0,
    });
    expect(done).toEqual(ok(true));
    expect(server.reads).toEqual([rowsPerRead, rowsPerRead, 1]);
    expect(ids).toEqual(
      inBoardOrder(rows, order)
        .filter((row) => isInList(row, list))
        .map(({ request_id }) => request_id),
    );
  },
);

test('a row that moves to a later place meanwhile is there once', async () => {
  const rows = many(rowsPerRead + 1);
  const server = serverWith(rows);
  const ids: string[] = [];
  await collectRows(server.listPage, {
    list: openList,
    onRead: (read) => {
      ids.push(...read.map(({ request_id }) => request_id));
      rows[0] = aBoardRow({ request_id: 'new-0', date: '2027-01-01' });
      return true;
    },
  });
  expect([ids.length, new Set(ids).size]).toEqual([rowsPerRead + 1, rowsPerRead + 1]);
});

test('it stops where it is told to, and a failure is returned', async () => {
  const server = serverWith(many(3 * rowsPerRead));
  const stopped = await collectRows(server.listPage, { list: openList, onRead: () => false });
  expect([stopped, server.reads]).toEqual([ok(false), [rowsPerRead]]);
  const failing = () => Promise.resolve({ ok: false, error: { code: 'network' } } as const);
  const failed = await collectRows(failing, { list: openList, onRead: () => true });
  expect(failed).toEqual({ ok: false, error: { code: 'network' } });
});
