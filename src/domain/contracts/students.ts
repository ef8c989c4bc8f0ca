import * as z from 'zod/mini';
import { studentPhotoSchema } from '../documents/student-photo.ts';
import { documentId, isoDate } from '../field-types.ts';
import { studentColumnPaths } from '../students/column-paths.ts';
import { linesPerImport, lineRefusals } from '../students/commands/import-students.ts';
import { editedStudentSchema } from '../students/edited-student.ts';
import { fileStudentSchema } from '../students/merge-file-student.ts';
import { recordOutput } from './dispatch.ts';
import { functionContract } from './function-contract.ts';

const revision = z.int().check(z.gte(1));

/** Adds a student. Rejected when one has this mail address or telephone number. */
export const createStudent = functionContract({
  name: 'create-student',
  input: z.strictObject({ command_id: z.uuid(), student: editedStudentSchema }),
  output: recordOutput({ student_id: documentId, revision }),
});

/** Changes a student; `revision` is that of the profile that the screen showed. */
export const changeStudent = functionContract({
  name: 'change-student',
  input: z.strictObject({ command_id: z.uuid(), student_id: documentId, revision, student: editedStudentSchema }),
  output: recordOutput({ revision }),
});

/** The student takes no visit on these days, both ends included. Why is not asked (decision 53). */
export const registerAbsence = functionContract({
  name: 'register-absence',
  input: z.strictObject({ command_id: z.uuid(), student_id: documentId, from: isoDate, until: isoDate }),
  output: recordOutput({ absence_id: documentId }),
});

/**
 * Ends an absence earlier or later, or removes it: `until` null. `shown_until` is what the screen showed, `undoes` the staff
 * member's own step that this takes back.
 */
export const changeAbsence = functionContract({
  name: 'change-absence',
  input: z.strictObject({
    command_id: z.uuid(),
    student_id: documentId,
    absence_id: documentId,
    shown_until: isoDate,
    until: z.nullable(isoDate),
    undoes: z.nullable(z.uuid()),
  }),
  output: recordOutput({}),
});

/** Mails the student a personal link to her page; those of before stop. */
export const sendHelperLink = functionContract({
  name: 'send-helper-link',
  input: z.strictObject({ command_id: z.uuid(), student_id: documentId }),
  output: recordOutput({}),
});

/** Stops every personal link of the student. */
export const revokeHelperLink = functionContract({
  name: 'revoke-helper-link',
  input: z.strictObject({ command_id: z.uuid(), student_id: documentId }),
  output: recordOutput({}),
});

/** The photo that the screen showed; null for none. */
const shown = z.nullable(documentId);

/** Adds or replaces the photo of a student who agreed to it. Without her consent there is no call. */
export const setStudentPhoto = functionContract({
  name: 'set-student-photo',
  input: z.strictObject({
    command_id: z.uuid(),
    student_id: documentId,
    shown,
    jpeg: studentPhotoSchema.shape.jpeg,
    agreed: z.literal(true),
  }),
  output: recordOutput({}),
});

/** Removes the photo of a student, also where a senior sees it. */
export const removeStudentPhoto = functionContract({
  name: 'remove-student-photo',
  input: z.strictObject({ command_id: z.uuid(), student_id: documentId, shown }),
  output: recordOutput({}),
});

/** Far above what a file can hold. */
const lineNumber = z.int().check(z.gte(1), z.lte(10_000_000));
const lineNumbers = z.array(lineNumber).check(z.maxLength(linesPerImport));

/** Adds or changes the students of some lines of a file, and says for each line what was done. */
export const importStudents = functionContract({
  name: 'import-students',
  input: z.strictObject({
    command_id: z.uuid(),
    columns: z.array(z.enum(studentColumnPaths)).check(z.maxLength(studentColumnPaths.length)),
    lines: z
      .array(z.strictObject({ line: lineNumber, student: fileStudentSchema }))
      .check(z.minLength(1), z.maxLength(linesPerImport)),
  }),
  output: recordOutput({
    made: lineNumbers,
    changed: lineNumbers,
    unchanged: lineNumbers,
    refused: z.partialRecord(z.enum(lineRefusals), lineNumbers),
  }),
});
