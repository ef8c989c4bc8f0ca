import * as z from 'zod/mini';
import type { StoredServiceRequest } from '../documents/service-request.ts';
import {
  plannedMinutesRange,
  type StoredVisit,
  type Visit,
  visitSchema,
  visitStudentSchema,
} from '../documents/visit.ts';
import { documentId, isoDate, timeOfDay } from '../field-types.ts';
import { readRequestStatus, type RequestStatus } from '../requests/request-status.ts';
import type { VisitState } from '../visits/visit-state.ts';

type RequestFields = Omit<StoredServiceRequest, 'quote'>;

/** A stored document of `planning`. */
export interface StoredPlanning {
  readonly id: string;
  readonly data: unknown;
}

/** Before visits had states, planning held the student and nothing else. */
const olderPlanningSchema = z.object({ studentprofile_id: documentId, student_profiles: visitStudentSchema });

/** A time that older requests leave open. Staff moves the visit once the hour is known. */
const unknownStart = '09:00';

const { min, max } = plannedMinutesRange;

/** Returns a visit of a request that nobody was asked for yet. */
export function openVisit(
  request: RequestFields,
  time: Pick<Visit, 'date' | 'start' | 'minutes_planned'>,
  now: Date,
): Visit {
  return {
    request_id: request.request_id,
    senior_id: request.senior_id,
    task_category_id: request.task_category_id,
    ...time,
    state: 'open',
    studentprofile_id: null,
    student_profiles: null,
    offers: [],
    price: null,
    minutes_worked: null,
    km: null,
    opened_at: now,
    revision: 1,
    updated_at: now,
  };
}

/** Returns the visit that staff begins with when taking the request. Null when the requested day does not exist. */
export function firstVisit(request: RequestFields, now: Date): StoredVisit | null {
  const date = isoDate.safeParse(request.request_date).data;
  if (date === undefined) return null;
  const minutes = Math.round(request.hours_requested * 60);
  const time = {
    date,
    start: timeOfDay.safeParse(request.preferred_time).data ?? unknownStart,
    minutes_planned: Math.min(max, Math.max(min, Number.isFinite(minutes) ? minutes : min)),
  };
  return { id: request.request_id, visit: openVisit(request, time, now) };
}

function stateOfOlder(status: RequestStatus | null, hasStudent: boolean): VisitState | null {
  if (status === null || status === 'submitted') return hasStudent ? 'open' : null;
  if (status === 'cancelled') return 'cancelled';
  if (status === 'processing') return 'open';
  if (status === 'assigned') return hasStudent ? 'confirmed' : 'open';
  return status === 'ended' ? 'done' : 'charged';
}

/** The visit of a request that was planned before visits had states. */
function olderVisit(request: RequestFields, planning: unknown): StoredVisit | null {
  const first = firstVisit(request, request.created_at);
  const planned = olderPlanningSchema.safeParse(planning).data;
  const state = stateOfOlder(readRequestStatus(request.status), planned !== undefined);
  if (first === null || state === null) return null;
  const student: Pick<Visit, 'studentprofile_id' | 'student_profiles'> =
    planned === undefined || state === 'open'
      ? { studentprofile_id: null, student_profiles: null }
      : { studentprofile_id: planned.studentprofile_id, student_profiles: planned.student_profiles };
  return { id: first.id, visit: { ...first.visit, ...student, state } };
}

/** Returns the visits of a request, first to last. An older planning document is read as the visit of its request. */
export function readVisits(request: RequestFields, plannings: readonly StoredPlanning[]): readonly StoredVisit[] {
  const visits = plannings.flatMap(({ id, data }) => {
    const visit = visitSchema.safeParse(data).data;
    return visit === undefined ? [] : [{ id, visit }];
  });
  if (visits.length > 0) {
    return visits.toSorted(({ id: one, visit: a }, { id: other, visit: b }) =>
      `${a.date} ${a.start} ${one}` < `${b.date} ${b.start} ${other}` ? -1 : 1,
    );
  }
  const older = olderVisit(request, plannings.find(({ id }) => id === request.request_id)?.data);
  return older === null ? [] : [older];
}
