import type { StaffCommand, StaffNote, StudentDay } from '#domain/documents/dispatch.ts';
import { madeAt, oneDayLater } from './moments.ts';

export function aStaffNote(overrides: Partial<StaffNote> = {}): StaffNote {
  return {
    about: { kind: 'request', id: '7d3f0f3e-5c7a-4c7e-9b39-0a4d2f6c8e11' },
    text: 'Belt liever na de middag.',
    author_uid: 'staf',
    author_name: 'Staf Claes',
    at: madeAt,
    ...overrides,
  };
}

/** A day with one visit of two hours. */
export function aStudentDay(overrides: Partial<StudentDay> = {}): StudentDay {
  return {
    student_id: 'student-lotte',
    date: '2026-03-10',
    visits: [{ visit_id: '7d3f0f3e-5c7a-4c7e-9b39-0a4d2f6c8e11', start: '14:00', minutes: 120, postcode: '2000' }],
    ...overrides,
  };
}

export function aStaffCommand(overrides: Partial<StaffCommand> = {}): StaffCommand {
  return {
    name: 'take-request',
    actor_uid: 'staf',
    answer: '{"outcome":"done","revision":2}',
    at: madeAt,
    expires_at: oneDayLater,
    ...overrides,
  };
}
