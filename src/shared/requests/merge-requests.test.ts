import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StoredServiceRequest } from '#domain/documents/service-request.ts';
import type { NewServiceRequest } from '#domain/requests/new-service-request.ts';
import { mergeRequests } from './merge-requests.ts';
import type { RequestRow } from './request-row.ts';
import type { AccountItem } from '#sync/account-outbox.ts';
import type { OutboxState } from '#sync/engine/item.ts';
import { anOutboxItem } from '#tests/builders/outbox-item.ts';

const newRequest = (id: string): NewServiceRequest => ({
  request_id: id,
  senior_id: 'maria',
  task_category_id: 'garden',
  request_date: '2026-12-01',
  frequency: 'one-time',
  preferred_days: ['Maandag'],
  preferred_time: '14:00',
  address: 'Kerkstraat 12, 2000 Antwerpen',
  hours_requested: 2,
  total_cost: 42,
  status: 'submitted',
});

const stored = (id: string, status = 'submitted', minute = 0): StoredServiceRequest => ({
  ...newRequest(id),
  status,
  created_at: new Date(Date.UTC(2026, 10, 20, 10, minute)),
});

type AboutRequest = Extract<AccountItem['command'], { kind: 'create-request' | 'cancel-request' }>;

function item(sequence: number, command: AboutRequest, state: OutboxState): AccountItem {
  const aggregate = command.kind === 'create-request' ? command.request.request_id : command.requestId;
  return {
    sequence,
    id: `${command.kind}:${aggregate}`,
    actorUid: 'maria',
    seniorId: 'maria',
    aggregate,
    command,
    state,
    attempts: 0,
    failures: 0,
    savedAt: Date.UTC(2020, 0, 1) + sequence,
    nextAttemptAt: 0,
    waitMs: 0,
    hasRetryAfter: false,
    lease: null,
    error: state === 'needs-you' ? { code: 'date-too-near' } : null,
    settledAt: null,
    archived: false,
  };
}

const create = (sequence: number, id: string, state: OutboxState) =>
  item(sequence, { kind: 'create-request', request: newRequest(id) }, state);
const cancel = (sequence: number, id: string, state: OutboxState) =>
  item(sequence, { kind: 'cancel-request', requestId: id }, state);

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map((row) => row.id);

