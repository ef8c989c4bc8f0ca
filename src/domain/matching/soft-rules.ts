import type { WeekdayNumber } from '../students/availability.ts';
import type { StudentLanguage, StudentProfile } from '../documents/student-profile.ts';
import type { TravelEstimate } from '../places/travel-estimate.ts';
import type { Candidate, OpenVisit } from './candidate.ts';
import { hoursInYear, needsProvidersCar } from './hard-rules.ts';
import { dayNumber, weekdayOf, weekOf } from './wall-clock.ts';
import { wayFromHome } from './way.ts';
import { yearHours } from './year-hours.ts';

/** Why a student suits a visit more or less; a screen says it in words. Those without points say what holds anyway. */
export type SoftReason =
  | { readonly code: 'been-here'; readonly times: number; readonly last: string }
  | { readonly code: 'way'; readonly estimate: TravelEstimate }
  | { readonly code: 'way-unknown' }
  | { readonly code: 'available'; readonly weekday: WeekdayNumber }
  | { readonly code: 'speaks'; readonly language: StudentLanguage }
  | { readonly code: 'does-not-speak'; readonly language: StudentLanguage }
  /** Hours planned in the week of the visit, without it. */
  | { readonly code: 'wants-hours'; readonly planned: number; readonly wished: number }
  | { readonly code: 'above-wished-hours'; readonly planned: number; readonly wished: number }
  | { readonly code: 'accepts'; readonly accepted: number; readonly answered: number }
  | { readonly code: 'hours-nearly-used'; readonly hours: number; readonly limit: number };

/** A reason and what it counts. Whole points, so that sums are exact and ties are ties. */
export interface Weighed {
  readonly points: number;
  readonly reason: SoftReason | null;
}

/** What each wish may count, in points. Decision 45 says why these. */
const weights = {
  continuity: 60,
  /** Each minute on the way costs a point, up to this. */
  wayMinutes: 120,
  wayUnknown: 60,
  language: 40,
  fairness: 20,
  acceptance: 20,
  nearlyUsed: 15,
} as const;

/** Each visit together closes this part of what trust still lacks; half of it fades in so many days. */
const trustPerVisit = 0.4;
const trustHalfLifeDays = 120;

function continuity(visit: OpenVisit, { together }: Candidate): Weighed {
  const before = together.get(visit.seniorId);
  if (before === undefined) return { points: 0, reason: null };
  const apart = Math.max(0, dayNumber(visit.date) - dayNumber(before.last));
  const trust = (1 - (1 - trustPerVisit) ** before.times) * 0.5 ** (apart / trustHalfLifeDays);
  return { points: Math.round(weights.continuity * trust), reason: { code: 'been-here', ...before } };
}

function way(visit: OpenVisit, { profile }: Candidate): Weighed {
  const estimate = wayFromHome(profile, visit.postcode, needsProvidersCar(visit));
  if (estimate === null) return { points: -weights.wayUnknown, reason: { code: 'way-unknown' } };
  return { points: -Math.min(estimate.minutes, weights.wayMinutes), reason: { code: 'way', estimate } };
}

function language({ language: wished }: OpenVisit, { profile }: Candidate): Weighed {
  if (wished === null) return { points: 0, reason: null };
  const speaks = profile.languages.includes(wished);
  return {
    points: speaks ? weights.language : -weights.language,
    reason: { code: speaks ? 'speaks' : 'does-not-speak', language: wished },
  };
}

/** Two answers each way are assumed, so that one answer does not decide. */
const assumedAnswers = 4;
const tellingAnswers = 3;

function acceptance({ offers: { accepted, answered } }: Candidate): Weighed {
  const rate = (accepted + assumedAnswers / 2) / (answered + assumedAnswers);
  return {
    points: Math.round(weights.acceptance * (rate - 0.5)),
    reason: answered >= tellingAnswers ? { code: 'accepts', accepted, answered } : null,
  };
}

/** Hours that count towards fairness and the year; what a plan adds to a profile is added here. */
export interface Load {
  /** In the week of the visit, without it. */
  readonly weekHours: number;
  /** In the year of the visit, without it. */
  readonly yearHours: number;
}

export function fairness({ minutes }: OpenVisit, profile: StudentProfile, { weekHours: planned }: Load): Weighed {
  const { wished_hours_per_week: wished } = profile;
  if (wished === null) return { points: 0, reason: null };
  if (planned + minutes / 60 > wished) {
    return { points: -weights.fairness, reason: { code: 'above-wished-hours', planned, wished } };
  }
  return {
    points: Math.round(weights.fairness * (1 - planned / wished)),
    reason: { code: 'wants-hours', planned, wished },
  };
}

export function nearlyUsed({ minutes }: OpenVisit, { yearHours: hours }: Load): Weighed {
  const { limit, warning } = yearHours;
  const isNear = hours + minutes / 60 >= warning;
  return {
    points: isNear ? -weights.nearlyUsed : 0,
    reason: isNear ? { code: 'hours-nearly-used', hours, limit } : null,
  };
}

/** The wishes that other visits do not change. */
export const fixedWishes = (visit: OpenVisit, candidate: Candidate): readonly Weighed[] => [
  continuity(visit, candidate),
  way(visit, candidate),
  { points: 0, reason: { code: 'available', weekday: weekdayOf(dayNumber(visit.date)) } },
  language(visit, candidate),
  acceptance(candidate),
];

/** What a student has in the week and year of a visit, the visit itself not counted. */
export function loadOf(visit: OpenVisit, { profile, booked }: Candidate): Load {
  const week = weekOf(dayNumber(visit.date));
  const minutes = booked
    .filter((other) => other.visitId !== visit.id && weekOf(dayNumber(other.date)) === week)
    .reduce((sum, other) => sum + other.minutes, 0);
  return { weekHours: minutes / 60, yearHours: hoursInYear(profile, visit.date) };
}

/** All wishes, in the order in which a screen shows their reasons. */
export function weighWishes(visit: OpenVisit, candidate: Candidate): readonly Weighed[] {
  const load = loadOf(visit, candidate);
  return [...fixedWishes(visit, candidate), fairness(visit, candidate.profile, load), nearlyUsed(visit, load)];
}

export const pointsOf = (weighed: readonly Weighed[]): number => weighed.reduce((sum, { points }) => sum + points, 0);
