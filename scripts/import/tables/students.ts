import type { z } from 'zod';
import {
  basicStudentProfileSchema,
  studentProfileDefaults,
  type studentRecordSchema,
} from '#domain/documents/student-profile.ts';
import { textLimits } from '#domain/field-types.ts';
import { studentRecord } from '#domain/students/student-record.ts';
import { fitting } from '../fitting.ts';
import { isFirst, type Known } from '../known.ts';
import type { OldRow } from '../old-row.ts';
import { readId, readText } from '../old-values.ts';

export interface StudentRow {
  readonly id: string;
  readonly record: z.infer<typeof studentRecordSchema>;
}

/** The old system knows a name and a town: staff adds the rest before a student is matched. */
export function readStudent(row: OldRow, known: Known): StudentRow | null {
  const id = readId(row, 'id');
  if (id === null) return null;
  if (!isFirst(known, 'student_profiles', id)) return row.refuse('id', 'duplicate');
  const basic = fitting(row, basicStudentProfileSchema, {
    id,
    first_name: readText(row, 'first_name', textLimits.name, { min: 1 }),
    last_name: readText(row, 'last_name', textLimits.name, { min: 1 }),
    residence: readText(row, 'residence', textLimits.town),
  });
  if (basic === null) return null;
  const { first_name, last_name, residence } = basic;
  known.students.set(id, { first_name, last_name, residence });
  const profile = { ...studentProfileDefaults(), ...basic };
  return {
    id,
    record: studentRecord(profile, { revision: 1, last_change: null, updated_at: known.now }),
  };
}

/** Before the requests: whom each was given to. */
export function rememberPlanned(row: OldRow, { planned, students }: Known): void {
  const request = row.text('request_id');
  const student = row.text('studentprofile_id');
  if (students.has(student) && !planned.has(request)) planned.set(request, student);
}

/** After the requests: whether each row of planning was taken over with its request. */
export function readPlanning(row: OldRow, known: Known): { readonly id: string } | null {
  const id = readId(row, 'request_id');
  const student = readId(row, 'studentprofile_id');
  if (id === null || student === null) return null;
  if (known.seen.get('erased requests')?.has(id) === true) return null;
  if (!known.requests.has(id)) row.refuse('request_id', 'unknown-request');
  if (!known.students.has(student)) row.refuse('studentprofile_id', 'unknown-student');
  if (!isFirst(known, 'planning', id)) row.refuse('request_id', 'duplicate');
  return row.misfits.length === 0 ? { id } : null;
}
