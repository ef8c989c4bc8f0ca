import type { z } from 'zod';
import type { readStudentThread as contract, StudentThread } from '#domain/contracts/threads/student-threads.ts';
import type { Thread } from '#domain/documents/threads/thread.ts';
import { ok } from '#domain/result.ts';
import { isThreadOf, isThreadOpen, messagesFor } from '#domain/threads/thread-access.ts';
import type { Answer } from '../shell/answer.ts';
import type { Services } from '../shell/services.ts';
import { withStudent } from '../shell/with-student.ts';
import { asStudent } from './thread-participant.ts';

type Output = z.input<typeof contract.output>;
type ReadServices = Pick<Services, 'clock' | 'helperLinks' | 'rateLimits' | 'threads' | 'visits'>;

const shown = (thread: Thread | null, studentId: string, reported: readonly string[]): StudentThread['messages'] =>
  thread === null
    ? []
    : messagesFor(thread, studentId).map(({ id, side, author_id, author_name: name, text, at }) => ({
        ...{ id, side, name, text, at: at.toISOString() },
        is_own: author_id === studentId,
        is_reported: reported.includes(id),
      }));

/** The thread of a visit as its student reads it, which marks it as read. */
export function readStudentThread(
  { link, visit_id: visitId }: z.output<typeof contract.input>,
  _caller: null,
  services: ReadServices,
): Promise<Answer<Output>> {
  const { clock, threads, visits } = services;
  return withStudent('read-student-thread', link, services, async ({ id }): Promise<Answer<Output>> => {
    const visit = await visits.planOf(visitId);
    if (visit === null || !isThreadOf(visit, id)) return ok({ thread: null });
    const [thread, reported] = await Promise.all([threads.find(visitId), threads.reportedBy(visitId, id)]);
    if (thread !== null) await threads.markRead(visitId, thread.messages.length, asStudent(id));
    return ok({ thread: { messages: shown(thread, id, reported), is_open: isThreadOpen(visit, clock.now()) } });
  });
}
