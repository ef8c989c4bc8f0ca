import { reasonsAgainst } from '../dispatch/rejected-student.ts';
import type { StudentProfile } from '../documents/student-profile.ts';
import type { StoredVisit } from '../documents/visit.ts';
import type { HardReason } from '../matching/hard-rules.ts';

/** A visit that a student has, and what of her profile speaks against it now. */
export interface CheckedVisit extends StoredVisit {
  readonly against: readonly HardReason[];
}

/** Holds planned visits against a profile. The hours of the year are left out: they hold the visit itself. */
export const checkVisits = (visits: readonly StoredVisit[], profile: StudentProfile): readonly CheckedVisit[] =>
  visits.map(({ id, visit }) => ({
    id,
    visit,
    against: reasonsAgainst(id, visit, profile).filter(({ code }) => code !== 'hours-used-up'),
  }));
