import { useMemo, useState } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import {
  planningConflicts,
  type PlanningChange,
  planningSteps,
  studentAfter,
  type WantedStudent,
} from '#domain/dispatch/planning-change.ts';
import type { BoardRow } from '#domain/documents/board-row.ts';
import type { StoredVisit } from '#domain/documents/visit.ts';
import { isoDate, timeOfDay } from '#domain/field-types.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { useMinute } from '#shared/days/use-minute.ts';
import { studentQueries } from '../matching/student-queries.ts';
import { useMatches } from '../matching/use-matches.ts';
import { customerQuery } from '../people/customer-queries.ts';

/** Where a visit was dragged to; what is not given stays. */
export interface WantedPlace {
  readonly date?: string;
  readonly start?: string;
  /** A student's id; null for nobody. */
  readonly student?: string | null;
}

export interface PlanningFormInput {
  readonly acting: ActingFor;
  readonly row: BoardRow;
  readonly visit: StoredVisit;
  readonly wanted: WantedPlace;
}

type How = Exclude<WantedStudent, string>['how'];

const noVisits: readonly StoredVisit[] = [];

/** A student's id, or `keep` or `none`. */
const wantedOf = (student: string, how: How): WantedStudent =>
  student === 'keep' || student === 'none' ? student : { id: student, how };

const chosenAtFirst = ({ student }: WantedPlace): string => (student === undefined ? 'keep' : (student ?? 'none'));

/** The fields of a change, and what stands in its way as it is now. */
export function usePlanningForm({ acting, row, visit, wanted }: PlanningFormInput) {
  const now = useMinute();
  const [date, setDate] = useState(wanted.date ?? visit.visit.date);
  const [start, setStart] = useState(wanted.start ?? visit.visit.start);
  const [minutes, setMinutes] = useState(visit.visit.minutes_planned);
  const [student, setStudent] = useState(() => chosenAtFirst(wanted));
  const [how, setHow] = useState<How>('assign-student');
  const validDate = isoDate.safeParse(date).success;
  const validStart = timeOfDay.safeParse(start).success;
  const valid = validDate && validStart;

  const moved = useMemo<StoredVisit>(
    () => (valid ? { ...visit, visit: { ...visit.visit, date, start, minutes_planned: minutes } } : visit),
    [visit, valid, date, start, minutes],
  );
  const customer = useCachedQuery(customerQuery(acting, row.senior_id));
  const former = useCachedQuery(studentQueries.formerVisits(acting, [row.senior_id]));
  const known = customer.status === 'ready' ? customer.value : null;
  const matches = useMatches(acting, {
    row,
    visit: moved,
    quote: null,
    language: known?.language ?? null,
    needs: known?.needs ?? null,
    formerVisits: former.status === 'ready' ? former.value : noVisits,
    except: visit.visit.state === 'confirmed' ? visit.visit.studentprofile_id : null,
  });
  const change: PlanningChange = {
    visit,
    row,
    time: { date: moved.visit.date, start: moved.visit.start, minutes_planned: moved.visit.minutes_planned },
    student: wantedOf(student, how),
  };
  const after = studentAfter(change);
  const candidates = matches.status === 'ready' ? matches.candidates : [];
  const candidate = candidates.find(({ profile }) => profile.id === after) ?? null;
  return {
    fields: { date, setDate, start, setStart, minutes, setMinutes, student, setStudent, how, setHow },
    validDate,
    validStart,
    valid,
    matches,
    change,
    candidate,
    steps: planningSteps(change),
    conflicts: planningConflicts(change, candidate, now),
    /** What is known of her decides; until then nothing can be said. */
    isChecked: after === null || matches.status === 'ready',
  };
}

export type PlanningForm = ReturnType<typeof usePlanningForm>;
