import { writeCsv } from '../csv/write-csv.ts';
import { type FileStudent, studentColumns } from './student-columns.ts';

/** Returns the file of students, which importStudents() reads back. */
export function exportStudents(students: readonly FileStudent[]): string {
  return writeCsv([
    studentColumns.map(({ name }) => name),
    ...students.map((student) => studentColumns.map(({ write }) => write(student))),
  ]);
}
