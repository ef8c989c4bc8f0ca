import * as z from 'zod/mini';
import { weekdayNumbers } from './availability.ts';
import type { StudentProfile } from '../documents/student-profile.ts';
import type { StudentColumnPath } from './column-paths.ts';
import { editedStudentSchema } from './edited-student.ts';

/** What a file can say of a student; the rest of a profile is made in the app. */
export const fileStudentSchema = z.omit(editedStudentSchema, { exceptions: true });

export type FileStudent = z.infer<typeof fileStudentSchema>;

/** Lists of addresses are often half filled: an empty cell of theirs leaves what is known. */
const keptWhenEmpty = ['email', 'phone', 'postcode', 'residence'] as const;

function mergedWeek(
  before: StudentProfile['weekly'],
  file: FileStudent['weekly'],
  columns: ReadonlySet<StudentColumnPath>,
): StudentProfile['weekly'] {
  return Object.fromEntries(
    weekdayNumbers.flatMap((day) => {
      const periods = (columns.has(`weekly.${day}`) ? file : before)[day] ?? [];
      return periods.length === 0 ? [] : [[day, periods]];
    }),
  );
}

/** Returns the profile with what the file's columns say; what the file has no column for stays. */
export function mergeFileStudent(
  before: StudentProfile,
  file: FileStudent,
  columns: ReadonlySet<StudentColumnPath>,
): StudentProfile {
  const { weekly: _weekly, ...fields } = file;
  const said = Object.entries(fields).filter(([field, value]) => {
    const isKept = value === '' && keptWhenEmpty.some((each) => each === field);
    return !isKept && [...columns].some((path) => path === field);
  });
  return { ...before, ...Object.fromEntries(said), weekly: mergedWeek(before.weekly, file.weekly, columns) };
}
