import { useMemo } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import {
  planningConflicts,
  type PlanningChange,
  planningSteps,
  studentAfter,
} from '#domain/dispatch/planning-change.ts';
import type { StudentProfile } from '#domain/documents/student-profile.ts';
import type { Candidate } from '#domain/matching/candidate.ts';
import { timeAtMinute } from '#domain/matching/wall-clock.ts';
import { isBooked } from '#domain/visits/visit-state.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatVisitTime } from '#shared/days/day-words.ts';
import { useMinute } from '#shared/days/use-minute.ts';
import { useToday } from '#shared/days/use-today.ts';
import { useServiceNames } from '#shared/requests/use-service-names.ts';
import { studentName } from '#shared/staff/matching/student-name.ts';
import { useConflictWords } from '#shared/staff/planning/use-conflict-words.ts';
import type { WantedPlace } from '#shared/staff/planning/use-planning-form.ts';
import type { DropWords, PlannerDrop } from '#ui/planner/planner-types.ts';
import { type CalendarVisit, withoutGroup } from './group-visits.ts';

/** What a student has, as far as the shown days tell: nothing is read while something is dragged. */
function candidateOf(profile: StudentProfile, visits: readonly CalendarVisit[]): Candidate {
  const own = visits.filter(({ stored: { visit } }) => visit.studentprofile_id === profile.id && isBooked(visit.state));
  return {
    profile,
    booked: own.map(({ stored: { id, visit }, row }) => ({
      visitId: id,
      date: visit.date,
      start: visit.start,
      minutes: visit.minutes_planned,
      postcode: row?.postcode ?? '',
    })),
    together: new Map(),
    offers: { accepted: 0, answered: 0 },
  };
}

export interface DropInput {
  readonly acting: ActingFor;
  readonly by: 'student' | 'area';
  readonly visits: readonly CalendarVisit[];
  readonly students: readonly StudentProfile[];
}

/** What a drop asks for; null for a visit that is not there any more. By place only the time changes. */
export function wantedOf(drop: PlannerDrop, { by, visits }: Pick<DropInput, 'by' | 'visits'>): WantedPlace | null {
  const visit = visits.find(({ stored }) => stored.id === drop.itemId)?.stored.visit;
  if (visit === undefined) return null;
  const current = visit.studentprofile_id ?? withoutGroup;
  return {
    date: drop.column,
    ...(drop.start !== null && { start: timeAtMinute(drop.start) }),
    ...(by === 'student' && drop.rowId !== current && { student: drop.rowId === withoutGroup ? null : drop.rowId }),
  };
}

function changeOf(drop: PlannerDrop, input: DropInput): PlanningChange | null {
  const found = input.visits.find(({ stored }) => stored.id === drop.itemId);
  const wanted = wantedOf(drop, input);
  if (found?.row == null || wanted === null) return null;
  const { visit } = found.stored;
  return {
    visit: found.stored,
    row: found.row,
    time: {
      date: wanted.date ?? visit.date,
      start: wanted.start ?? visit.start,
      minutes_planned: visit.minutes_planned,
    },
    student:
      wanted.student === undefined
        ? 'keep'
        : wanted.student === null
          ? 'none'
          : { id: wanted.student, how: 'assign-student' },
  };
}

/** Says under the pointer what letting go would do, and what would stop it. */
export function useDropWords(input: DropInput): (drop: PlannerDrop) => DropWords {
  const { t } = useTranslation('calendar');
  const language = useLanguage();
  const today = useToday();
  const now = useMinute();
  const words = useConflictWords(useServiceNames(input.acting));
  const byId = useMemo(() => new Map(input.students.map((student) => [student.id, student])), [input.students]);
  return (drop) => {
    const change = changeOf(drop, input);
    if (change === null || planningSteps(change).length === 0) return { text: t('drop-same'), possible: true };
    const { date, start } = change.time;
    const when = formatVisitTime(date, start, today, language);
    const after = studentAfter(change);
    const profile = after === null ? undefined : byId.get(after);
    const candidate = profile === undefined ? null : candidateOf(profile, input.visits);
    const name = profile === undefined ? '' : studentName(profile);
    const { hard, soft } = planningConflicts(change, candidate, now);
    const [first] = hard;
    if (first !== undefined) return { text: t('drop-not', { when, why: words(first, name) }), possible: false };
    const warning = soft.find(({ kind }) => kind === 'student');
    if (warning !== undefined) return { text: t('drop-warn', { when, why: words(warning, name) }), possible: true };
    return { text: name === '' ? when : t('drop-student', { when, name }), possible: true };
  };
}
