import { setTimeout as sleep } from 'node:timers/promises';
import { collections } from '#domain/collections.ts';
import { planningSchema } from '#domain/documents/planning.ts';
import { taskCategorySchema } from '#domain/documents/task-category.ts';
import { documentId } from '#domain/field-types.ts';
import { readRequestStatus, type RequestStatus } from '#domain/requests/request-status.ts';
import { firestore } from './firestore.ts';

/** The state of a requested visit. */
export interface Visit {
  /** null for an unknown status. */
  readonly status: RequestStatus | null;
  readonly isReviewed: boolean;
  /** null until a student is planned. */
  readonly student: { readonly name: string; readonly residence: string } | null;
}

export interface Visits {
  /** @returns null when there is no such request. */
  find(requestId: string): Promise<Visit | null>;
  /** The same, but retries for a few seconds until a student is planned: staff write both documents in succession. */
  findPlanned(requestId: string): Promise<Visit | null>;
  /** The name of a category that is not built in; empty when unknown. */
  serviceName(categoryId: string): Promise<string>;
}

const looks = 6;
const lookEveryMs = 1_000;

async function find(requestId: string): Promise<Visit | null> {
  const at = (collection: string) => firestore().collection(collection).doc(requestId);
  const [request, planning, review] = await firestore().getAll(
    at(collections.serviceRequests),
    at(collections.planning),
    at(collections.reviews),
  );
  if (request?.exists !== true) return null;
  const status: unknown = request.get('status');
  const student = planningSchema.shape.student_profiles.safeParse(planning?.get('student_profiles')).data;
  return {
    status: typeof status === 'string' ? readRequestStatus(status) : null,
    isReviewed: review?.exists === true,
    student:
      student === undefined
        ? null
        : { name: `${student.first_name} ${student.last_name}`, residence: student.residence },
  };
}

export const firestoreVisits: Visits = {
  find,

  async findPlanned(requestId) {
    for (let look = 1; ; look += 1) {
      const visit = await find(requestId);
      if (visit === null || visit.student !== null || look === looks) return visit;
      await sleep(lookEveryMs);
    }
  },

  async serviceName(categoryId) {
    if (!documentId.safeParse(categoryId).success) return '';
    const category = await firestore().collection(collections.taskCategories).doc(categoryId).get();
    return taskCategorySchema.shape.category_name.safeParse(category.get('category_name')).data ?? '';
  },
};
