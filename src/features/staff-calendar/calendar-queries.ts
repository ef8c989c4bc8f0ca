import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { boardRowSchema } from '#domain/documents/board-row.ts';
import { customerSchema } from '#domain/documents/customer.ts';
import { visitSchema } from '#domain/documents/visit.ts';
import { ok } from '#domain/result.ts';
import { type Period, type VisitsCopy, visitsCopySchema } from '#domain/staff/visits-copy.ts';
import { deviceClock } from '#lib/clock.ts';
import { cachedKeys, cachedQuery } from '#offline/cached/cached-query.ts';
import type { CachedResult } from '#offline/cached/cached-state.ts';
import { atServer } from '#shared/staff/at-server.ts';
import { listChanges } from '#shared/staff/board/board-query.ts';
import { pollVisits, type VisitsPorts } from './poll-visits.ts';

/** What one staff member does is on the other's screen within this time. */
const pollMs = 5_000;
const minute = 60_000;

const ports: VisitsPorts = {
  listVisits: (...given) => atServer(({ listVisitsWithin }) => listVisitsWithin(...given)),
  listVisitsOf: (...given) => atServer(({ listVisitsOfRequests }) => listVisitsOfRequests(...given)),
  listRows: (...given) => atServer(({ listBoardRows }) => listBoardRows(...given)),
  listChanges,
  readNewestChange: () => atServer(({ readNewestBoardChange }) => readNewestBoardChange()),
};

const storedVisits = z.array(z.object({ id: z.string(), visit: visitSchema }));

const studentsVisitsSchema = z.object({
  visits: storedVisits,
  rows: z.array(boardRowSchema),
  /** Their needs and languages decide who can go instead. */
  customers: z.array(customerSchema),
});

export type StudentsVisits = z.infer<typeof studentsVisitsSchema>;

async function readVisitsOfStudent(studentId: string, period: Period) {
  const visits = await atServer(({ listVisitsOfStudent }) => listVisitsOfStudent(studentId, period));
  if (!visits.ok) return visits;
  const planned = visits.value.map(({ visit }) => visit);
  const [rows, customers] = await Promise.all([
    atServer(({ listBoardRows }) => listBoardRows(planned.map(({ request_id: id }) => id))),
    atServer(async ({ readKnownCustomers }) =>
      ok(
        await readKnownCustomers(
          planned.map(({ senior_id: id }) => id),
          deviceClock.now(),
        ),
      ),
    ),
  ]);
  const known = customers.ok ? [...customers.value] : [];
  return rows.ok ? ok({ visits: visits.value, rows: rows.value, customers: known }) : rows;
}

/** Query keys and options of the calendar. */
export const calendarQueries = {
  /** The visits of some days, followed by their changes. */
  visits: (acting: ActingFor, client: QueryClient, period: Period) => {
    const name = `staff/visits/${period.from}/${period.to}`;
    const key = [...cachedKeys.volatile(acting), name];
    return cachedQuery<VisitsCopy>({
      acting,
      name,
      read: () => {
        const shown = client.getQueryData<CachedResult<VisitsCopy>>(key);
        return pollVisits(ports, period, shown?.known?.value ?? null, deviceClock.now().getTime());
      },
      schema: visitsCopySchema,
      staleMs: 0,
      pollMs,
    });
  },
  /** What one student has on some days, with the rows of the requests. */
  visitsOfStudent: (acting: ActingFor, studentId: string, period: Period) =>
    cachedQuery<StudentsVisits>({
      acting,
      name: `staff/visits-of-student/${studentId}/${period.from}/${period.to}`,
      read: () => readVisitsOfStudent(studentId, period),
      schema: studentsVisitsSchema,
      staleMs: 0,
      pollMs: minute,
    }),
};
