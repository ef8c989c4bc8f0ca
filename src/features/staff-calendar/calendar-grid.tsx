import { type Ref, useMemo } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { StudentProfile } from '#domain/documents/student-profile.ts';
import { brusselsDate, noonOf } from '#domain/requests/calendar.ts';
import type { CalendarPlace } from '#domain/staff/calendar-place.ts';
import { timeAtMinute } from '#domain/matching/wall-clock.ts';
import { clockMinuteOf, clockSpanOf } from '#domain/visits/clock-span.ts';
import { formatDay } from '#i18n/format-date.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatHour } from '#shared/days/day-words.ts';
import { useMinute } from '#shared/days/use-minute.ts';
import { useConnection } from '#shared/staff/connection/use-connection.ts';
import type { WantedPlace } from '#shared/staff/planning/use-planning-form.ts';
import { Planner, type PlannerHandle } from '#ui/planner/planner.tsx';
import { PlannerList } from '#ui/planner/planner-list.tsx';
import type { CalendarVisit } from './group-visits.ts';
import { shownHours } from './shown-hours.ts';
import { useDropWords, wantedOf } from './use-drop.ts';
import { useItemOf, usePlannerRows } from './use-planner-rows.ts';

export interface CalendarGridProps {
  readonly acting: ActingFor;
  readonly place: CalendarPlace;
  /** The days that are shown. */
  readonly days: readonly string[];
  readonly visits: readonly CalendarVisit[];
  readonly students: readonly StudentProfile[];
  readonly illHref: (studentId: string) => string;
  readonly onOpen: (visitId: string) => void;
  readonly onMove: (visit: CalendarVisit, wanted: WantedPlace) => void;
  readonly ref: Ref<PlannerHandle>;
}

function useColumns(days: readonly string[], today: string) {
  const { t } = useTranslation('calendar');
  const language = useLanguage();
  return useMemo(
    () =>
      days.map((date) => ({
        key: date,
        label: formatDay(noonOf(date), language, { weekday: 'short', day: 'numeric', month: 'short' }),
        mark: date === today ? t('is-today') : null,
      })),
    [t, language, days, today],
  );
}

/** The week or the day in rows; the same things, moved by dragging or by their dialog. */
export function CalendarGrid(props: CalendarGridProps) {
  const { acting, place, days, visits, students, onOpen, onMove, ref } = props;
  const { t } = useTranslation('calendar');
  const language = useLanguage();
  const now = useMinute();
  const today = brusselsDate(now);
  const { canWrite } = useConnection();
  const rows = usePlannerRows(props);
  const wordsOf = useDropWords({ acting, by: place.by, visits, students });
  const hours = useMemo(
    () =>
      shownHours(
        visits
          .filter(({ stored: { visit } }) => days.includes(visit.date))
          .map(({ stored }) => clockSpanOf(stored.visit)),
      ),
    [visits, days],
  );
  return (
    <Planner
      ref={ref}
      label={t('grid')}
      corner={t(`corner-${place.by}`)}
      columns={useColumns(days, today)}
      rows={rows}
      hours={hours}
      timed={place.view === 'day'}
      hourLabel={(hour) => formatHour(timeAtMinute(hour * 60), language)}
      now={days.includes(today) ? clockMinuteOf(now) : null}
      openId={place.visit}
      onOpen={onOpen}
      onDrop={
        canWrite
          ? (drop) => {
              const found = visits.find(({ stored }) => stored.id === drop.itemId);
              const wanted = wantedOf(drop, { by: place.by, visits });
              if (found !== undefined && wanted !== null) onMove(found, wanted);
            }
          : null
      }
      wordsOf={wordsOf}
    />
  );
}

type DayListProps = Pick<CalendarGridProps, 'acting' | 'place' | 'visits' | 'onOpen'>;

/** The visits of one day as a list, where there is no room for a grid. */
export function DayList({ acting, place, visits, onOpen }: DayListProps) {
  const { t } = useTranslation('calendar');
  const itemOf = useItemOf(acting, 'list', place.by);
  const items = visits.filter(({ stored: { visit } }) => visit.date === place.date).map(itemOf);
  return <PlannerList label={t('grid')} items={items} openId={place.visit} onOpen={onOpen} />;
}
