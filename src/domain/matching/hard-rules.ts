import { type Avoidance, avoidances, type StudentProfile } from '../documents/student-profile.ts';
import type { TravelEstimate } from '../places/travel-estimate.ts';
import type { ServiceId } from '../requests/prices.ts';
import { type NotAvailable, whyNotAvailable } from './availability.ts';
import type { BookedVisit, Candidate, OpenVisit } from './candidate.ts';
import { dayMinutes, spanOf, type WallClockSpan } from './wall-clock.ts';
import { longestWayKm, minutesBetween, wayFromHome } from './way.ts';
import { yearHours } from './year-hours.ts';

/** Why a student cannot be given a visit; a screen says it in words. */
export type HardReason =
  | NotAvailable
  | { readonly code: 'lacks-skill'; readonly service: ServiceId }
  | { readonly code: 'paused' }
  /** `until` is the last vetted day, before the visit; null when she was never vetted. */
  | { readonly code: 'not-vetted'; readonly until: string | null }
  | { readonly code: 'no-car' }
  /** The way from home is longer than `longest` km, by what she travels with. */
  | { readonly code: 'too-far'; readonly estimate: TravelEstimate; readonly longest: number }
  | { readonly code: 'avoids'; readonly what: Avoidance }
  | { readonly code: 'blocked'; readonly by: 'student' | 'senior' }
  | { readonly code: 'other-visit'; readonly visit: BookedVisit }
  /** `gap` minutes between the visits are fewer than the estimated `way`. */
  | { readonly code: 'no-time-for-way'; readonly visit: BookedVisit; readonly gap: number; readonly way: number }
  | { readonly code: 'hours-used-up'; readonly hours: number; readonly limit: number };

export const needsProvidersCar = ({ variant }: Pick<OpenVisit, 'variant'>): boolean => variant === 'provider-car';

/** Hours given to a student in the year of a date. */
export const hoursInYear = ({ hours_by_year }: Pick<StudentProfile, 'hours_by_year'>, date: string): number =>
  hours_by_year[date.slice(0, 4)] ?? 0;

type FixedRule = (profile: StudentProfile, visit: OpenVisit, span: WallClockSpan) => HardReason | null;

const avoids =
  (what: Avoidance): FixedRule =>
  (profile, visit) =>
    visit.home[what] && profile.avoids[what] ? { code: 'avoids', what } : null;

/** A way that is not known is not too long. */
const tooFar: FixedRule = (profile, visit) => {
  const estimate = wayFromHome(profile, visit.postcode, needsProvidersCar(visit));
  if (estimate === null) return null;
  const longest = longestWayKm[estimate.by];
  return estimate.km > longest ? { code: 'too-far', estimate, longest } : null;
};

/** The rules that other visits do not change; the costliest is last. */
const fixedRules: readonly FixedRule[] = [
  ({ skills }, { service }) => (skills.includes(service) ? null : { code: 'lacks-skill', service }),
  ({ paused }) => (paused ? { code: 'paused' } : null),
  ({ vetted_until: until }, { date }) => (until === null || until < date ? { code: 'not-vetted', until } : null),
  ({ has_car }, visit) => (needsProvidersCar(visit) && !has_car ? { code: 'no-car' } : null),
  ...avoidances.map(avoids),
  ({ blocked_seniors }, { seniorId }) =>
    blocked_seniors.includes(seniorId) ? { code: 'blocked', by: 'student' } : null,
  ({ id }, { blockedStudents }) => (blockedStudents.includes(id) ? { code: 'blocked', by: 'senior' } : null),
  (profile, _visit, span) => whyNotAvailable(profile, span),
  tooFar,
];

/** Whether a rule that other visits do not change is broken. */
export const isRuledOut = (visit: OpenVisit, span: WallClockSpan, profile: StudentProfile): boolean =>
  fixedRules.some((rule) => rule(profile, visit, span) !== null);

/** Why two visits of one student cannot both be; null when they can. */
export function whyNotBoth(
  visit: OpenVisit,
  span: WallClockSpan,
  other: BookedVisit,
  profile: Pick<StudentProfile, 'has_car'>,
): HardReason | null {
  if (other.visitId === visit.id) return null;
  const { start, end } = spanOf(other);
  const gap = Math.max(start - span.end, span.start - end);
  if (gap < 0) return { code: 'other-visit', visit: other };
  // No way takes a day.
  if (gap >= dayMinutes) return null;
  const way = minutesBetween(visit.postcode, other.postcode, profile);
  return gap < way ? { code: 'no-time-for-way', visit: other, gap, way } : null;
}

/** @param hours given to the student in the year of the visit, without the visit itself. */
export function whyTooManyHours({ minutes }: Pick<OpenVisit, 'minutes'>, hours: number): HardReason | null {
  const { limit } = yearHours;
  return hours + minutes / 60 > limit ? { code: 'hours-used-up', hours, limit } : null;
}

/**
 * All reasons why a student cannot be given a visit. Without any she can; if she is not proposed, others suit it better.
 */
export function whyNot(visit: OpenVisit, { profile, booked }: Candidate): readonly HardReason[] {
  const span = spanOf(visit);
  return [
    ...fixedRules.map((rule) => rule(profile, visit, span)),
    ...booked.map((other) => whyNotBoth(visit, span, other, profile)),
    whyTooManyHours(visit, hoursInYear(profile, visit.date)),
  ].filter((reason) => reason !== null);
}
