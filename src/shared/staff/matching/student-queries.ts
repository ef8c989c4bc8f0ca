import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { studentDaySchema } from '#domain/documents/dispatch.ts';
import { visitSchema } from '#domain/documents/visit.ts';
import { ok } from '#domain/result.ts';
import { type StudentCopy, studentCopySchema } from '#domain/staff/student-copy.ts';
import { deviceClock } from '#lib/clock.ts';
import { cachedQuery } from '#offline/cached/cached-query.ts';
import { listInParts } from '#offline/cached/list-in-parts.ts';
import { atServer } from '#shared/staff/at-server.ts';
import { pollStudents, type StudentPorts } from './poll-students.ts';
import * as z from 'zod/mini';

const minute = 60_000;

const storedVisits = z.array(z.object({ id: z.string(), visit: visitSchema }));

/** What one staff member changes of a student is on the other's screen within this time. */
const studentPollMs = 5_000;

/** Each student that somebody plans changes: hundreds are not written anew for it. */
const studentStorage = listInParts<StudentCopy, 'students'>('students', ({ id }) => id);

const ports: StudentPorts = {
  listAll: () => atServer(({ listStudents }) => listStudents()),
  listChanges: (...given) => atServer(({ listStudentChanges }) => listStudentChanges(...given)),
};

/** Of each senior: enough to know which students she knows. */
const formerVisitsAtMost = 20;

async function readFormerVisits(seniorIds: readonly string[]) {
  const found = await Promise.all(
    seniorIds.map((id) => atServer(({ listVisitsOfSenior }) => listVisitsOfSenior(id, formerVisitsAtMost))),
  );
  const failed = found.find((each) => !each.ok);
  return failed ?? ok(found.flatMap((each) => (each.ok ? each.value : [])));
}

/** Keys and options of what matching reads. */
export const studentQueries = {
  /** All students: read once, and then followed by what changed. */
  copy: (acting: ActingFor) =>
    cachedQuery({
      acting,
      name: 'staff/student-copy',
      read: (shown) => pollStudents(ports, shown, deviceClock.now().getTime()),
      schema: studentCopySchema,
      storage: studentStorage,
      staleMs: 0,
      pollMs: studentPollMs,
    }),
  days: (acting: ActingFor, { from, to }: { readonly from: string; readonly to: string }) =>
    cachedQuery({
      acting,
      name: `staff/student-days/${from}/${to}`,
      read: () => atServer(({ listStudentDays }) => listStudentDays(from, to)),
      schema: z.array(studentDaySchema),
      staleMs: 0,
      pollMs: minute,
    }),
  /** Earlier visits to these seniors. */
  formerVisits: (acting: ActingFor, seniorIds: readonly string[]) =>
    cachedQuery({
      acting,
      name: `staff/former-visits/${seniorIds.join('+')}`,
      read: () => readFormerVisits(seniorIds),
      schema: storedVisits,
      staleMs: 30 * minute,
      pollMs: false,
    }),
};
