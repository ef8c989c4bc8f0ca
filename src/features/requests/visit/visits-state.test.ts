import { describe, expect, test } from 'vitest';
import type { RequestPage, RequestsByDay } from '#domain/requests/request-page.ts';
import type { CachedState } from '#offline/cached/cached-state.ts';
import { aServiceRequest } from '#tests/builders/service-request.ts';
import { visitsState } from './visits-state.ts';

const now = new Date('2026-11-24T12:00:00+01:00');
const loading = { status: 'loading' } as const;
const failed = { status: 'failed', error: { code: 'network' } } as const;

const visit = aServiceRequest({ request_id: 'visit', status: 'assigned', request_date: '2026-11-27' });
const open = aServiceRequest({ request_id: 'open', status: 'processing' });
const cursor = { seconds: 0, nanoseconds: 0, id: 'older' };

const ready = <Value>(value: Value): CachedState<Value> => ({ status: 'ready', value, savedAt: 0, error: null });
const byDay = (...requests: RequestsByDay['requests']) => ready({ requests, hasMore: false });
const newest = (requests: RequestPage['requests'], next: RequestPage['next'] = null) => ready({ requests, next });

function stateOf(...sources: Parameters<typeof visitsState> extends [infer One, infer Two, Date] ? [One, Two] : never) {
  const state = visitsState(...sources, now);
  return state.status === 'ready' ? { ...state, visits: state.visits.map(({ id }) => id) } : state;
}

describe('the coming visits', () => {
  test('are those of their own query, which also finds what was asked for long ago', () => {
    const state = { status: 'ready', visits: ['visit'], hasMore: false };
    expect(stateOf(byDay(visit), newest([open]))).toEqual({ ...state, searching: true });
    expect(stateOf(byDay(visit), failed)).toEqual({ ...state, searching: false });
    expect(stateOf(byDay(), newest([visit]))).toMatchObject({ visits: [] });
    expect(stateOf(ready({ requests: [visit], hasMore: true }), loading)).toMatchObject({ hasMore: true });
  });

  test('are those of the newest requests while their own query has no answer', () => {
    expect(stateOf(failed, newest([open, visit]))).toMatchObject({ visits: ['visit'], hasMore: false });
    expect(stateOf(loading, newest([visit], cursor))).toMatchObject({ visits: ['visit'], hasMore: true });
    expect(stateOf(loading, newest([open]))).toMatchObject({ visits: [], searching: true });
  });

  test('are unknown, not none, when an older request could be one', () => {
    expect(stateOf(loading, newest([open], cursor))).toEqual({ status: 'loading' });
    expect(stateOf(failed, newest([open], cursor))).toEqual({ status: 'failed' });
    expect(stateOf(failed, failed)).toEqual({ status: 'failed' });
    expect(stateOf(loading, loading)).toEqual({ status: 'loading' });
  });
});
