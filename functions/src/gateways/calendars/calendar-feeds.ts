import { forWhomPath } from '#domain/circles/for-whom-path.ts';
import { collections } from '#domain/collections.ts';
import { type CalendarFeed, calendarFeedSchema } from '#domain/documents/calendar-feed.ts';
import { storedStudentProfileSchema, type StudentProfile } from '#domain/documents/student-profile.ts';
import { calendarOf } from '#domain/students/helper/helper-access.ts';
import { helperPath } from '#domain/students/helper/helper-address.ts';
import type { Clock } from '../clock.ts';
import { storedDates } from '../dispatch/stored-dates.ts';
import { firestore } from '../firestore.ts';
import { hashOfSecret } from '../link-secret.ts';

/** Whose calendar an address is. */
export type CalendarOwner =
  | { readonly kind: 'student'; readonly student: StudentProfile }
  | { readonly kind: 'family'; readonly uid: string };

/** The addresses of calendars (docs/decisions/0065-calendar-feed-and-availability.md, 0095-calendar-of-family.md). */
export interface CalendarFeeds {
  /** Whose calendar has this secret in its address; null for every secret that does not count. */
  ownerOf(secret: string): Promise<CalendarOwner | null>;
  /** The address of a family member's calendar, as it was given last; null when she never gave one. */
  feedOf(uid: string): Promise<CalendarFeed | null>;
  /** A student's page, without her link, and that of a family member. */
  pages(): { readonly student: string; readonly family: string };
}

const feeds = () => firestore().collection(collections.calendarFeeds);

export function createCalendarFeeds(clock: Clock, appOrigin: () => string): CalendarFeeds {
  return {
    async ownerOf(secret) {
      const hash = hashOfSecret(secret);
      const students = firestore().collection(collections.studentProfiles);
      const found = await Promise.all([
        students.where('helper_access.calendar.hash', '==', hash).limit(2).get(),
        feeds().where('hash', '==', hash).limit(2).get(),
      ]);
      const [ofStudents, ofFamily] = found.map(({ docs }) => docs);
      // An address that two people gave is no secret of either.
      if ((ofStudents?.length ?? 0) + (ofFamily?.length ?? 0) !== 1) return null;
      const family = ofFamily?.[0];
      if (family !== undefined) {
        const feed = calendarFeedSchema.safeParse(storedDates(family)).data;
        return feed === undefined ? null : { kind: 'family', uid: feed.user_id };
      }
      const student = storedStudentProfileSchema.safeParse(ofStudents?.[0] && storedDates(ofStudents[0])).data;
      return student === undefined || calendarOf(student.helper_access, clock.now()) === null
        ? null
        : { kind: 'student', student };
    },
    async feedOf(uid) {
      const found = await feeds().doc(uid).get();
      return found.exists ? (calendarFeedSchema.safeParse(storedDates(found)).data ?? null) : null;
    },
    pages: () => ({ student: appOrigin() + helperPath, family: appOrigin() + forWhomPath }),
  };
}
