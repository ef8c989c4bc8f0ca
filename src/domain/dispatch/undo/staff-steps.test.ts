import { expect, test } from 'vitest';
import { aBoardRow } from '#tests/builders/staff/board-row.ts';
import { aStudentProfile } from '#tests/builders/students/student-profile.ts';
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
  expect(statesOf({ entries, rows: [row], students: [] })).toEqual([
    ['d', { kind: 'undone' }],
    ['c', { kind: 'undoable' }],
    ['b', { kind: 'changed', by: 'Stef' }],
    ['a', { kind: 'never', why: 'price-is-out' }],
    ['z', { kind: 'never', why: 'other-record' }],
    ['y', { kind: 'unknown' }],
  ]);
});

test('a step on an absence can be undone while its days are as the step left them', () => {
  const away = { absence: 'one', from: '2026-03-02' };
  const about = { collection: 'student_profiles' as const, document_id: 'student-lotte' };
  const absence = { id: 'one', kind: 'not-available' as const, from: '2026-03-02', until: '2026-03-03' };
  const lotte = {
    ...aStudentProfile({ absences: [absence] }),
    revision: 1,
    last_change: row.last_change,
    updated_at: madeAt,
  };
  const removed = { absence: 'two', from: '2026-03-09', until: null };
  const entries = [
    step('e', 'change-absence', { ...about, before: { until: '2026-03-09' }, after: removed }),
    step('d', 'change-absence', {
      ...about,
      after: { ...away, until: '2026-03-03' },
      undoes: { command_id: 'c', action: 'change-absence' },
    }),
    step('c', 'change-absence', { ...about, before: { until: '2026-03-03' }, after: { ...away, until: '2026-03-08' } }),
    step('b', 'change-absence', { ...about, before: { until: '2026-03-06' }, after: { ...away, until: '2026-03-03' } }),
    step('a', 'register-absence', { ...about, after: { ...away, until: '2026-03-06' } }),
  ];
  const lines = staffSteps({ entries, rows: [], students: [lotte] });
  expect(lines.map(({ id, state }) => [id, state])).toEqual([
    ['e', { kind: 'never', why: 'is-removed' }],
    ['c', { kind: 'undone' }],
    ['b', { kind: 'undoable' }],
    ['a', { kind: 'changed', by: 'Stef' }],
  ]);
  expect(lines[2]?.absence).toEqual({ absenceId: 'one', shownUntil: '2026-03-03', until: '2026-03-06' });
  expect(lines[3]?.absence).toMatchObject({ shownUntil: '2026-03-06', until: null });
  expect(staffSteps({ entries, rows: [], students: [] })[3]?.state).toEqual({ kind: 'unknown' });
});

test('no more than the last steps are shown', () => {
  const many = Array.from({ length: 2 * stepsShown }, (_, index) => step(String(index), 'set-note'));
  expect(staffSteps({ entries: many, rows: [], students: [] }).map(({ id }) => id)).toEqual(
    many.slice(0, stepsShown).map(({ id }) => id),
  );
});
