import type { CalendarFeed } from '#domain/documents/calendar-feed.ts';
import type { HelperAccess, HelperLink } from '#domain/documents/helper-link.ts';
import { madeAt } from './moments.ts';

/** Lotte's, of the season that began in September 2025. */
export function aHelperLink(overrides: Partial<HelperLink> = {}): HelperLink {
  return {
    student_id: 'student-lotte',
    generation: 1,
    season: '2025',
    created_at: madeAt,
    expires_at: new Date('2026-09-30T21:59:00Z'),
    ...overrides,
  };
}

/** What Lotte's profile says of it. */
export function aHelperAccess(overrides: Partial<HelperAccess> = {}): HelperAccess {
  const { generation, season, created_at: sent_at, expires_at } = aHelperLink();
  return { generation, season, sent_at, expires_at, revoked: false, ...overrides };
}

/** The address of the calendar of Els, who helps Maria. */
export const aCalendarFeed = (overrides: Partial<CalendarFeed> = {}): CalendarFeed => ({
  user_id: 'els',
  hash: 'c'.repeat(64),
  made_at: madeAt,
  ...overrides,
});
