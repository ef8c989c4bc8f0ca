import { expect, test } from 'vitest';
import { aBoardRow } from '#tests/builders/board-row.ts';
import { madeAt } from '#tests/builders/moments.ts';
import type { CommandAuditEntry } from '#domain/documents/bookkeeping.ts';
import { staffSteps, stepsShown } from './staff-steps.ts';

const row = aBoardRow({ revision: 4, restores: 2, last_change: { action: 'undo-step', by: 'Stef', at: madeAt } });

const step = (id: string, action: string, fields: Partial<CommandAuditEntry> = {}) => ({
  id,
  value: {
    collection: 'service_requests' as const,
    document_id: row.request_id,
    action,
    actor_uid: 'stef',
    actor_role: 'admin' as const,
    before: {},
    after: {},
    at: madeAt,
    ...fields,
  },
});

const statesOf = (...args: Parameters<typeof staffSteps>) => staffSteps(...args).map(({ id, state }) => [id, state]);

test('each step says whether it can be undone, and why not', () => {
  const entries = [
    step('e', 'undo-step', { revision: 4, undoes: { command_id: 'd', action: 'assign-student' } }),
    step('d', 'assign-student', { revision: 3 }),
    step('c', 'release-request', { revision: 2 }),
    step('v', 'log-bulk-view'),
    step('b', 'take-request', { revision: 1 }),
    step('a', 'send-quote', { revision: 1 }),
    step('z', 'create-student', { document_id: 'lotte' }),
    step('y', 'take-request'),
  ];
  expect(statesOf(entries, [row])).toEqual([
    ['d', { kind: 'undone' }],
    ['c', { kind: 'undoable' }],
    ['b', { kind: 'changed', by: 'Stef' }],
    ['a', { kind: 'never', why: 'price-is-out' }],
    ['z', { kind: 'never', why: 'other-record' }],
    ['y', { kind: 'unknown' }],
  ]);
});

test('no more than the last steps are shown', () => {
  const many = Array.from({ length: 2 * stepsShown }, (_, index) => step(String(index), 'set-note'));
  expect(staffSteps(many, []).map(({ id }) => id)).toEqual(many.slice(0, stepsShown).map(({ id }) => id));
});
