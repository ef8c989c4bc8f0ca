import * as z from 'zod/mini';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { studentDaySchema } from '#domain/documents/dispatch.ts';
import { studentProfileSchema } from '#domain/documents/student-profile.ts';
import { listStudentDays, listStudents } from '#firebase/staff/students.ts';
import { cachedQuery } from '#offline/cached/cached-query.ts';

const minute = 60_000;

/** Keys and options of what matching reads. */
export const studentQueries = {
  /** All students: read once and kept, because it is hundreds of documents that seldom change. */
  all: (acting: ActingFor) =>
    cachedQuery({
      acting,
      name: 'staff/students',
      read: listStudents,
      schema: z.array(studentProfileSchema),
      staleMs: 30 * minute,
      pollMs: false,
    }),
  days: (acting: ActingFor, { from, to }: { readonly from: string; readonly to: string }) =>
    cachedQuery({
      acting,
      name: `staff/student-days/${from}/${to}`,
      read: () => listStudentDays(from, to),
      schema: z.array(studentDaySchema),
      staleMs: 0,
      pollMs: minute,
    }),
};
