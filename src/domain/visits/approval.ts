import type { Visit } from '../documents/visit.ts';

const hourMs = 60 * 60 * 1000;

/** How long the senior has to say that a visit was otherwise. */
export const silenceHours = 48;

/** The moment before which a visit must have been written down to be approved by silence. */
export const silentBefore = (now: Date): Date => new Date(now.getTime() - silenceHours * hourMs);

/**
 * Whether nobody said anything about a visit for 48 hours. They count from the moment at which the server learned of its
 * end, or of the last correction of it: a phone that was off for a week must not take the senior's time to look. A visit
 * whose end nobody wrote down, and one that staff was asked to look at, wait for a person.
 */
export const isApprovedBySilence = (
  { state, ended_at: endedAt, questioned_at: questionedAt, updated_at: updatedAt }: Visit,
  now: Date,
): boolean =>
  state === 'done' &&
  endedAt instanceof Date &&
  !(questionedAt instanceof Date) &&
  updatedAt.getTime() <= silentBefore(now).getTime();
