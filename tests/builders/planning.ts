import type { Planning } from '#domain/documents/planning.ts';

/** A visit as it was stored before visits had states. */
export function aPlanning(overrides: Partial<Pick<Planning, 'request_id'>> = {}) {
  return {
    request_id: '7d3f0f3e-5c7a-4c7e-9b39-0a4d2f6c8e11',
    studentprofile_id: 'student-lotte',
    student_profiles: { first_name: 'Lotte', last_name: 'Janssens', residence: 'Gent' },
    ...overrides,
  } satisfies Planning;
}
