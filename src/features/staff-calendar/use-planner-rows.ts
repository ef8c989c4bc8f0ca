import { useMemo, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { CalendarPlace } from '#domain/staff/calendar-place.ts';
import { availableOn, type Minutes } from '#domain/matching/availability.ts';
import { dayMinutes, timeAtMinute } from '#domain/matching/wall-clock.ts';
import type { StudentProfile } from '#domain/documents/student-profile.ts';
import { clockEndOf, clockSpanOf } from '#domain/visits/clock-span.ts';
import type { VisitState } from '#domain/visits/visit-state.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatHour, formatWeekdayAndDay } from '#shared/days/day-words.ts';
import { useServiceNames } from '#shared/requests/use-service-names.ts';
import { studentName } from '#shared/staff/matching/student-name.ts';
import type { BadgeTone } from '#ui/feedback/status-badge.tsx';
import { createRowKeeper } from '#ui/planner/keep-rows.ts';
import type { PlannerItem, PlannerRow, PlannerSpan } from '#ui/planner/planner-types.ts';
import { type CalendarVisit, groupVisits, type VisitGroup } from './group-visits.ts';

const tones: Readonly<Record<VisitState, BadgeTone>> = {
  open: 'warning',
  offered: 'plum',
  confirmed: 'success',
  started: 'info',
  done: 'neutral',
  approved: 'neutral',
  charged: 'neutral',
  cancelled: 'neutral',
  missed: 'danger',
};

const movable: readonly VisitState[] = ['open', 'offered', 'confirmed'];

/** What is left of a day beside these periods. */
function besides(free: readonly Minutes[]): readonly PlannerSpan[] {
  const edges = [0, ...free.flatMap(({ from, to }) => [from, to]), dayMinutes];
  return edges.flatMap((from, index) => {
    const to = edges[index + 1];
    return index % 2 === 0 && to !== undefined && from < to ? [{ from, to }] : [];
  });
}

/** How a visit is written, on a day of hours or in a list of the day. */
export function useItemOf(acting: ActingFor, form: 'day' | 'week' | 'list', by: CalendarPlace['by']) {
  const { t } = useTranslation(['calendar', 'file']);
  const language = useLanguage();
  const serviceName = useServiceNames(acting);
  return useMemo(
    () =>
      ({ stored: { id, visit }, row }: CalendarVisit): PlannerItem => {
        const time = `${visit.start}–${clockEndOf(visit)}`;
        const senior = row === null || row.senior_name === '' ? t('unknown-senior') : row.senior_name;
        const town = row?.town ?? '';
        const student = visit.student_profiles === null ? t('file:no-student') : studentName(visit.student_profiles);
        const state = t(`file:state-${visit.state}`);
        const isUsual = visit.state === 'confirmed' || visit.state === 'open';
        const rest = [by === 'student' ? town : student, isUsual ? '' : state].filter(Boolean).join(' · ');
        const lines = {
          day: [senior, [time, rest].filter(Boolean).join(' · ')],
          week: [time, senior, rest],
          list: [`${time} · ${senior}`, town, isUsual ? student : [student, state].join(' · ')],
        };
        return {
          id,
          ...clockSpanOf(visit),
          lines: lines[form],
          rest: t('visit-rest', {
            day: formatWeekdayAndDay(visit.date, language),
            ...{ place: town, student, state },
            service: serviceName(visit.task_category_id),
          }),
          tone: tones[visit.state],
          movable: movable.includes(visit.state) && row !== null,
        };
      },
    [t, language, serviceName, form, by],
  );
}

function useOff() {
  const { t } = useTranslation('calendar');
  const language = useLanguage();
  return useMemo(
    () => (student: StudentProfile | null, date: string) => {
      if (student === null) return { off: [], offWords: '' };
      const free = availableOn(student, date);
      if (free === null) return { off: [], offWords: t('off-unknown') };
      if (free.length === 0) return { off: besides(free), offWords: t('off-day') };
      const hours = free
        .map(({ from, to }) =>
          t('off-hours', {
            from: formatHour(timeAtMinute(from), language),
            to: formatHour(timeAtMinute(to), language),
          }),
        )
        .join(', ');
      return { off: besides(free), offWords: t('off-part', { hours }) };
    },
    [t, language],
  );
}

export interface PlannerRowsInput {
  readonly acting: ActingFor;
  readonly place: CalendarPlace;
  /** The days that are shown. */
  readonly days: readonly string[];
  readonly visits: readonly CalendarVisit[];
  readonly students: readonly StudentProfile[];
  readonly illHref: (studentId: string) => string;
}

/** The rows of the calendar. Those that say the same as before are the same objects. */
export function usePlannerRows({
  acting,
  place,
  days,
  visits,
  students,
  illHref,
}: PlannerRowsInput): readonly PlannerRow[] {
  const { t } = useTranslation('calendar');
  const { by, all } = place;
  const itemOf = useItemOf(acting, place.view, by);
  const offOf = useOff();
  const [keep] = useState(createRowKeeper);
  return useMemo(() => {
    const nameOf = ({ name }: VisitGroup) => name ?? t(by === 'student' ? 'no-student-row' : 'no-area-row');
    const shown = visits.filter(({ stored: { visit } }) => days.includes(visit.date));
    const rowOf = (group: VisitGroup): PlannerRow => ({
      id: group.id,
      name: nameOf(group),
      note: t('row-visits', { count: group.visits.length }),
      link:
        group.student === null || group.visits.length === 0
          ? null
          : { href: illHref(group.id), text: t('ill'), label: t('ill-student', { name: nameOf(group) }) },
      cells: days.map((date) => ({
        column: date,
        items: group.visits.filter(({ stored: { visit } }) => visit.date === date).map(itemOf),
        ...offOf(group.student, date),
      })),
    });
    return keep(groupVisits({ by, all, visits: shown, students }).map(rowOf));
  }, [t, keep, by, all, days, visits, students, itemOf, offOf, illHref]);
}
