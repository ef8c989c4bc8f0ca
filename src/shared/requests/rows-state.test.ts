import { describe, expect, it } from 'vitest';
import { rowsState } from './rows-state.ts';
import type { AccountItem } from '#sync/account-outbox.ts';

const network = { code: 'network' } as const;

const waiting: AccountItem = {
  sequence: 1,
  id: 'create:a',
  actorUid: 'maria',
  seniorId: 'maria',
  aggregate: 'a',
  command: {
    kind: 'create-request',
    request: {
      request_id: 'a',
      senior_id: 'maria',
      task_category_id: 'garden',
      request_date: '2026-12-01',
      preferred_days: ['Maandag'],
      preferred_time: '14:00',
      address: 'Kerkstraat 12, 2000 Antwerpen',
      hours_requested: 2,
      total_cost: 42,
      status: 'submitted',
    },
  },
  state: 'waiting',
  attempts: 0,
  failures: 0,
  savedAt: 0,
  nextAttemptAt: 0,
  waitMs: 0,
  hasRetryAfter: false,
  lease: null,
  error: null,
  settledAt: null,
  archived: false,
};

const ready = { status: 'ready', value: [], savedAt: 5, error: null } as const;

describe('the state of the list', () => {
  it('is empty only when both the server and the outbox have been read', () => {
    expect(rowsState(ready, null)).toEqual({ status: 'loading' });
    expect(rowsState({ status: 'loading' }, [])).toEqual({ status: 'loading' });
    expect(rowsState(ready, [])).toEqual({ status: 'ready', rows: [], savedAt: 5, error: null });
  });

  it('fails only when there is nothing to show', () => {
    expect(rowsState({ status: 'failed', error: network }, [])).toEqual({ status: 'failed', error: network });
    expect(rowsState({ status: 'failed', error: network }, [waiting])).toMatchObject({
      status: 'ready',
      savedAt: null,
      error: network,
      rows: [{ id: 'a' }],
    });
  });

  it('shows unsent requests before the server answers', () => {
    expect(rowsState({ status: 'loading' }, [waiting])).toMatchObject({ status: 'ready', rows: [{ id: 'a' }] });
  });
});
