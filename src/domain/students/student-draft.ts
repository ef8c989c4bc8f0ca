import type { Avoidance, StudentLanguage } from '../documents/student-profile.ts';
import type { ServiceId } from '../requests/prices.ts';
import { err, ok, type Result } from '../result.ts';
import {
  type AvailabilityDraft,
  availabilityDraftOf,
  type AvailabilityProblem,
  readAvailability,
} from './availability-draft.ts';
import { type EditedStudent, editedStudentSchema } from './edited-student.ts';

/** What stands in the form of a student, also while it is wrong. Empty texts are not filled in. */
export interface StudentDraft extends AvailabilityDraft {
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
}

/** What is wrong with one field, whose id is `field`. */
export interface DraftProblem {
  readonly field: string;
  readonly code: AvailabilityProblem['code'] | 'missing' | 'malformed-mail' | 'too-long' | 'malformed-hours';
}

export function draftOf(student: EditedStudent): StudentDraft {
  const { wished_hours_per_week: wished, vetted_until, weekly, exceptions, ...rest } = student;
  return {
    ...rest,
    vetted_until: vetted_until ?? '',
    wished_hours: wished === null ? '' : String(wished),
    ...availabilityDraftOf({ weekly, exceptions }),
  };
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
  const availability = readAvailability(draft);
  const problems = [...textProblems(draft), ...(availability.ok ? [] : availability.error)];
  if (!availability.ok || problems.length > 0) return err(problems);
  const { wished_hours: _wished, ...rest } = draft;
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
    ...availability.value,
  });
  return student.success ? ok(student.data) : err([{ field: 'first_name', code: 'missing' }]);
}
