import type { z } from 'zod';
import type { reportStudentMessage as studentContract } from '#domain/contracts/threads/student-threads.ts';
import type { reportMessage as contract } from '#domain/contracts/threads/threads.ts';
import { ok } from '#domain/result.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';
import { withStudent } from '../shell/with-student.ts';
import { asStudent, ofSenior, toAnswer } from './thread-participant.ts';

type Output = z.input<typeof studentContract.output>;

/** The senior, or somebody of her circle, asks staff to look at a message. */
export async function reportMessage(
  { visit_id: visitId, message_id: messageId }: z.output<typeof contract.input>,
  caller: Caller,
  { threads }: Pick<Services, 'threads'>,
): Promise<Answer<Output>> {
  return ok(toAnswer(await threads.report({ visitId, messageId }, ofSenior(caller))));
}

/** The student does. */
export function reportStudentMessage(
  { link, visit_id: visitId, message_id: messageId }: z.output<typeof studentContract.input>,
  _caller: null,
  services: Pick<Services, 'clock' | 'helperLinks' | 'rateLimits' | 'threads'>,
): Promise<Answer<Output>> {
  return withStudent('report-student-message', link, services, async ({ id }) =>
    ok(toAnswer(await services.threads.report({ visitId, messageId }, asStudent(id)))),
  );
}
