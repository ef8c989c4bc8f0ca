import type { BasicStudentProfile, FollowedStudent, StudentProfile } from '#domain/documents/student-profile.ts';
import { madeAt } from '../moments.ts';

export function aBasicStudentProfile(overrides: Partial<BasicStudentProfile> = {}): BasicStudentProfile {
  return { id: 'student-lotte', first_name: 'Lotte', last_name: 'Janssens', residence: 'Gent', ...overrides };
}

/** A student who does every service and is available all week from 8 to 20 h. */
export function aStudentProfile(overrides: Partial<StudentProfile> = {}): StudentProfile {
  const day = () => [{ from: '08:00', to: '20:00' }];
  return {
    ...aBasicStudentProfile(),
    email: 'lotte@student.example',
    phone: '+32 470 12 34 56',
    skills: ['companionship', 'transport', 'groceries', 'garden', 'physical', 'household'],
    languages: ['nl', 'en'],
    postcode: '2018',
    has_car: false,
    weekly: { 1: day(), 2: day(), 3: day(), 4: day(), 5: day(), 6: day(), 7: day() },
    exceptions: [],
    absences: [],
    vetted_until: '2030-12-31',
    paused: false,
    hours_by_year: {},
    avoids: { cats: false, dogs: false, smokers: false },
    wished_hours_per_week: null,
    blocked_seniors: [],
    ...overrides,
  };
}

/** The same as functions and staff read her, as no command has changed her yet. */
export const aFollowedStudent = (overrides: Partial<FollowedStudent> = {}): FollowedStudent => ({
  ...aStudentProfile(),
  revision: 1,
  last_change: null,
  updated_at: madeAt,
  ...overrides,
});
