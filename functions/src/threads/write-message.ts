import type { z } from 'zod';
import type { writeStaffMessage as staffContract } from '#domain/contracts/threads/staff-threads.ts';
import type { writeStudentMessage as studentContract } from '#domain/contracts/threads/student-threads.ts';
import type { writeMessage as contract } from '#domain/contracts/threads/write-message.ts';
import { ok } from '#domain/result.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';
import { withStudent } from '../shell/with-student.ts';
import { asStaff, asStudent, ofSenior, toAnswer } from './thread-participant.ts';

type Output = z.input<typeof studentContract.output>;

/** A message of the senior, or of somebody of her circle. */
export async function writeMessage(
  { visit_id: visitId, message_id: messageId, text }: z.output<typeof contract.input>,
  caller: Caller,
  { threads }: Pick<Services, 'threads'>,
): Promise<Answer<Output>> {
  return ok(toAnswer(await threads.write({ messageId, visitId, text }, ofSenior(caller))));
}

/** A message of staff. */
export async function writeStaffMessage(
  { visit_id: visitId, command_id: messageId, text }: z.output<typeof staffContract.input>,
  caller: Caller,
  { threads }: Pick<Services, 'threads'>,
): Promise<Answer<Output>> {
  return ok(toAnswer(await threads.write({ messageId, visitId, text }, asStaff(caller))));
}

/** A message of the student whose visit it is. */
export function writeStudentMessage(
  { link, visit_id: visitId, command_id: messageId, text }: z.output<typeof studentContract.input>,
  _caller: null,
  services: Pick<Services, 'clock' | 'helperLinks' | 'rateLimits' | 'threads'>,
): Promise<Answer<Output>> {
  return withStudent('write-student-message', link, services, async ({ id }) =>
    ok(toAnswer(await services.threads.write({ messageId, visitId, text }, asStudent(id)))),
  );
}
