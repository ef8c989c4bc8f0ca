import type { HelperAvailability, HelperVisit } from '#domain/contracts/helpers.ts';
import { whyNotAvailable } from '#domain/matching/availability.ts';
import { spanOf } from '#domain/matching/wall-clock.ts';
import type { Availability } from '../availability.ts';

type Times = Parameters<typeof whyNotAvailable>[0];

function isNewlyOutside({ date, start, minutes }: HelperVisit, before: Times, after: Times): boolean {
  const span = spanOf({ date, start, minutes });
  const is = whyNotAvailable(after, span);
  if (is === null) return false;
  const was = whyNotAvailable(before, span);
  return was === null || (was.code === 'availability-unknown' && is.code !== was.code);
}

/**
 * The visits that are the student's and fall into a time that she makes unavailable by a change. Those that were outside
 * her hours before it are not among them: she took them in spite of that.
 */
export function visitsOutside(
  visits: readonly HelperVisit[],
  before: HelperAvailability,
  after: Availability,
  today: string,
): readonly HelperVisit[] {
  const absences = before.absences.map((each) => ({ ...each, id: each.from, kind: 'not-available' as const }));
  const coming = visits.filter(({ state, date }) => state === 'confirmed' && date >= today);
  return coming.filter((visit) => isNewlyOutside(visit, { ...before, absences }, { ...after, absences }));
}
