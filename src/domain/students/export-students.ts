import { writeCsv } from '../csv/write-csv.ts';
import type { FileStudent } from './merge-file-student.ts';
import { studentColumns } from './student-columns.ts';

/** Returns the file of students, which readStudentFile() reads back. */
export function exportStudents(students: readonly FileStudent[]): string {
  return writeCsv([
    studentColumns.map(({ name }) => name),
    ...students.map((student) => studentColumns.map(({ write }) => write(student))),
  ]);
}
