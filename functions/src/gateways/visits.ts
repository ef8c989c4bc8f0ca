import { collections } from '#domain/collections.ts';
import { planningSchema } from '#domain/documents/planning.ts';
import { taskCategorySchema } from '#domain/documents/task-category.ts';
import { documentId } from '#domain/field-types.ts';
import { readRequestStatus, type RequestStatus } from '#domain/requests/request-status.ts';
import { type Visit as StoredFields, visitSchema } from '#domain/documents/visit.ts';
import type { VisitState } from '#domain/visits/visit-state.ts';
import { storedDates } from './dispatch/stored-dates.ts';
import { firestore } from './firestore.ts';

/** The state of a requested visit. */
export interface Visit {
  /** null for an unknown status. */
  readonly status: RequestStatus | null;
  readonly isReviewed: boolean;
  /** A price was proposed and not answered. */
  readonly hasOpenQuote: boolean;
  /** "yyyy-MM-dd HH:mm"; null without a visit, and for one of before visits had a time of their own. */
  readonly when: string | null;
  /** Whether the visit has not begun; null for one of before visits had states. */
  readonly isToCome: boolean | null;
  /** null until a student is planned. */
  readonly student: { readonly name: string; readonly residence: string } | null;
}

/** A visit as it stands, for a mail that leaves. */
export type PlannedVisit = Pick<
  StoredFields,
  | 'state'
  | 'date'
  | 'start'
  | 'studentprofile_id'
  | 'student_profiles'
  | 'offers'
  | 'price'
  | 'minutes_planned'
  | 'minutes_worked'
  | 'fee'
  | 'proposed_move'
>;

export interface Visits {
  /** @returns null when there is no such request. */
  find(requestId: string): Promise<Visit | null>;
  /** @returns null for a visit that is not there, and for one of before visits had states. */
  stateOf(visitId: string): Promise<VisitState | null>;
  /** @returns null for a visit that is not there, and for one of before visits had states. */
  planOf(visitId: string): Promise<PlannedVisit | null>;
  /** The name of a category that is not built in; empty when unknown. */
  serviceName(categoryId: string): Promise<string>;
}

async function find(requestId: string): Promise<Visit | null> {
  const at = (collection: string) => firestore().collection(collection).doc(requestId);
  const [request, planning, review] = await firestore().getAll(
    at(collections.serviceRequests),
    at(collections.planning),
    at(collections.reviews),
  );
  if (request?.exists !== true) return null;
  const status: unknown = request.get('status');
  const student = planningSchema.shape.student_profiles.safeParse(planning?.get('student_profiles')).data ?? null;
  const date = visitSchema.shape.date.safeParse(planning?.get('date')).data;
  const state = visitSchema.shape.state.safeParse(planning?.get('state')).data;
  const start = visitSchema.shape.start.safeParse(planning?.get('start')).data;
  return {
    status: typeof status === 'string' ? readRequestStatus(status) : null,
    isReviewed: review?.exists === true,
    when: date === undefined || start === undefined ? null : `${date} ${start}`,
    isToCome: state === undefined ? null : state === 'confirmed',
    hasOpenQuote: request.get('quote.state') === 'sent',
    student:
      student === null ? null : { name: `${student.first_name} ${student.last_name}`, residence: student.residence },
  };
}

export const firestoreVisits: Visits = {
  find,

  async stateOf(visitId) {
    if (!documentId.safeParse(visitId).success) return null;
    const visit = await firestore().collection(collections.planning).doc(visitId).get();
    return visitSchema.shape.state.safeParse(visit.get('state')).data ?? null;
  },

  async planOf(visitId) {
    if (!documentId.safeParse(visitId).success) return null;
    const visit = await firestore().collection(collections.planning).doc(visitId).get();
    return visit.exists ? (visitSchema.safeParse(storedDates(visit)).data ?? null) : null;
  },

  async serviceName(categoryId) {
    if (!documentId.safeParse(categoryId).success) return '';
    const category = await firestore().collection(collections.taskCategories).doc(categoryId).get();
    return taskCategorySchema.shape.category_name.safeParse(category.get('category_name')).data ?? '';
  },
};
