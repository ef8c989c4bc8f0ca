import type { StudentProfile } from '#domain/documents/student-profile.ts';
import type { BookedVisit, Candidate, OpenVisit } from '#domain/matching/candidate.ts';
import { aStudentProfile } from './students/student-profile.ts';

/** Thursday 3 December 2026, from 14 to 16 h in Antwerp. */
export function anOpenVisit(overrides: Partial<OpenVisit> = {}): OpenVisit {
  return {
    id: 'visit-1',
    seniorId: 'maria',
    service: 'companionship',
    variant: 'standard',
    date: '2026-12-03',
    start: '14:00',
    minutes: 120,
    postcode: '2000',
    language: null,
    home: { cats: false, dogs: false, smokers: false },
    blockedStudents: [],
    ...overrides,
  };
}

export function aBookedVisit(overrides: Partial<BookedVisit> = {}): BookedVisit {
  return { visitId: 'visit-2', date: '2026-12-03', start: '09:00', minutes: 60, postcode: '2018', ...overrides };
}

/** A student from Antwerp against whom nothing speaks. */
export function aCandidate(
  profile: Partial<StudentProfile> = {},
  overrides: Partial<Omit<Candidate, 'profile'>> = {},
): Candidate {
  return {
    profile: aStudentProfile(profile),
    booked: [],
    together: new Map(),
    offers: { accepted: 0, answered: 0 },
    ...overrides,
  };
}
