import { isoDate } from '../field-types.ts';
import { addDaysTo, daysBetween } from '../requests/calendar.ts';
import type { Period } from './visits-copy.ts';

/** What the calendar shows; it is in the address. */
export interface CalendarPlace {
  readonly view: 'day' | 'week';
  /** A day that is shown: yyyy-MM-dd. */
  readonly date: string;
  readonly by: 'student' | 'area';
  /** Also students without a visit. */
  readonly all: boolean;
  /** The open visit; null for none. */
  readonly visit: string | null;
}

type ValueOf = (name: string) => string | null;

const readDate = (text: string | null): string | null => isoDate.safeParse(text).data ?? null;

/** Reads a place from the query of an address, which anybody can write. @param today yyyy-MM-dd */
export function readCalendarPlace(valueOf: ValueOf, today: string): CalendarPlace {
  return {
    view: valueOf('view') === 'day' ? 'day' : 'week',
    date: readDate(valueOf('date')) ?? today,
    by: valueOf('by') === 'area' ? 'area' : 'student',
    all: valueOf('all') === 'yes',
    visit: valueOf('visit'),
  };
}

/** The parts of the query of a place's address; what goes without saying is left out. */
export const calendarPlaceParts = ({
  view,
  date,
  by,
  all,
  visit,
}: CalendarPlace): readonly (readonly [string, string])[] => [
  ['date', date],
  ...(view === 'day' ? [['view', view] as const] : []),
  ...(by === 'area' ? [['by', by] as const] : []),
  ...(all ? [['all', 'yes'] as const] : []),
  ...(visit === null ? [] : [['visit', visit] as const]),
];

/** A Monday. */
const monday = '2024-01-01';

/** The week of a day, from Monday. */
export function weekOf(date: string): Period {
  const weekday = ((daysBetween(monday, date) % 7) + 7) % 7;
  return { from: addDaysTo(date, -weekday), to: addDaysTo(date, 6 - weekday) };
}

/** Each day, in order. */
export const daysOf = ({ from, to }: Period): readonly string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDaysTo(from, index));

/** The day or week before or after. */
export const steppedPlace = (place: CalendarPlace, step: 1 | -1): CalendarPlace => ({
  ...place,
  date: addDaysTo(place.date, step * (place.view === 'day' ? 1 : 7)),
});

/** Days of a student who cannot come; at most a month, so that what is read stays small. */
export interface IllPlace {
  /** null while none is chosen. */
  readonly student: string | null;
  readonly period: Period;
}

const mostDays = 31;

/** Reads them from an address. Without a day it is today; a last day before the first is the first. */
export function readIllPlace(valueOf: ValueOf, today: string): IllPlace {
  const from = readDate(valueOf('from')) ?? today;
  const last = readDate(valueOf('to')) ?? from;
  const latest = addDaysTo(from, mostDays - 1);
  const to = last < from ? from : last > latest ? latest : last;
  return { student: valueOf('student'), period: { from, to } };
}

export const illPlaceParts = ({ student, period }: IllPlace): readonly (readonly [string, string])[] => [
  ...(student === null ? [] : [['student', student] as const]),
  ['from', period.from],
  ['to', period.to],
];
