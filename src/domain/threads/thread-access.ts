import type { Thread, ThreadMessage } from '../documents/threads/thread.ts';
import type { Visit } from '../documents/visit.ts';
import { brusselsDate, daysBetween } from '../requests/calendar.ts';
import { hasConfirmedStudent } from '../visits/visit-state.ts';

/** How long after a visit its people can still write to each other. */
const daysAfter = 14;

/** Whether the thread of a visit takes messages: while a student has it, and some days after it. */
export const isThreadOpen = ({ state, date }: Pick<Visit, 'state' | 'date'>, now: Date): boolean =>
  hasConfirmedStudent(state) && daysBetween(date, brusselsDate(now)) <= daysAfter;

/** Whether a student may look at the thread: while the visit is hers, and no longer. */
export const isThreadOf = (
  { state, studentprofile_id: student }: Pick<Visit, 'state' | 'studentprofile_id'>,
  studentId: string,
): boolean => student === studentId && hasConfirmedStudent(state);

/** What a student reads: what was written while the visit was hers. */
export const messagesFor = ({ messages }: Pick<Thread, 'messages'>, studentId: string): readonly ThreadMessage[] =>
  messages.filter(({ student_id: student }) => student === studentId);

/** How many messages of others somebody has not read. */
export const unreadCount = ({ messages, seen }: Pick<Thread, 'messages' | 'seen'>, reader: string): number =>
  messages.slice(seen[reader] ?? 0).filter(({ author_id: author }) => author !== reader).length;
