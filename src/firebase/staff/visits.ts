import { collection, getDocs, limit, orderBy, query, where, type QueryConstraint } from 'firebase/firestore/lite';
import { collections } from '#domain/collections.ts';
import { readVisits, type StoredPlanning } from '#domain/dispatch/read-visits.ts';
import type { StoredServiceRequest } from '#domain/documents/service-request.ts';
import { type StoredVisit, visitSchema } from '#domain/documents/visit.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { isBooked, visitStates } from '#domain/visits/visit-state.ts';
import { attempt } from '../attempt.ts';
import { connect } from '../connection.ts';
import { datesOf, parseDocument } from '../parsing.ts';

async function listPlanning(...wanted: readonly QueryConstraint[]): Promise<Result<StoredPlanning[], DomainError>> {
  const planning = collection(connect().firestore, collections.planning);
  const found = await attempt(() => getDocs(query(planning, ...wanted)));
  return found.ok ? ok(found.value.docs.map((visit) => ({ id: visit.id, data: datesOf(visit.data()) }))) : found;
}

const storedVisits = (plannings: readonly StoredPlanning[]): StoredVisit[] =>
  plannings.flatMap(({ id, data }) => {
    const visit = parseDocument(visitSchema, data as Record<string, unknown>);
    return visit === null ? [] : [{ id, visit }];
  });

/** The visits of a request, first to last. For staff: the rules let a senior read only those that have a student. */
export async function listVisitsOfRequest(request: StoredServiceRequest): Promise<Result<StoredVisit[], DomainError>> {
  const plannings = await listPlanning(where('request_id', '==', request.request_id));
  return plannings.ok ? ok([...readVisits(request, plannings.value)]) : plannings;
}

/** The newest visits of a senior, the latest first. Planning that is older than the states of visits is not among them. */
export async function listVisitsOfSenior(seniorId: string, most: number): Promise<Result<StoredVisit[], DomainError>> {
  const plannings = await listPlanning(where('senior_id', '==', seniorId), orderBy('date', 'desc'), limit(most));
  return plannings.ok ? ok(storedVisits(plannings.value)) : plannings;
}

/** The visits that a student has from a day on, the nearest first. */
export async function listComingVisitsOf(
  studentId: string,
  from: string,
  most: number,
): Promise<Result<StoredVisit[], DomainError>> {
  const plannings = await listPlanning(
    where('studentprofile_id', '==', studentId),
    where('state', 'in', visitStates.filter(isBooked)),
    where('date', '>=', from),
    orderBy('date'),
    limit(most),
  );
  return plannings.ok ? ok(storedVisits(plannings.value)) : plannings;
}
