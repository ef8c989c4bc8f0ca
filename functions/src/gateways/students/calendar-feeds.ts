import { createHash } from 'node:crypto';
import { collections } from '#domain/collections.ts';
import { storedStudentProfileSchema, type StudentProfile } from '#domain/documents/student-profile.ts';
import { calendarOf } from '#domain/students/helper/helper-access.ts';
import { helperPath } from '#domain/students/helper/helper-address.ts';
import type { Clock } from '../clock.ts';
import { storedDates } from '../dispatch/stored-dates.ts';
import { firestore } from '../firestore.ts';

/** The calendars of students (docs/decisions/0065-calendar-feed-and-availability.md). */
export interface CalendarFeeds {
  /** The student whose calendar has this secret in its address; null for every secret that does not count. */
  studentOf(secret: string): Promise<StudentProfile | null>;
  /** Her page, without her link. */
  page(): string;
}

export function createCalendarFeeds(clock: Clock, appOrigin: () => string): CalendarFeeds {
  return {
    async studentOf(secret) {
      const hash = createHash('sha256').update(secret).digest('hex');
      const students = firestore().collection(collections.studentProfiles);
      const found = await students.where('helper_access.calendar.hash', '==', hash).limit(2).get();
      const [first, second] = found.docs;
      // An address that two students gave is no secret of either.
      if (first === undefined || second !== undefined) return null;
      const student = storedStudentProfileSchema.safeParse(storedDates(first)).data ?? null;
      return calendarOf(student?.helper_access, clock.now()) === null ? null : student;
    },
    page: () => appOrigin() + helperPath,
  };
}
