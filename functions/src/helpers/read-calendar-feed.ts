import { visitCalendar } from '#domain/calendar-feed/visit-calendar.ts';
import { writeCalendar } from '#domain/calendar-feed/write-calendar.ts';
import { helperLanguage } from '#domain/students/helper/helper-access.ts';
import type { Services } from '../shell/services.ts';
import { calendarWords } from './calendar-words.ts';

/** The visits of a student, as her own calendar reads them. */
export async function readCalendarFeed(
  secret: string,
  { calendarFeeds, clock, studentWork }: Pick<Services, 'calendarFeeds' | 'clock' | 'studentWork'>,
): Promise<string | null> {
  const student = await calendarFeeds.studentOf(secret);
  if (student === null) return null;
  const visits = await studentWork.calendarOf(student.id, clock.now());
  const words = calendarWords[helperLanguage(student)];
  return writeCalendar(visitCalendar(student.id, visits, { words, page: calendarFeeds.page() }));
}
