import { collections } from '#domain/collections.ts';
import { knownSenior } from '#domain/customers/reach-customer.ts';
import { readCustomer } from '#domain/accounts/customer.ts';
import { storedServiceRequestSchema } from '#domain/documents/service-request.ts';
import { taskCategorySchema } from '#domain/documents/task-category.ts';
import { type StoredVisit, type Visit, visitSchema } from '#domain/documents/visit.ts';
import { serviceIds } from '#domain/requests/prices.ts';
import type { VisitAround } from '#domain/students/helper/helper-work.ts';
import { notLongOver, plannings, visitsIn } from '../dispatch/recent-visits.ts';
import { storedDates } from '../dispatch/stored-dates.ts';
import { firestore } from '../firestore.ts';

/** What a student does and is asked to do. */
export interface StudentWork {
  /** The visits that are offered to a student, and her own from some weeks ago on. */
  visitsOf(studentId: string, now: Date): Promise<readonly VisitAround[]>;
  /** The visits that stand in a student's calendar: her own from some weeks ago on, and those that were hers. */
  calendarOf(
    studentId: string,
    now: Date,
  ): Promise<{
    readonly own: readonly VisitAround[];
    readonly former: readonly StoredVisit[];
  }>;
  /** Where a visit stands; null without one. */
  find(visitId: string): Promise<Pick<Visit, 'request_id' | 'state' | 'wrong_codes'> | null>;
  /** The requests with an offer whose time is over, the longest first. */
  requestsWithExpiredOffers(now: Date, most: number): Promise<readonly string[]>;
}

async function fieldsById(collection: string, ids: readonly string[]) {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return new Map<string, Record<string, unknown>>();
  const found = await firestore().getAll(...unique.map((id) => firestore().collection(collection).doc(id)));
  return new Map(found.flatMap((each) => (each.exists ? [[each.id, storedDates(each)] as const] : [])));
}

const isBuiltIn = (service: string) => serviceIds.some((id) => id === service);

async function around(visits: readonly StoredVisit[]): Promise<readonly VisitAround[]> {
  const seniors = visits.map(({ visit }) => visit.senior_id);
  const services = visits.map(({ visit }) => visit.task_category_id).filter((service) => !isBuiltIn(service));
  const [requests, accounts, customers, categories] = await Promise.all([
    fieldsById(
      collections.serviceRequests,
      visits.map(({ visit }) => visit.request_id),
    ),
    fieldsById(collections.interimUsers, seniors),
    fieldsById(collections.customers, seniors),
    fieldsById(collections.taskCategories, services),
  ]);
  const { address, notes } = storedServiceRequestSchema.shape;
  return visits.map((each) => {
    const { request_id: requestId, senior_id: seniorId, task_category_id: service } = each.visit;
    const account = accounts.get(seniorId) ?? null;
    const customer = customers.get(seniorId) ?? null;
    const { board } = knownSenior({ account, customer });
    const firstName = readCustomer(account)?.firstName ?? board.name.split(' ')[0] ?? '';
    const request = requests.get(requestId);
    const category = taskCategorySchema.shape.category_name.safeParse(categories.get(service)?.['category_name']);
    return {
      visit: each,
      address: address.safeParse(request?.['address']).data ?? '',
      notes: notes.safeParse(request?.['notes']).data ?? '',
      senior: { ...board, firstName },
      serviceName: category.data ?? '',
    };
  });
}

const ownVisits = (studentId: string, now: Date) =>
  notLongOver(plannings().where('studentprofile_id', '==', studentId), now);

export const firestoreStudentWork: StudentWork = {
  async calendarOf(studentId, now) {
    const [own, former] = await Promise.all([
      ownVisits(studentId, now),
      notLongOver(plannings().where('former_students', 'array-contains', studentId), now),
    ]);
    return { own: await around(own), former };
  },

  async visitsOf(studentId, now) {
    const [offered, own] = await Promise.all([
      visitsIn(plannings().where('offered_to', 'array-contains', studentId)),
      ownVisits(studentId, now),
    ]);
    const ids = new Set(own.map(({ id }) => id));
    return around([...offered.filter(({ id }) => !ids.has(id)), ...own]);
  },

  async find(visitId) {
    const found = await firestore().collection(collections.planning).doc(visitId).get();
    return visitSchema.safeParse(storedDates(found)).data ?? null;
  },

  async requestsWithExpiredOffers(now, most) {
    const rows = firestore().collection(collections.board);
    const expired = rows.where('stage', '==', 'offered').where('needs_attention_at', '<=', now);
    const found = await expired.orderBy('needs_attention_at').limit(most).select().get();
    return found.docs.map(({ id }) => id);
  },
};
