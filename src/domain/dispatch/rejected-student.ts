import type { StudentProfile } from '#domain/documents/student-profile.ts';
import type { Visit } from '#domain/documents/visit.ts';
import type { OpenVisit } from '#domain/matching/candidate.ts';
import { type HardReason, whyNot } from '#domain/matching/hard-rules.ts';
import { serviceIds } from '#domain/requests/prices.ts';

/** No reason of staff outweighs these. Every other hard reason can be overruled with one. */
const final: readonly HardReason['code'][] = ['paused', 'not-vetted', 'blocked'];

/** Whether staff can plan a student with a reason, in spite of this. Two visits at once never can be. */
export const canBeOverruled = ({ code }: HardReason): boolean => code !== 'other-visit' && !final.includes(code);

/**
 * What of a student's own profile speaks against a visit. Other visits are not looked at: whoever writes the student's day
 * does.
 * @param postcode of the home; empty where it is not known.
 */
export function reasonsAgainst(
  visitId: string,
  visit: Visit,
  profile: StudentProfile,
  postcode = '',
): readonly HardReason[] {
  const known = serviceIds.find((id) => id === visit.task_category_id);
  const open: OpenVisit = {
    id: visitId,
    seniorId: visit.senior_id,
    service: known ?? 'companionship',
    variant: visit.price?.variant ?? null,
    date: visit.date,
    start: visit.start,
    minutes: visit.minutes_planned,
    postcode,
    language: null,
    home: { cats: false, dogs: false, smokers: false },
    blockedStudents: [],
  };
  const candidate = { profile, booked: [], together: new Map(), offers: { accepted: 0, answered: 0 } };
  const reasons = whyNot(open, candidate);
  // A category that staff made: no student names it as a skill.
  return known === undefined ? reasons.filter(({ code }) => code !== 'lacks-skill') : reasons;
}

/** What a decision about a student depends on besides her and the visit. */
export interface PlanningTerms {
  /** Staff's, which overrules what is not final; empty for none. */
  readonly reason: string;
  /** Of the home; without it no way is too long. */
  readonly postcode?: string | undefined;
}

/**
 * Returns why a student's own yes does not count; null when it does. That she said yes outweighs the hours that she gave as
 * free, and nothing else: staff asked her for what she can do.
 * @param profile null when unreadable: then nobody can know.
 */
export function rejectedByStudent(visitId: string, visit: Visit, profile: StudentProfile | null) {
  if (profile === null) return 'student-not-allowed' as const;
  const ownHours: readonly HardReason['code'][] = ['availability-unknown', 'day-off', 'not-available'];
  const isAgainst = reasonsAgainst(visitId, visit, profile).some(({ code }) => !ownHours.includes(code));
  return isAgainst ? ('student-not-allowed' as const) : null;
}

/**
 * Returns why this student cannot be planned for a visit; null when she can.
 * @param profile null when unreadable: then nobody can know.
 */
export function rejectedStudent(
  visitId: string,
  visit: Visit,
  profile: StudentProfile | null,
  { reason, postcode }: PlanningTerms,
) {
  if (profile === null) return 'student-not-allowed' as const;
  const codes = reasonsAgainst(visitId, visit, profile, postcode).map(({ code }) => code);
  if (codes.some((code) => final.includes(code))) return 'student-not-allowed' as const;
  return codes.length > 0 && reason.trim() === '' ? ('reason-needed' as const) : null;
}
