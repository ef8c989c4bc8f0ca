import type { HelperAccess, HelperLink } from '#domain/documents/helper-link.ts';
import type { StudentProfile } from '#domain/documents/student-profile.ts';
import { seasonOf } from './helper-season.ts';

/** Whether a student's links can be opened, for the screens of staff. */
export type HelperAccessState = 'none' | 'active' | 'expired' | 'revoked';

export function helperAccessState(access: HelperAccess | undefined, now: Date): HelperAccessState {
  if (access === undefined) return 'none';
  if (access.revoked) return 'revoked';
  return now < access.expires_at ? 'active' : 'expired';
}

/** A new link by staff ends every earlier one, and the address of the calendar with it. */
export const newAccess = (former: HelperAccess | undefined, now: Date): HelperAccess => ({
  generation: (former?.generation ?? 0) + 1,
  season: seasonOf(now).name,
  sent_at: now,
  expires_at: seasonOf(now).linksEndAt,
  revoked: false,
});

/** The link of a new season. The one of before counts until its own end; the calendar stays where it is. */
export const renewedAccess = (former: HelperAccess, now: Date): HelperAccess => ({
  ...newAccess(former, now),
  generation: former.generation,
  ...(former.calendar === undefined ? {} : { calendar: former.calendar }),
});

/** The address of a student's calendar; null without one that counts. */
export function calendarOf(access: HelperAccess | undefined, now: Date): NonNullable<HelperAccess['calendar']> | null {
  return helperAccessState(access, now) === 'active' ? (access?.calendar ?? null) : null;
}

/** Whether a link opens the student's page. */
export function isLinkValid(link: HelperLink, access: HelperAccess | undefined, now: Date): boolean {
  return access !== undefined && !access.revoked && access.generation === link.generation && now < link.expires_at;
}

/** The languages of a student's mails and page, by how she speaks them with seniors; the first that she does counts. */
const helperLanguages = [
  { spoken: 'nl', written: 'NL' },
  { spoken: 'en', written: 'EN' },
] as const;

/** The language of a student's mails: Dutch where it is not known, English for who speaks another one. */
export function helperLanguage({ languages }: Pick<StudentProfile, 'languages'>): 'NL' | 'EN' {
  const [first, last] = helperLanguages;
  if (languages.length === 0) return first.written;
  return helperLanguages.find(({ spoken }) => languages.includes(spoken))?.written ?? last.written;
}
