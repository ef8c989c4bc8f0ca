import { can } from '#domain/accounts/roles.ts';
import { familyCalendar } from '#domain/calendar-feed/family-calendar.ts';
import { visitCalendar } from '#domain/calendar-feed/visit-calendar.ts';
import { type Calendar, writeCalendar } from '#domain/calendar-feed/write-calendar.ts';
import { grants } from '#domain/circles/circle-rights.ts';
import { interimUserDefaults, isBlocked } from '#domain/documents/interim-user.ts';
import type { StudentProfile } from '#domain/documents/student-profile.ts';
import { helperLanguage } from '#domain/students/helper/helper-access.ts';
import type { Services } from '../shell/services.ts';
import { calendarWords, familyCalendarWords } from './calendar-words.ts';

type Reading = Pick<Services, 'accounts' | 'calendarFeeds' | 'circles' | 'clock' | 'seenVisits' | 'studentWork'>;

async function ofStudent(student: StudentProfile, { calendarFeeds, clock, studentWork }: Reading): Promise<Calendar> {
  const visits = await studentWork.calendarOf(student.id, clock.now());
  const words = calendarWords[helperLanguage(student)];
  return visitCalendar(student.id, visits, { words, page: calendarFeeds.pages().student });
}

/**
 * The circles are asked at every reading: what she may not see any more is in the next one no longer. Without any right left
 * it is empty and not refused, because a calendar that is refused keeps what it knows.
 */
async function ofFamily(uid: string, services: Reading): Promise<Calendar | null> {
  const { accounts, calendarFeeds, circles, clock, seenVisits } = services;
  const { role, blocked } = await accounts.standingOf(uid);
  if (isBlocked(blocked) || typeof role !== 'string' || !can(role, 'circle.act')) return null;
  const [memberships, language] = await Promise.all([circles.circlesOf(uid), accounts.languageOf(uid)]);
  const now = clock.now();
  const seen = memberships.filter((each) => grants(each, 'visits.view'));
  const seniors = await Promise.all(seen.map(({ senior_id: id }) => seenVisits.ofSenior(id, now)));
  const words = familyCalendarWords[language ?? interimUserDefaults.language];
  const page = calendarFeeds.pages().family;
  return familyCalendar(
    seniors.filter((each) => each !== null),
    { words, page },
  );
}

/** The visits of a student, or of those whom a family member helps, as her own calendar reads them. */
export async function readCalendarFeed(secret: string, services: Reading): Promise<string | null> {
  const owner = await services.calendarFeeds.ownerOf(secret);
  if (owner === null) return null;
  const calendar = await (owner.kind === 'student'
    ? ofStudent(owner.student, services)
    : ofFamily(owner.uid, services));
  return calendar === null ? null : writeCalendar(calendar);
}
