import { momentOf } from '../requests/calendar.ts';

/** How long before and after the agreed hour a visit can begin. */
const hoursAround = { before: 2, after: 12 } as const;

const hourMs = 3_600_000;

interface AgreedTime {
  readonly date: string;
  readonly start: string;
}

/** From when a student can come. */
export const doorOpensAt = ({ date, start }: AgreedTime): Date =>
  new Date(momentOf(date, start).getTime() - hoursAround.before * hourMs);

/** Until when. */
export const doorClosesAt = ({ date, start }: AgreedTime): Date =>
  new Date(momentOf(date, start).getTime() + hoursAround.after * hourMs);

/** Whether a student can come to a visit at this moment. Two hours early at most, and late until the evening is over. */
export function doorTime(agreed: AgreedTime, at: Date): 'early' | 'now' | 'late' {
  if (at < doorOpensAt(agreed)) return 'early';
  return at > doorClosesAt(agreed) ? 'late' : 'now';
}

/** Whether a student can be on the way to it: not before she could be at the door, and not once it should have begun. */
export const isUnderwayTime = (agreed: AgreedTime, at: Date): boolean =>
  doorTime(agreed, at) === 'now' && at < momentOf(agreed.date, agreed.start);
