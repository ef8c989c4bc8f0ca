import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { StudentProfile } from '#domain/documents/student-profile.ts';
import { type CalendarPlace, daysOf, steppedPlace, weekOf } from '#domain/staff/calendar-place.ts';
import type { VisitsCopy } from '#domain/staff/visits-copy.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { useToday } from '#shared/days/use-today.ts';
import { useActions } from '#shared/staff/actions/use-actions.ts';
import { useListKeys } from '#shared/staff/actions/use-list-keys.ts';
import { useStudents } from '#shared/staff/matching/use-students.ts';
import { PlanVisitDialog } from '#shared/staff/planning/plan-visit-dialog.tsx';
import type { WantedPlace } from '#shared/staff/planning/use-planning-form.ts';
import { SmallPrint } from '#ui/content/small-print.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Page } from '#ui/layout/page.tsx';
import { TwoPanes } from '#ui/layout/two-panes.tsx';
import { useMarked } from '#ui/lists/use-marked.ts';
import type { PlannerHandle } from '#ui/planner/planner.tsx';
import { useRoomy } from '#ui/use-roomy.ts';
import { CalendarGrid, DayList } from './calendar-grid.tsx';
import type { CalendarHrefs } from './calendar-hrefs.ts';
import { calendarQueries } from './calendar-queries.ts';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import { type CalendarVisit, calendarVisits } from './group-visits.ts';
import { OpenVisit } from './open-visit.tsx';

export interface CalendarScreenProps {
  readonly acting: ActingFor;
  readonly place: CalendarPlace;
  readonly onPlace: (place: CalendarPlace) => void;
  readonly hrefs: CalendarHrefs;
}

/** A visit that is being moved, with the revision that the person saw. */
interface Moving {
  readonly visit: CalendarVisit;
  readonly wanted: WantedPlace;
  readonly revision: number;
}

function useCalendarActions(
  { place, onPlace }: CalendarScreenProps,
  today: string,
  planner: RefObject<PlannerHandle | null>,
): void {
  const { t } = useTranslation('calendar');
  const group = t('title');
  const action = (id: string, label: string, key: string, next: CalendarPlace) => ({
    ...{ id: `calendar-${id}`, label, group, keys: [key] },
    run: () => onPlace(next),
  });
  useListKeys({ move: (key) => planner.current?.move(key === 'ArrowDown' ? 1 : -1) }, group);
  useActions([
    action('today', t('to-today'), 't', { ...place, date: today }),
    action('previous', t('action-previous'), 'h', steppedPlace(place, -1)),
    action('next', t('action-next'), 'l', steppedPlace(place, 1)),
    action('view', t('action-other-view'), 'd', { ...place, view: place.view === 'day' ? 'week' : 'day' }),
    action('grouping', t('action-other-grouping'), 'g', { ...place, by: place.by === 'area' ? 'student' : 'area' }),
    ...(place.visit === null ? [] : [action('close', t('close'), 'Escape', { ...place, visit: null })]),
  ]);
}

function Counts({ visits, days }: { readonly visits: readonly CalendarVisit[]; readonly days: readonly string[] }) {
  const { t } = useTranslation('calendar');
  const shown = visits.filter(({ stored: { visit } }) => days.includes(visit.date));
  const open = shown.filter(({ stored: { visit } }) => visit.state === 'open' || visit.state === 'offered').length;
  const words = [t('count', { count: shown.length }), open === 0 ? '' : t('open-count', { count: open })];
  return <p role="status">{words.filter(Boolean).join(', ')}</p>;
}

const noStudents: readonly StudentProfile[] = [];

/** The days that are shown: on a narrow screen one. */
function useShown(place: CalendarPlace, roomy: boolean, copy: VisitsCopy | null) {
  const { from, to } = weekOf(place.date);
  const isDay = place.view === 'day' || !roomy;
  const days = useMemo(() => (isDay ? [place.date] : daysOf({ from, to })), [isDay, place.date, from, to]);
  const visits = useMemo(() => (copy === null ? [] : calendarVisits(copy)), [copy]);
  return { days, visits };
}

function useCalendar({ acting, place }: CalendarScreenProps) {
  const roomy = useRoomy();
  const client = useQueryClient();
  const week = useCachedQuery(calendarQueries.visits(acting, client, weekOf(place.date)));
  const students = useStudents(acting);
  const { days, visits } = useShown(place, roomy, week.status === 'ready' ? week.value : null);
  const open = visits.find(({ stored }) => stored.id === place.visit) ?? null;
  return { roomy, week, students: students.status === 'ready' ? students.value : noStudents, days, visits, open };
}

