import { collections } from '#domain/collections.ts';
import { askableDays, type FreeDay, freeTimes } from '#domain/dispatch/moves/move-times.ts';
import { type Booked, studentDayId, studentDaySchema } from '#domain/documents/dispatch.ts';
import { storedStudentProfileSchema } from '#domain/documents/student-profile.ts';
import { visitSchema } from '#domain/documents/visit.ts';
import { firestore } from '../firestore.ts';
import { storedDates } from './stored-dates.ts';

/** When the students of visits are free for them. */
export interface MoveTimes {
  /**
   * The days and hours to which a visit of this senior can be moved with its student; null where that is not known, and
   * for a visit that is not hers.
   */
  find(
    visit: { readonly visitId: string; readonly requestId: string; readonly seniorId: string },
    now: Date,
  ): Promise<readonly FreeDay[] | null>;
}

const at = (collection: string, id: string) => firestore().collection(collection).doc(id);

async function bookedOn(studentId: string, dates: readonly string[]): Promise<ReadonlyMap<string, readonly Booked[]>> {
  const found = await firestore().getAll(
    ...dates.map((date) => at(collections.studentDays, studentDayId(studentId, date))),
  );
  return new Map(
    found.flatMap((each) => {
      if (!each.exists) return [];
      const { date, visits } = studentDaySchema.parse(storedDates(each));
      return [[date, visits] as const];
    }),
  );
}

export const firestoreMoveTimes: MoveTimes = {
  async find({ visitId, requestId, seniorId }, now) {
    const visit = visitSchema.safeParse(storedDates(await at(collections.planning, visitId).get())).data;
    const isHers = visit?.senior_id === seniorId && visit.request_id === requestId;
    const studentId = visit?.studentprofile_id ?? null;
    if (!isHers || visit === undefined || studentId === null) return null;
    const [record, booked] = await Promise.all([
      at(collections.studentProfiles, studentId).get(),
      bookedOn(studentId, askableDays(now)),
    ]);
    const profile = storedStudentProfileSchema.safeParse({ ...storedDates(record), id: studentId }).data ?? null;
    return freeTimes({ id: visitId, visit }, profile, booked, now);
  },
};