describe('merging the server list with the outbox', () => {
  it('shows unsent requests first, newest on top, then the server list in its order', () => {
    const rows = mergeRequests([stored('b'), stored('a')], [create(1, 'c', 'sending'), create(2, 'd', 'waiting')]);
    expect(idsOf(rows)).toEqual(['d', 'c', 'b', 'a']);
    expect(rows.map((row) => row.delivery?.state ?? null)).toEqual(['waiting', 'sending', null, null]);
  });

  it('keeps showing a received request until the server list has it, and then shows it once', () => {
    const items = [create(1, 'c', 'received')];
    expect(mergeRequests([stored('a')], items).map((row) => [row.id, row.delivery?.state])).toEqual([
      ['c', 'received'],
      ['a', undefined],
    ]);
    const later = mergeRequests([stored('c', 'processing'), stored('a')], items);
    expect(later.map((row) => [row.id, row.status, row.delivery])).toEqual([
      ['c', 'processing', null],
      ['a', 'submitted', null],
    ]);
  });

  it('shows a request as delivered when the server has it although its receipt was lost', () => {
    const [row, ...others] = mergeRequests([stored('c')], [create(1, 'c', 'waiting')]);
    expect(row?.delivery).toBeNull();
    expect(others).toEqual([]);
  });

  it('keeps showing a rejected request, with its reason', () => {
    expect(mergeRequests([], [create(1, 'c', 'needs-you')])[0]?.delivery).toEqual({
      itemId: 'create-request:c',
      state: 'needs-you',
      error: { code: 'date-too-near' },
    });
    expect(mergeRequests([stored('c')], [create(1, 'c', 'needs-you')])[0]?.delivery?.state).toBe('needs-you');
  });

  it('hides a request that was cancelled before it was sent', () => {
    expect(mergeRequests([stored('a')], [create(1, 'c', 'cancelled')]).map((row) => row.id)).toEqual(['a']);
  });

  it.each(['waiting', 'sending', 'needs-you'] as const)('shows a %s cancellation on its row', (state) => {
    const [row] = mergeRequests([stored('a')], [cancel(3, 'a', state)]);
    expect(row?.status).toBe('submitted');
    expect(row?.cancellation?.state).toBe(state);
  });

  it('shows a request as cancelled once its cancellation is received, before the server list does', () => {
    const [row] = mergeRequests([stored('a')], [cancel(3, 'a', 'received')]);
    expect(row?.status).toBe('cancelled');
  });

  it('drops a cancellation once the server list has the request as cancelled', () => {
    const [row] = mergeRequests([stored('a', 'Geannuleerd')], [cancel(3, 'a', 'needs-you')]);
    expect([row?.status, row?.cancellation]).toEqual(['cancelled', null]);
  });

  it('shows the cancellation of a request that is still being sent', () => {
    const [row] = mergeRequests([], [create(1, 'c', 'sending'), cancel(2, 'c', 'waiting')]);
    expect([row?.delivery?.state, row?.cancellation?.state]).toEqual(['sending', 'waiting']);
  });

  it.each(['waiting', 'sending', 'received', 'needs-you'] as const)(
    'shows the last answer, %s, on its row',
    (state) => {
      const said = (sequence: number, number: number, each: OutboxState) =>
        anOutboxItem({ kind: 'answer-quote', requestId: 'a', answerId: 'b', number, answer: 'no' } as const, {
          sequence,
          state: each,
        });
      const [row] = mergeRequests([stored('a')], [said(3, 1, 'needs-you'), said(4, 2, state)]);
      expect(row?.answer).toMatchObject({ state, number: 2, answer: 'no' });
      expect(mergeRequests([stored('a')], [said(3, 1, 'cancelled')])[0]?.answer).toBeNull();
    },
  );

  it('maps legacy statuses and keeps unknown ones unchanged', () => {
    const rows = mergeRequests([stored('a', 'matched'), stored('b', 'Op zoek')], []);
    expect(rows.map((row) => [row.status, row.storedStatus])).toEqual([
      ['assigned', 'matched'],
      [null, 'Op zoek'],
    ]);
  });

  const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const state = fc.constantFrom<OutboxState>('waiting', 'sending', 'received', 'needs-you', 'cancelled');
  const items = fc
    .array(fc.record({ id, state, cancels: fc.boolean() }), { maxLength: 12 })
    .map((list) => list.map((each, index) => (each.cancels ? cancel : create)(index, each.id, each.state)));
  const server = fc
    .uniqueArray(fc.record({ id, status: fc.constantFrom('submitted', 'assigned', 'cancelled', 'Ingediend', '?') }), {
      selector: (each) => each.id,
    })
    .map((list) => list.map((each, index) => stored(each.id, each.status, index)));

  it('never drops or duplicates a row, for any server list and outbox', () => {
    fc.assert(
      fc.property(server, items, (listed, outbox) => {
        const shown = idsOf(mergeRequests(listed, outbox));
        expect(new Set(shown).size).toBe(shown.length);
        const expected = new Set(idsOf(listed.map((request) => ({ id: request.request_id }))));
        for (const name of ['a', 'b', 'c', 'd', 'e']) {
          const last = outbox
            .filter((each) => each.aggregate === name && each.command.kind === 'create-request')
            .at(-1);
          if (last !== undefined && last.state !== 'cancelled') expected.add(name);
        }
        expect(new Set(shown)).toEqual(expected);
      }),
      { numRuns: 1000 },
    );
  });

  it('shows "waiting" or "sending" only for requests that are not in the server list', () => {
    fc.assert(
      fc.property(server, items, (listed, outbox) => {
        const onServer = new Set(listed.map((request) => request.request_id));
        for (const row of mergeRequests(listed, outbox)) {
          if (onServer.has(row.id)) expect([undefined, 'needs-you']).toContain(row.delivery?.state);
          else expect(row.delivery).not.toBeNull();
        }
      }),
    );
  });

  it('does not depend on the order of the items', () => {
    fc.assert(
      fc.property(server, items, fc.nat({ max: 6 }), (listed, outbox, turn) => {
        const turned = outbox.slice(turn).concat(outbox.slice(0, turn));
        expect(mergeRequests(listed, turned)).toEqual(mergeRequests(listed, outbox));
      }),
    );
  });

  it('keeps the rows of which nothing has changed, so that their cards are not drawn again', () => {
    const listed = ['a', 'b', 'c'].map((name, index) => stored(name, 'submitted', index));
    const outbox = [create(1, 'd', 'waiting'), create(2, 'e', 'waiting'), cancel(3, 'b', 'waiting')];
    const before = mergeRequests(listed, outbox);
    const sending = outbox.map((item) => (item.aggregate === 'e' ? create(2, 'e', 'sending') : item));
    const after = mergeRequests(listed, sending);
    const changedIn = (rows: readonly RequestRow[]) => rows.filter((row) => !before.includes(row)).map(({ id }) => id);
    expect(changedIn(after)).toEqual(['e']);
    expect(changedIn(mergeRequests(listed, outbox.slice(0, 2)))).toEqual(['b']);
  });
});
