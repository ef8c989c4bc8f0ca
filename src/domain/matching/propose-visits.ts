import { planningConflicts, type PlanningConflict } from '../dispatch/planning-change.ts';
import type { BoardRow } from '../documents/board-row.ts';
import type { CustomerRecord } from '../documents/customer.ts';
import type { StudentProfile } from '../documents/student-profile.ts';
import type { StoredVisit } from '../documents/visit.ts';
import type { InSteps } from '../in-steps.ts';
import { assignAllInSteps } from './assign-all.ts';
import type { OpenVisit } from './candidate.ts';
import { candidatesFor, openVisitOf } from './open-visit-of.ts';
import type { SoftReason } from './soft-rules.ts';

/** A visit that needs a student, with the row of its request. */
export interface VisitToPropose {
  readonly visit: StoredVisit;
  readonly row: BoardRow;
}

export interface Proposed {
  readonly student: StudentProfile;
  readonly reasons: readonly SoftReason[];
}

/** Whom each visit could go to, all together; and why nobody can be planned, if so. */
export interface VisitProposal extends VisitToPropose {
  readonly proposed: Proposed | null;
  /** null while somebody could be planned. */
  readonly obstacle: PlanningConflict | null;
}

export interface KnownForProposals {
  readonly students: readonly StudentProfile[];
  readonly days: Parameters<typeof candidatesFor>[1];
  /** Earlier visits to these seniors. */
  readonly former: readonly StoredVisit[];
  /** By senior; one who is not in it has no needs that are known. */
  readonly customers: ReadonlyMap<string, Pick<CustomerRecord, 'needs' | 'language'>>;
}

/** Why nobody at all can be planned for a visit as it stands. */
function obstacleOf({ visit, row }: VisitToPropose, now: Date): PlanningConflict | null {
  const student = { id: '', how: 'assign-student' } as const;
  return planningConflicts({ visit, row, time: visit.visit, student }, null, now).hard[0] ?? null;
}

/** Nobody is proposed for a visit that she said no to. */
const withoutDecliners = (open: OpenVisit, { visit: { offers } }: StoredVisit): OpenVisit => ({
  ...open,
  blockedStudents: [
    ...open.blockedStudents,
    ...offers.flatMap(({ student_id: id, answer }) => (answer === 'declined' ? [id] : [])),
  ],
});

/** The best students for all of these visits together. Pauses after some milliseconds, so that a screen can answer. */
export function* proposeVisitsInSteps(
  visits: readonly VisitToPropose[],
  { students, days, former, customers }: KnownForProposals,
  now: Date,
): InSteps<readonly VisitProposal[]> {
  const byId = new Map(students.map((student) => [student.id, student]));
  const judged = visits.map((each) => ({ ...each, obstacle: obstacleOf(each, now) }));
  const open = judged
    .filter(({ obstacle }) => obstacle === null)
    .flatMap(({ visit, row }) => {
      const { needs = null, language = null } = customers.get(row.senior_id) ?? {};
      const known = openVisitOf({ row, visit, quote: null, language, needs });
      return known === null ? [] : withoutDecliners(known, visit);
    });
  const assigned = yield* assignAllInSteps(open, candidatesFor(students, days, former));
  const matches = new Map(assigned.rows.map(({ visit, match }) => [visit.id, match]));
  return judged.map((each) => {
    const match = matches.get(each.visit.id) ?? null;
    const student = match === null ? undefined : byId.get(match.studentId);
    return { ...each, proposed: match === null || student === undefined ? null : { student, reasons: match.reasons } };
  });
}
