import type { z } from 'zod';
import type { changeStudent as contract } from '#domain/contracts/students.ts';
import { ok } from '#domain/result.ts';
import { changeStudent as command } from '#domain/students/commands/change-student.ts';
import { recordAnswer } from '../shell/record-answer.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';

type Input = z.output<typeof contract.input>;
type Output = z.input<typeof contract.output>;

/** Changes a student. */
export async function changeStudent(
  { command_id: commandId, student_id: studentId, revision, student }: Input,
  { actorUid }: Caller,
  { dispatch }: Pick<Services, 'dispatch'>,
): Promise<Answer<Output>> {
  const actor = { uid: actorUid, role: 'admin' } as const;
  return ok(recordAnswer(await dispatch.record(command({ commandId, actor, studentId, revision, student }))));
}
