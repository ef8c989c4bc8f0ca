import type { DoorCode } from '#domain/documents/door-code.ts';

/** Of a visit of Lotte's. */
export function aDoorCode(overrides: Partial<DoorCode> = {}): DoorCode {
  return { student_id: 'student-lotte', code: '4712', ...overrides };
}
