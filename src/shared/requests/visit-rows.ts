import * as z from 'zod/mini';
import { type SeriesVisit, seriesVisitSchema } from '#domain/documents/visit-parts/series-visit.ts';
import type { RequestStatus } from '#domain/requests/request-status.ts';
import type { RequestRow } from './request-row.ts';

const visitsSchema = z.array(seriesVisitSchema);

/** The visits of a request that recurs, first to last; none for another one. */
export const visitsOf = ({ visits }: Pick<RequestRow, 'visits'>): readonly SeriesVisit[] =>
  visitsSchema.safeParse(visits).data ?? [];

/** As a request of this one visit would have it. */
const statuses: Partial<Record<SeriesVisit['state'], RequestStatus>> = {
  open: 'processing',
  confirmed: 'assigned',
  started: 'assigned',
  done: 'ended',
  approved: 'ended',
  charged: 'paid',
  cancelled: 'cancelled',
};

/** One visit of a series, as the row of a request of its own: with the id, the time and the state of the visit. */
const rowOfVisit = (row: RequestRow, { id, date, start, minutes, state }: SeriesVisit): RequestRow => ({
  ...row,
  ...{ id, requestDate: date, time: start, hours: minutes / 60, status: statuses[state] ?? null },
});

/** Returns the rows with one for each visit of a series in the place of its request. */
export const visitRows = (rows: readonly RequestRow[]): readonly RequestRow[] =>
  rows.flatMap((row) => {
    const visits = visitsOf(row);
    return visits.length === 0 ? [row] : visits.map((visit) => rowOfVisit(row, visit));
  });
