import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RequestPage } from '#domain/requests/request-page.ts';
import { aServiceRequest } from '#tests/builders/service-request.ts';
import { type RequestRun, withNewest, withOlder, withRefreshed } from './request-run.ts';

const pageSize = 4;
const first = Date.parse('2026-01-01T00:00:00Z');

interface Made {
  readonly id: string;
  readonly at: number;
  readonly status: string;
}

/** A server that pages requests, newest first; several can have the same timestamp. */
function server(made: readonly Made[]) {
  const newestFirst = made.toSorted((one, other) => other.at - one.at || (one.id < other.id ? 1 : -1));
  const page = (after: string | null): RequestPage => {
    const start = after === null ? 0 : newestFirst.findIndex(({ id }) => id === after) + 1;
    const part = newestFirst.slice(start, start + pageSize);
    const last = part.at(-1);
    const hasMore = last !== undefined && newestFirst.length > start + pageSize;
    return {
      requests: part.map(({ id, at, status }) => ({
        ...aServiceRequest(),
        request_id: id,
        created_at: new Date(first + at * 1000),
        status,
      })),
      next: hasMore ? { seconds: last.at, nanoseconds: 0, id: last.id } : null,
    };
  };
  return { page, ids: newestFirst.map(({ id }) => id) };
}

const made = (count: number, from = 0): Made[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `r${String(from + index).padStart(4, '0')}`,
    at: from + index,
    status: 'submitted',
  }));

const idsOf = (run: RequestRun) => run.requests.map(({ request_id }) => request_id);

/** Reads the next older page, as "Toon meer" does. */
function readNextPage(run: RequestRun, { page }: ReturnType<typeof server>): RequestRun {
  return run.next === null ? run : withOlder(run, run.next, page(run.next.id));
}

describe('requests that are read page by page', () => {
  it('are the whole list without gaps or duplicates, for any order of polls, older pages and new requests', () => {
    const steps = fc.array(fc.oneof(fc.constant('poll'), fc.constant('older'), fc.nat({ max: 9 })), { maxLength: 25 });
    fc.assert(
      fc.property(fc.nat({ max: 30 }), steps, (atFirst, walk) => {
        let all = made(atFirst);
        let run: RequestRun | null = null;
        for (const step of walk) {
          if (typeof step === 'number') all = [...all, ...made(step, all.length)];
          else if (step === 'poll') run = withNewest(run, server(all).page(null));
          else if (run !== null) run = readNextPage(run, server(all));
        }
        run = withNewest(run, server(all).page(null));
        const { ids } = server(all);
        expect(idsOf(run)).toEqual(ids.slice(0, run.requests.length));
        expect(run.next === null).toBe(run.requests.length === ids.length);
        while (run.next !== null) run = readNextPage(run, server(all));
        expect(idsOf(run)).toEqual(ids);
      }),
    );
  });

  it('keep older pages when the newest page is read again', () => {
    const before = readNextPage(withNewest(null, server(made(12)).page(null)), server(made(12)));
    expect(before.requests).toHaveLength(8);
    const after = withNewest(before, server(made(14)).page(null));
    expect(after.requests).toHaveLength(10);
    expect(after.next).toEqual(before.next);
    expect(withNewest(after, server(made(14)).page(null))).toEqual(after);
  });

  it('lose a request that the newest page no longer has, since it stopped matching the filter', () => {
    const all = made(12);
    const before = readNextPage(withNewest(null, server(all).page(null)), server(all));
    const fewer = all.filter(({ id }) => id !== 'r0010');
    const after = withNewest(before, server(fewer).page(null));
    expect(idsOf(after)).toEqual(server(fewer).ids.slice(0, 7));
  });

  it('take over the refreshed copies, and lose a request that is no longer on the server', () => {
    const all = made(8);
    const run = readNextPage(withNewest(null, server(all).page(null)), server(all));
    const changed = run.requests.filter(({ request_id }) => request_id === 'r0001');
    const again = withRefreshed(
      run,
      ['r0001', 'r0000'],
      changed.map((request) => ({ ...request, status: 'assigned' })),
    );
    expect(again.requests.map(({ request_id, status }) => `${request_id} ${status}`).slice(-2)).toEqual([
      'r0002 submitted',
      'r0001 assigned',
    ]);
    expect(again.next).toBe(run.next);
  });

  it('ignore an older page that arrives after the list was reset', () => {
    const few = server(made(12));
    const before = withNewest(null, few.page(null));
    const late = before.next === null ? null : { after: before.next, page: few.page(before.next.id) };
    const reset = withNewest(before, server(made(40)).page(null));
    if (late === null) throw new Error('there are older ones');
    expect(withOlder(reset, late.after, late.page)).toBe(reset);
  });
});
