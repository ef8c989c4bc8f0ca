import { collections } from '#domain/collections.ts';
import { missingBookings, recountedHours } from '#domain/dispatch/recount-student.ts';
import { readVisits } from '#domain/dispatch/read-visits.ts';
import { applyToDay } from '#domain/dispatch/student-day.ts';
import { boardRowSchema } from '#domain/documents/board-row.ts';
import { type StudentDay, studentDayId, studentDaySchema } from '#domain/documents/dispatch.ts';
import { storedServiceRequestSchema } from '#domain/documents/service-request.ts';
import { studentProfileSchema } from '#domain/documents/student-profile.ts';
import { type StoredVisit, visitSchema } from '#domain/documents/visit.ts';
import { brusselsDate } from '#domain/requests/calendar.ts';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { firestore } from '../firestore.ts';
import { storedDates } from './stored-dates.ts';

const { hours_by_year } = studentProfileSchema.shape;

const documentsOf = (transaction: Transaction, collection: string, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve<DocumentSnapshot[]>([])
    : transaction.getAll(...ids.map((id) => firestore().collection(collection).doc(id)));

/** The visits of a student. One from before visits had states follows from its request. */
async function visitsOf(transaction: Transaction, studentId: string): Promise<readonly StoredVisit[]> {
  const plannings = firestore().collection(collections.planning).where('studentprofile_id', '==', studentId);
  const found = (await transaction.get(plannings)).docs.map((each) => ({ id: each.id, data: storedDates(each) }));
  const known = found.flatMap(({ id, data }) => {
    const visit = visitSchema.safeParse(data).data;
    return visit === undefined ? [] : [{ id, visit }];
  });
  const knownIds = new Set(known.map(({ id }) => id));
  // By the id of its request, which such a visit has.
  const older = new Map(found.filter(({ id }) => !knownIds.has(id)).map((each) => [each.id, each]));
  const requests = await documentsOf(transaction, collections.serviceRequests, [...older.keys()]);
  const ofRequests = requests.flatMap((each) => {
    const request = storedServiceRequestSchema.safeParse(each.exists ? storedDates(each) : null).data;
    const planning = older.get(each.id);
    return request === undefined || planning === undefined
      ? []
      : readVisits({ ...request, request_id: each.id }, [planning]);
  });
  return [...known, ...ofRequests].filter(({ visit }) => visit.studentprofile_id === studentId);
}

/**
 * Brings the hours and the coming days of a student in line with the visits given to her, where these are from before
 * either was kept. Idempotent.
 *
 * @returns the visits that overlap another on her day, and are therefore not on it.
 */
export function recountStudent(studentId: string, now: Date): Promise<readonly string[]> {
  return firestore().runTransaction(async (transaction) => {
    const at = firestore().collection(collections.studentProfiles).doc(studentId);
    const [profile, visits, days] = await Promise.all([
      transaction.get(at),
      visitsOf(transaction, studentId),
      transaction.get(firestore().collection(collections.studentDays).where('student_id', '==', studentId)),
    ]);
    if (!profile.exists) return [];
    const today = brusselsDate(now);
    // Only of visits that can be on a day: a student has many of before.
    const coming = visits.filter(({ visit }) => visit.date >= today);
    const rows = await documentsOf(transaction, collections.board, [
      ...new Set(coming.map(({ visit }) => visit.request_id)),
    ]);
    const known = new Map(days.docs.map((each) => [each.id, studentDaySchema.parse(storedDates(each))]));
    const bookings = missingBookings(studentId, coming, {
      days: [...known.values()],
      from: today,
      rows: new Map(
        rows.flatMap((each) => {
          const row = boardRowSchema.safeParse(each.exists ? storedDates(each) : null).data;
          return row === undefined ? [] : [[each.id, row] as const];
        }),
      ),
    });
    const changed = new Map<string, StudentDay>();
    const overlapping: string[] = [];
    for (const booking of bookings) {
      const id = studentDayId(studentId, booking.date);
      const day = applyToDay(changed.get(id) ?? known.get(id) ?? null, booking);
      if (day.ok) changed.set(id, day.value);
      else overlapping.push(booking.add?.visit_id ?? '');
    }
    for (const [id, day] of changed) transaction.set(firestore().collection(collections.studentDays).doc(id), day);
    // Malformed hours make the profile unreadable: a count that begins anew would hide that.
    const before = hours_by_year.safeParse(profile.get('hours_by_year') ?? {}).data;
    const hours = before === undefined ? null : recountedHours(before, visits);
    if (hours !== null) transaction.update(at, { hours_by_year: hours, updated_at: now });
    return overlapping;
  });
}
