import type { Avoidance, StudentLanguage, WeekdayNumber } from '../documents/student-profile.ts';
import { studentProfileLimits, weekdayNumbers } from '../documents/student-profile.ts';
import { isoDate, timeOfDay } from '../field-types.ts';
import type { ServiceId } from '../requests/prices.ts';
import { err, ok, type Result } from '../result.ts';
import { type EditedStudent, editedStudentSchema } from './edited-student.ts';

export interface DraftPeriod {
  readonly from: string;
  readonly to: string;
}

export interface DraftException extends DraftPeriod {
  readonly date: string;
  readonly available: boolean;
}

/** What stands in the form of a student, also while it is wrong. Empty texts are not filled in. */
export interface StudentDraft {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly postcode: string;
  readonly residence: string;
  readonly skills: readonly ServiceId[];
  readonly languages: readonly StudentLanguage[];
  readonly has_car: boolean;
  readonly paused: boolean;
  readonly vetted_until: string;
  readonly wished_hours: string;
  readonly avoids: Readonly<Record<Avoidance, boolean>>;
  readonly weekly: Readonly<Record<WeekdayNumber, readonly DraftPeriod[]>>;
  readonly exceptions: readonly DraftException[];
}

/** What is wrong with one field, whose id is `field`. */
export interface DraftProblem {
  readonly field: string;
  readonly code:
    | 'missing'
    | 'malformed-mail'
    | 'too-long'
    | 'malformed-date'
    | 'malformed-hours'
    | 'time-missing'
    | 'reversed'
    | 'overlap'
    | 'too-many';
}

/** The ids of fields in lists, so that a problem leads to its field. */
export const draftFields = {
  period: (day: WeekdayNumber, index: number, end: keyof DraftPeriod) => `period-${day}-${index}-${end}`,
  addPeriod: (day: WeekdayNumber) => `period-${day}-add`,
  exception: (index: number, part: 'date' | keyof DraftPeriod) => `exception-${index}-${part}`,
  addException: 'exception-add',
} as const;

export function draftOf(student: EditedStudent): StudentDraft {
  const { wished_hours_per_week: wished, vetted_until, weekly, exceptions, ...rest } = student;
  return {
    ...rest,
    vetted_until: vetted_until ?? '',
    wished_hours: wished === null ? '' : String(wished),
    weekly: Object.fromEntries(
      weekdayNumbers.map((day) => [day, weekly[day] ?? []]),
    ) as unknown as StudentDraft['weekly'],
    exceptions: exceptions.map(({ from = '', to = '', ...exception }) => ({ ...exception, from, to })),
  };
}

/** Everything of `periods` that is wrong: times that are missing, end before they begin, or overlap one before them. */
function periodProblems(
  periods: readonly DraftPeriod[],
  fieldOf: (index: number, end: keyof DraftPeriod) => string,
): readonly DraftProblem[] {
  return periods.flatMap(({ from, to }, index): readonly DraftProblem[] => {
    const missing = (['from', 'to'] as const).filter((end) => !timeOfDay.safeParse(end === 'from' ? from : to).success);
    if (missing.length > 0) return missing.map((end) => ({ field: fieldOf(index, end), code: 'time-missing' }));
    if (from >= to) return [{ field: fieldOf(index, 'to'), code: 'reversed' }];
    const isOverlap = periods.slice(0, index).some((other) => from < other.to && other.from < to);
    return isOverlap ? [{ field: fieldOf(index, 'from'), code: 'overlap' }] : [];
  });
}

function weekProblems({ weekly }: StudentDraft): readonly DraftProblem[] {
  return weekdayNumbers.flatMap((day) => [
    ...periodProblems(weekly[day], (index, end) => draftFields.period(day, index, end)),
    ...(weekly[day].length > studentProfileLimits.periods
      ? [{ field: draftFields.addPeriod(day), code: 'too-many' as const }]
      : []),
  ]);
}

function exceptionProblems({ exceptions }: StudentDraft): readonly DraftProblem[] {
  const tooMany = exceptions.length > studentProfileLimits.exceptions;
  return [
    ...exceptions.flatMap(({ date, from, to }, index): readonly DraftProblem[] => [
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

function textProblems(draft: StudentDraft): readonly DraftProblem[] {
  const problems: DraftProblem[] = [];
  const { shape } = editedStudentSchema;
  for (const field of ['first_name', 'last_name'] as const) {
    if (draft[field].trim() === '') problems.push({ field, code: 'missing' });
    else if (!shape[field].safeParse(draft[field].trim()).success) problems.push({ field, code: 'too-long' });
  }
  for (const field of ['phone', 'postcode', 'residence'] as const) {
    if (!shape[field].safeParse(draft[field].trim()).success) problems.push({ field, code: 'too-long' });
  }
  if (!shape.email.safeParse(draft.email.trim()).success) problems.push({ field: 'email', code: 'malformed-mail' });
  const vetted = draft.vetted_until === '' ? null : draft.vetted_until;
  if (!shape.vetted_until.safeParse(vetted).success) problems.push({ field: 'vetted_until', code: 'malformed-date' });
  if (!shape.wished_hours_per_week.safeParse(wishedHours(draft)).success)
    problems.push({ field: 'wished_hours', code: 'malformed-hours' });
  return problems;
}

function wishedHours({ wished_hours: typed }: StudentDraft): number | null {
  if (typed.trim() === '') return null;
  return /^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN;
}

/** Returns the student that the form describes, or everything that is wrong with it, in the order of the form. */
export function readDraft(draft: StudentDraft): Result<EditedStudent, readonly DraftProblem[]> {
  const problems = [...textProblems(draft), ...weekProblems(draft), ...exceptionProblems(draft)];
  if (problems.length > 0) return err(problems);
  const { wished_hours: _wished, weekly, exceptions, ...rest } = draft;
  const student = editedStudentSchema.safeParse({
    ...rest,
    first_name: draft.first_name.trim(),
    last_name: draft.last_name.trim(),
    email: draft.email.trim(),
    phone: draft.phone.trim(),
    postcode: draft.postcode.trim(),
    residence: draft.residence.trim(),
    vetted_until: draft.vetted_until === '' ? null : draft.vetted_until,
    wished_hours_per_week: wishedHours(draft),
    weekly: Object.fromEntries(
      weekdayNumbers
        .filter((day) => weekly[day].length > 0)
        .map((day) => [day, weekly[day].toSorted((one, other) => (one.from < other.from ? -1 : 1))]),
    ),
    exceptions: exceptions
      .map(({ date, available, from, to }) => ({ date, available, ...(from === '' ? {} : { from, to }) }))
      .toSorted((one, other) => (one.date < other.date ? -1 : 1)),
  });
  return student.success ? ok(student.data) : err([{ field: 'first_name', code: 'missing' }]);
}