interface DetailProps extends CalendarScreenProps {
  readonly open: CalendarVisit | null;
  readonly onMove: (visit: CalendarVisit, wanted: WantedPlace) => void;
  readonly said: string | null;
  readonly onSaid: (said: string) => void;
}

function Detail({ acting, place, hrefs, open, onMove, said, onSaid }: DetailProps) {
  const { t } = useTranslation('calendar');
  if (open?.row == null) return <p>{t('gone')}</p>;
  const { stored, row } = open;
  const { studentprofile_id: student, date } = stored.visit;
  return (
    <OpenVisit
      key={stored.id}
      acting={acting}
      stored={stored}
      row={row}
      said={said}
      onSaid={onSaid}
      onMove={() => onMove(open, {})}
      requestHref={hrefs.request(row.request_id)}
      closeHref={hrefs.calendar({ ...place, visit: null })}
      illHref={student === null ? null : hrefs.ill({ student, period: { from: date, to: date } })}
    />
  );
}

interface ShownListProps extends CalendarScreenProps {
  readonly calendar: ReturnType<typeof useCalendar>;
  readonly today: string;
  readonly planner: RefObject<PlannerHandle | null>;
  readonly onMove: (visit: CalendarVisit, wanted: WantedPlace) => void;
  readonly onOpen: (visitId: string) => void;
}

function ShownList({ acting, place, hrefs, calendar, today, planner, onMove, onOpen }: ShownListProps) {
  const { t } = useTranslation(['calendar', 'errors']);
  const { roomy, week, students, days, visits } = calendar;
  const illHref = useMemo(
    () => (student: string) => hrefs.ill({ student, period: { from: today, to: today } }),
    [hrefs, today],
  );
  if (week.status === 'loading') return <Loading text={t('loading')} />;
  if (week.status === 'failed') {
    return (
      <Notice kind="warning" title={t('failed-title')}>
        <p>{t(`errors:${week.error.code}`)}</p>
      </Notice>
    );
  }
  return (
    <>
      <Counts visits={visits} days={days} />
      {roomy ? (
        <>
          <CalendarGrid {...{ ref: planner, acting, place, days, visits, students, illHref, onMove, onOpen }} />
          {visits.length === 0 ? null : <SmallPrint>{t('drag-hint')}</SmallPrint>}
        </>
      ) : (
        <DayList acting={acting} place={place} visits={visits} onOpen={onOpen} />
      )}
    </>
  );
}

/** The visits of a week or a day, by student or by place: walked, opened and moved. */
export function CalendarScreen(props: CalendarScreenProps) {
  const { acting, place, onPlace, hrefs } = props;
  const { t } = useTranslation('calendar');
  const today = useToday();
  const planner = useRef<PlannerHandle>(null);
  const calendar = useCalendar(props);
  // What is drawn beside the calendar makes it narrower, which takes a while.
  const [marked, mark] = useMarked(place.visit);
  const [moving, setMoving] = useState<Moving | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const shown = calendar.roomy ? place : { ...place, view: 'day' as const };
  useCalendarActions({ ...props, place: shown }, today, planner);
  const move = (visit: CalendarVisit, wanted: WantedPlace) =>
    setMoving(visit.row === null ? null : { visit, wanted, revision: visit.row.revision });
  const open = (visit: string) => {
    setSaid(null);
    mark(visit);
    onPlace({ ...place, visit });
  };
  const isOpen = place.visit !== null && calendar.week.status === 'ready';
  return (
    <Page title={t('title')}>
      <TwoPanes
        narrowDetail
        listLabel={t('title')}
        detailLabel={t('detail-label')}
        back={{ href: hrefs.calendar({ ...place, visit: null }), label: t('back') }}
        detail={isOpen ? <Detail {...props} open={calendar.open} onMove={move} said={said} onSaid={setSaid} /> : null}
        list={
          <>
            <CalendarToolbar place={shown} today={today} onPlace={onPlace} roomy={calendar.roomy} />
            <StatusArea>{said === null || isOpen ? null : <Notice kind="info" title={said} />}</StatusArea>
            <ShownList
              {...{ ...props, place: { ...place, visit: marked }, calendar, today, planner }}
              onMove={move}
              onOpen={open}
            />
          </>
        }
      />
      {moving?.visit.row == null ? null : (
        <PlanVisitDialog
          acting={acting}
          row={moving.visit.row}
          visit={moving.visit.stored}
          revision={moving.revision}
          wanted={moving.wanted}
          onClose={() => setMoving(null)}
          onDone={(done) => {
            setMoving(null);
            setSaid(done);
          }}
        />
      )}
    </Page>
  );
}
