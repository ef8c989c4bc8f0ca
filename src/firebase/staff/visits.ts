import { collection, getDocs, limit, orderBy, query, where, type QueryConstraint } from 'firebase/firestore/lite';
import { collections } from '#domain/collections.ts';
import { readVisits, type StoredPlanning } from '#domain/dispatch/read-visits.ts';
import type { StoredServiceRequest } from '#domain/documents/service-request.ts';
import { type StoredVisit, visitSchema } from '#domain/documents/visit.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { isBooked, visitStates } from '#domain/visits/visit-state.ts';
import type { Period } from '#domain/staff/visits-copy.ts';
import { attempt } from '../attempt.ts';
import { connectFirestore } from '../connect-firestore.ts';
import { inParts } from './in-parts.ts';
import { datesOf, parseDocument } from '../parsing.ts';

async function listPlanning(...wanted: readonly QueryConstraint[]): Promise<Result<StoredPlanning[], DomainError>> {
  const planning = collection(connectFirestore(), collections.planning);
  const found = await attempt(() => getDocs(query(planning, ...wanted)));
  return found.ok ? ok(found.value.docs.map((visit) => ({ id: visit.id, data: datesOf(visit.data()) }))) : found;
}

/** The visits of a request, first to last. For staff: the rules let a senior read only those that have a student. */
export async function listVisitsOfRequest(request: StoredServiceRequest): Promise<Result<StoredVisit[], DomainError>> {
  const plannings = await listPlanning(where('request_id', '==', request.request_id));
  return plannings.ok ? ok([...readVisits(request, plannings.value)]) : plannings;
}

const withState = (plannings: readonly StoredPlanning[]): StoredVisit[] =>
  plannings.flatMap(({ id, data }) => {
    const visit = parseDocument(visitSchema, data as Record<string, unknown>);
    return visit === null ? [] : [{ id, visit }];
  });

async function listWithState(...wanted: readonly QueryConstraint[]): Promise<Result<StoredVisit[], DomainError>> {
  const plannings = await listPlanning(...wanted);
  return plannings.ok ? ok(withState(plannings.value)) : plannings;
}

/** The newest visits of a senior, the latest first. Planning that is older than the states of visits is not among them. */
export const listVisitsOfSenior = (seniorId: string, most: number): Promise<Result<StoredVisit[], DomainError>> =>
  listWithState(where('senior_id', '==', seniorId), orderBy('date', 'desc'), limit(most));

const within = ({ from, to }: Period) => [where('date', '>=', from), where('date', '<=', to)];

/** The visits of some days: an indexed range, so that what is read follows the days and not the history. */
export const listVisitsWithin = (period: Period): Promise<Result<StoredVisit[], DomainError>> =>
  listWithState(...within(period));

/** What one student has on some days. */
export const listVisitsOfStudent = (studentId: string, period: Period): Promise<Result<StoredVisit[], DomainError>> =>
  listWithState(where('studentprofile_id', '==', studentId), ...within(period));

/** The visits that a student has from a day on, the nearest first. */
export const listComingVisitsOf = (
  studentId: string,
  from: string,
  most: number,
): Promise<Result<StoredVisit[], DomainError>> =>
  listWithState(
    where('studentprofile_id', '==', studentId),
    where('state', 'in', visitStates.filter(isBooked)),
    where('date', '>=', from),
    orderBy('date'),
    limit(most),
  );

/** The visits of several requests. */
export const listVisitsOfRequests = (requestIds: readonly string[]): Promise<Result<StoredVisit[], DomainError>> =>
  inParts(requestIds, (ids) => listWithState(where('request_id', 'in', ids)));
