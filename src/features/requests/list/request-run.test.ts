import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RequestPage } from '#domain/requests/request-page.ts';
import { aServiceRequest } from '#tests/builders/service-request.ts';
import { type RequestRun, withNewest, withOlder, withReadAnew } from './request-run.ts';

const pageSize = 4;
const first = Date.parse('2026-01-01T00:00:00Z');

interface Made {
  readonly id: string;
  readonly at: number;
  readonly status: string;
}

/** A server with requests in order of making; several can share a moment. */
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

/** What "Toon meer" does. */
function readOn(run: RequestRun, { page }: ReturnType<typeof server>): RequestRun {
  return run.next === null ? run : withOlder(run, run.next, page(run.next.id));
}

describe('requests that were read in parts', () => {
  it('are the whole list without a hole or a double, in whatever order parts are read and requests come in', () => {
    const steps = fc.array(fc.oneof(fc.constant('poll'), fc.constant('older'), fc.nat({ max: 9 })), { maxLength: 25 });
    fc.assert(
      fc.property(fc.nat({ max: 30 }), steps, (atFirst, walk) => {
        let all = made(atFirst);
        let run: RequestRun | null = null;
        for (const step of walk) {
          if (typeof step === 'number') all = [...all, ...made(step, all.length)];
          else if (step === 'poll') run = withNewest(run, server(all).page(null));
          else if (run !== null) run = readOn(run, server(all));
        }
        run = withNewest(run, server(all).page(null));
        const { ids } = server(all);
        expect(idsOf(run)).toEqual(ids.slice(0, run.requests.length));
        expect(run.next === null).toBe(run.requests.length === ids.length);
        while (run.next !== null) run = readOn(run, server(all));
        expect(idsOf(run)).toEqual(ids);
      }),
    );
  });

  it('stay when the newest part is read anew, however often', () => {
    const before = readOn(withNewest(null, server(made(12)).page(null)), server(made(12)));
    expect(before.requests).toHaveLength(8);
    const after = withNewest(before, server(made(14)).page(null));
    expect(after.requests).toHaveLength(10);
    expect(after.next).toEqual(before.next);
    expect(withNewest(after, server(made(14)).page(null))).toEqual(after);
  });

  it('lose what the newest part no longer has: it does not match the filter any more', () => {
    const all = made(12);
    const before = readOn(withNewest(null, server(all).page(null)), server(all));
    const fewer = all.filter(({ id }) => id !== 'r0010');
    const after = withNewest(before, server(fewer).page(null));
    expect(idsOf(after)).toEqual(server(fewer).ids.slice(0, 7));
  });

  it('are as new as they were last read', () => {
    const all = made(8);
    const run = readOn(withNewest(null, server(all).page(null)), server(all));
    const changed = run.requests.filter(({ request_id }) => request_id === 'r0001');
    const again = withReadAnew(
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

  it('drop a part that comes after the list has begun anew', () => {
    const few = server(made(12));
    const before = withNewest(null, few.page(null));
    const late = before.next === null ? null : { after: before.next, page: few.page(before.next.id) };
    const begunAnew = withNewest(before, server(made(40)).page(null));
    if (late === null) throw new Error('there are older ones');
    expect(withOlder(begunAnew, late.after, late.page)).toBe(begunAnew);
  });
});
