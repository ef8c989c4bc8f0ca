import { type Availability, availabilityLimits, type WeekdayNumber, weekdayNumbers } from './availability.ts';
import { isoDate, timeOfDay } from '../field-types.ts';
import { err, ok, type Result } from '../result.ts';

export interface DraftPeriod {
  readonly from: string;
  readonly to: string;
}

export interface DraftException extends DraftPeriod {
  readonly date: string;
  readonly available: boolean;
}

/** When a student can come, as it stands in a form, also while it is wrong. Empty texts are not filled in. */
export interface AvailabilityDraft {
  readonly weekly: Readonly<Record<WeekdayNumber, readonly DraftPeriod[]>>;
  readonly exceptions: readonly DraftException[];
}

/** What is wrong with one field, whose id is `field`. */
export interface AvailabilityProblem {
  readonly field: string;
  readonly code: 'malformed-date' | 'time-missing' | 'reversed' | 'overlap' | 'too-many';
}

/** The ids of fields in lists, so that a problem leads to its field. */
export const draftFields = {
  period: (day: WeekdayNumber, index: number, end: keyof DraftPeriod) => `period-${day}-${index}-${end}`,
  addPeriod: (day: WeekdayNumber) => `period-${day}-add`,
  exception: (index: number, part: 'date' | keyof DraftPeriod) => `exception-${index}-${part}`,
  addException: 'exception-add',
} as const;

export const availabilityDraftOf = ({ weekly, exceptions }: Availability): AvailabilityDraft => ({
  weekly: Object.fromEntries(
    weekdayNumbers.map((day) => [day, (weekly[day] ?? []).map(({ from, to }) => ({ from, to }))]),
  ) as unknown as AvailabilityDraft['weekly'],
  exceptions: exceptions.map(({ date, available, from = '', to = '' }) => ({ date, available, from, to })),
});

/** Whether two forms say the same. Both are of {@link availabilityDraftOf} or changed from it, so their parts are in one order. */
export const isSameDraft = (one: AvailabilityDraft, other: AvailabilityDraft): boolean =>
  JSON.stringify([weekdayNumbers.map((day) => one.weekly[day]), one.exceptions]) ===
  JSON.stringify([weekdayNumbers.map((day) => other.weekly[day]), other.exceptions]);

/** Everything of `periods` that is wrong: times that are missing, end before they begin, or overlap one before them. */
function periodProblems(
  periods: readonly DraftPeriod[],
  fieldOf: (index: number, end: keyof DraftPeriod) => string,
): readonly AvailabilityProblem[] {
  return periods.flatMap(({ from, to }, index): readonly AvailabilityProblem[] => {
    const missing = (['from', 'to'] as const).filter((end) => !timeOfDay.safeParse(end === 'from' ? from : to).success);
    if (missing.length > 0) return missing.map((end) => ({ field: fieldOf(index, end), code: 'time-missing' }));
    if (from >= to) return [{ field: fieldOf(index, 'to'), code: 'reversed' }];
    const isOverlap = periods.slice(0, index).some((other) => from < other.to && other.from < to);
    return isOverlap ? [{ field: fieldOf(index, 'from'), code: 'overlap' }] : [];
  });
}

function weekProblems({ weekly }: AvailabilityDraft): readonly AvailabilityProblem[] {
  return weekdayNumbers.flatMap((day) => [
    ...periodProblems(weekly[day], (index, end) => draftFields.period(day, index, end)),
    ...(weekly[day].length > availabilityLimits.periods
      ? [{ field: draftFields.addPeriod(day), code: 'too-many' as const }]
      : []),
  ]);
}

function exceptionProblems({ exceptions }: AvailabilityDraft): readonly AvailabilityProblem[] {
  const tooMany = exceptions.length > availabilityLimits.exceptions;
  return [
    ...exceptions.flatMap(({ date, from, to }, index): readonly AvailabilityProblem[] => [
      ...(isoDate.safeParse(date).success
        ? []
        : [{ field: draftFields.exception(index, 'date'), code: 'malformed-date' as const }]),
      // Without times it is about the whole day.
      ...(from === '' && to === ''
        ? []
        : periodProblems([{ from, to }], (_index, end) => draftFields.exception(index, end))),
    ]),
    ...(tooMany ? [{ field: draftFields.addException, code: 'too-many' as const }] : []),
  ];
}

/** Returns what the form describes, in order, or everything that is wrong with it, in the order of the form. */
export function readAvailability(draft: AvailabilityDraft): Result<Availability, readonly AvailabilityProblem[]> {
  const problems = [...weekProblems(draft), ...exceptionProblems(draft)];
  if (problems.length > 0) return err(problems);
  const { weekly, exceptions } = draft;
  return ok({
    weekly: Object.fromEntries(
      weekdayNumbers
        .filter((day) => weekly[day].length > 0)
        .map((day) => [day, weekly[day].toSorted((one, other) => (one.from < other.from ? -1 : 1))]),
    ),
    exceptions: exceptions
      .map(({ date, available, from, to }) => ({ date, available, ...(from === '' ? {} : { from, to }) }))
      .toSorted((one, other) => (one.date < other.date ? -1 : 1)),
  });
}
