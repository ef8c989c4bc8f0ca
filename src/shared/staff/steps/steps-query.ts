import * as z from 'zod/mini';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { boardRowSchema } from '#domain/documents/board-row.ts';
import { commandAuditEntrySchema } from '#domain/documents/bookkeeping.ts';
import { followedStudentSchema } from '#domain/documents/student-profile.ts';
import { stepsShown } from '#domain/dispatch/undo/staff-steps.ts';
import { ok } from '#domain/result.ts';
import { isAbsenceStep } from '#domain/students/absence-steps.ts';
import { cachedQuery } from '#offline/cached/cached-query.ts';
import { atServer } from '#shared/staff/at-server.ts';

const stepsSchema = z.object({
  entries: z.array(z.object({ id: z.string(), value: commandAuditEntrySchema })),
  rows: z.array(boardRowSchema),
  students: z.array(followedStudentSchema),
});

/** More entries than steps: searches and undone steps are among them. */
const entriesRead = 3 * stepsShown;

async function readSteps(uid: string) {
  const page = await atServer(({ listAudit }) =>
    listAudit({ from: '', to: '', who: uid, what: '', about: '' }, { most: entriesRead, after: null }),
  );
  if (!page.ok) return page;
  const entries = page.value.rows.flatMap(({ id, value }) => ('actor_uid' in value ? [{ id, value }] : []));
  const requests = entries.filter(({ value }) => value.collection === 'service_requests');
  const absences = entries.filter(({ value }) => isAbsenceStep(value.action));
  const [rows, students] = await Promise.all([
    atServer(({ listBoardRows }) => listBoardRows([...new Set(requests.map(({ value }) => value.document_id))])),
    atServer(({ listStudentsById }) => listStudentsById(absences.map(({ value }) => value.document_id))),
  ]);
  if (!rows.ok) return rows;
  return students.ok ? ok({ entries, rows: rows.value, students: students.value }) : students;
}

/** What the staff member did last, with the rows of the requests, and the students whose absences it was about, as they are now. Read when it is looked at. */
export const stepsQuery = (acting: ActingFor) =>
  cachedQuery<z.infer<typeof stepsSchema>>({
    acting,
    name: 'staff/steps',
    read: () => readSteps(acting.actorUid),
    schema: stepsSchema,
    staleMs: 0,
    pollMs: false,
  });
