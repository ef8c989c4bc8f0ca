import { setTimeout as sleep } from 'node:timers/promises';
import { collections } from '#domain/collections.ts';
import { planningSchema } from '#domain/documents/planning.ts';
import { taskCategorySchema } from '#domain/documents/task-category.ts';
import { documentId } from '#domain/field-types.ts';
import { readRequestStatus, type RequestStatus } from '#domain/requests/request-status.ts';
import { firestore } from './firestore.ts';

/** How things stand with a visit that was asked for. */
export interface Visit {
  /** null for a value that nobody knows. */
  readonly status: RequestStatus | null;
  readonly isReviewed: boolean;
  /** null while nobody wrote down who comes. */
  readonly student: { readonly name: string; readonly residence: string } | null;
}

export interface Visits {
  /** @returns null when there is no such request. */
  find(requestId: string): Promise<Visit | null>;
  /** The same, but looks again for a few seconds while nobody is planned: staff writes the two right after each other. */
  findPlanned(requestId: string): Promise<Visit | null>;
  /** What a category that this code does not know is called; empty when nobody does. */
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
