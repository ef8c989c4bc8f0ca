import type { BoardRow, BoardStage } from '../documents/board-row.ts';
import type { StoredVisit } from '../documents/visit.ts';
import type { Candidate, OpenVisit } from '../matching/candidate.ts';
import { type HardReason, hoursInYear, whyNot } from '../matching/hard-rules.ts';
import { openVisitOf } from '../matching/open-visit-of.ts';
import { loadOf, nearlyUsed, type SoftReason } from '../matching/soft-rules.ts';
import { isIn } from './change-visits.ts';
import { canBeOverruled } from './rejected-student.ts';
import { rejectedTime, type VisitTime } from './rejected-time.ts';
import type { DispatchRejection } from './rejections.ts';

/** Who is to do a visit: as it is, nobody yet, or this student, planned at once or asked first. */
export type WantedStudent = 'keep' | 'none' | { readonly id: string; readonly how: 'assign-student' | 'offer-visit' };

/** What staff wants of a visit, all at once. */
export interface PlanningChange {
  readonly visit: StoredVisit;
  readonly row: Pick<BoardRow, 'senior_id' | 'postcode' | 'stage'>;
  readonly time: VisitTime;
  readonly student: WantedStudent;
}

export type PlanningStep =
  | { readonly command: 'unassign-student' }
  | { readonly command: 'move-visit' }
  | { readonly command: 'assign-student' | 'offer-visit'; readonly studentId: string };

const isMoved = ({ visit: { visit }, time }: PlanningChange): boolean =>
  visit.date !== time.date || visit.start !== time.start || visit.minutes_planned !== time.minutes_planned;

/** A student who is planned already is not planned again. */
const wantedOf = ({ visit: { visit }, student }: PlanningChange): WantedStudent =>
  typeof student === 'object' && visit.state === 'confirmed' && visit.studentprofile_id === student.id
    ? 'keep'
    : student;

/**
 * The commands that make a change, in the order in which they are given. A student is taken off first, so that no mail
 * tells the senior that she comes at the new time.
 */
export function planningSteps(change: PlanningChange): readonly PlanningStep[] {
  const { visit } = change;
  const wanted = wantedOf(change);
  const leaves =
    wanted === 'none' ? isIn(visit, ['offered', 'confirmed']) : wanted !== 'keep' && isIn(visit, ['confirmed']);
  return [
    ...(leaves ? [{ command: 'unassign-student' } as const] : []),
    ...(isMoved(change) ? [{ command: 'move-visit' } as const] : []),
    ...(typeof wanted === 'object' ? [{ command: wanted.how, studentId: wanted.id }] : []),
  ];
}

/** What staff must know of a change before it is made. */
export type PlanningConflict =
  | { readonly kind: 'rejection'; readonly code: DispatchRejection }
  | { readonly kind: 'student'; readonly reason: HardReason }
  | { readonly kind: 'effect'; readonly code: 'offers-lapse' | 'student-stays' | 'student-leaves' };

export interface PlanningConflicts {
  /** The change cannot be made. */
  readonly hard: readonly PlanningConflict[];
  /** It can be, with a reason. */
  readonly soft: readonly PlanningConflict[];
  /** It can be, without one: her hours of the year are nearly used. */
  readonly told: readonly SoftReason[];
}

/** Of a student: no visit is planned against these from here, though some can be overruled in the request's file. */
const stopping: readonly HardReason['code'][] = ['no-time-for-way', 'hours-used-up'];

const stops = (reason: HardReason): boolean => !canBeOverruled(reason) || stopping.includes(reason.code);

const withoutPrice: readonly BoardStage[] = ['new', 'to-quote', 'quoted', 'quote-declined'];

function visitRejections(
  change: PlanningChange,
  steps: readonly PlanningStep[],
  now: Date,
): readonly DispatchRejection[] {
  const { visit, row, time } = change;
  if (!isIn(visit, ['open', 'offered', 'confirmed'])) return ['visit-state-changed'];
  const onlyLeaves = steps.every(({ command }) => command === 'unassign-student');
  const rejected = onlyLeaves ? null : rejectedTime(time, now);
  const isGiven = steps.some(({ command }) => command === 'assign-student' || command === 'offer-visit');
  const lacksPrice = visit.visit.price === null || withoutPrice.includes(row.stage);
  return [...(rejected === null ? [] : [rejected]), ...(isGiven && lacksPrice ? ['price-not-agreed' as const] : [])];
}

