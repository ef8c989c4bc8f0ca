import type { z } from 'zod';
import type { setStudentPhoto as contract } from '#domain/contracts/students.ts';
import { ok } from '#domain/result.ts';
import { setStudentPhoto as command } from '#domain/students/commands/set-student-photo.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import { recordAnswer } from '../shell/record-answer.ts';
import type { Services } from '../shell/services.ts';

type Input = z.output<typeof contract.input>;
type Output = z.input<typeof contract.output>;

/** Adds or replaces the photo of a student. */
export async function setStudentPhoto(
  { command_id: commandId, student_id: studentId, shown, jpeg }: Input,
  { actorUid }: Caller,
  { dispatch }: Pick<Services, 'dispatch'>,
): Promise<Answer<Output>> {
  const actor = { uid: actorUid, role: 'admin' } as const;
  return ok(recordAnswer(await dispatch.record(command({ commandId, actor, studentId, shown, jpeg }))));
}