/** Her hours without this visit, when they count it already. */
function besides({ id, visit }: StoredVisit, candidate: Candidate): Candidate {
  const { profile } = candidate;
  if (visit.state !== 'confirmed' || visit.studentprofile_id !== profile.id) return candidate;
  const hours = Math.max(0, hoursInYear(profile, visit.date) - visit.minutes_planned / 60);
  return {
    ...candidate,
    booked: candidate.booked.filter(({ visitId }) => visitId !== id),
    profile: { ...profile, hours_by_year: { ...profile.hours_by_year, [visit.date.slice(0, 4)]: hours } },
  };
}

/** The visit as it becomes; `hasSkills` is false for a category that staff made, which no student names as a skill. */
function visitAfter({ visit, row, time }: PlanningChange): { open: OpenVisit | null; hasSkills: boolean } {
  const moved = { id: visit.id, visit: { ...visit.visit, ...time } };
  const known = openVisitOf({ row, visit: moved, quote: null, language: null, needs: null });
  if (known !== null) return { open: known, hasSkills: true };
  const asKnown = { id: visit.id, visit: { ...moved.visit, task_category_id: 'companionship' } };
  return { open: openVisitOf({ row, visit: asKnown, quote: null, language: null, needs: null }), hasSkills: false };
}

/** Why a student should not have the visit as it becomes. */
function reasonsAgainst(change: PlanningChange, candidate: Candidate): readonly HardReason[] {
  const { open, hasSkills } = visitAfter(change);
  const reasons = open === null ? [] : whyNot(open, besides(change.visit, candidate));
  return hasSkills ? reasons : reasons.filter(({ code }) => code !== 'lacks-skill');
}

/** What is told of a student's hours from 600 on; nothing where they stop the change. */
function toldOf(change: PlanningChange, candidate: Candidate, reasons: readonly HardReason[]): readonly SoftReason[] {
  const { open } = visitAfter(change);
  if (open === null || reasons.some(({ code }) => code === 'hours-used-up')) return [];
  const { reason } = nearlyUsed(open, loadOf(open, besides(change.visit, candidate)));
  return reason === null ? [] : [reason];
}

function effects({ visit }: PlanningChange, steps: readonly PlanningStep[]): readonly PlanningConflict[] {
  const has = (command: PlanningStep['command']) => steps.some((step) => step.command === command);
  if (has('unassign-student') && visit.visit.state === 'confirmed') return [{ kind: 'effect', code: 'student-leaves' }];
  if (!has('move-visit')) return [];
  if (visit.visit.state === 'confirmed') return [{ kind: 'effect', code: 'student-stays' }];
  return visit.visit.state === 'offered' ? [{ kind: 'effect', code: 'offers-lapse' }] : [];
}

/** The id of the student who would have the visit after a change; null for nobody. */
export function studentAfter(change: PlanningChange): string | null {
  const wanted = wantedOf(change);
  if (typeof wanted === 'object') return wanted.id;
  return wanted === 'keep' && change.visit.visit.state === 'confirmed' ? change.visit.visit.studentprofile_id : null;
}

/**
 * Says what stands in the way of a change, before it is made. The server has the last word: it knows what changed since.
 * @param candidate {@link studentAfter} with what she has; null when nothing is known of her.
 */
export function planningConflicts(change: PlanningChange, candidate: Candidate | null, now: Date): PlanningConflicts {
  const steps = planningSteps(change);
  if (steps.length === 0) return { hard: [], soft: [], told: [] };
  const rejections = visitRejections(change, steps, now).map((code): PlanningConflict => ({ kind: 'rejection', code }));
  const reasons = candidate === null ? [] : reasonsAgainst(change, candidate);
  // Who is asked must suit the visit: only planning takes a reason.
  const isAsked = steps.some(({ command }) => command === 'offer-visit');
  const asConflict = (reason: HardReason): PlanningConflict => ({ kind: 'student', reason });
  return {
    hard: [...rejections, ...reasons.filter((reason) => isAsked || stops(reason)).map(asConflict)],
    soft: [...effects(change, steps), ...(isAsked ? [] : reasons.filter((reason) => !stops(reason)).map(asConflict))],
    told: candidate === null ? [] : toldOf(change, candidate, reasons),
  };
}
