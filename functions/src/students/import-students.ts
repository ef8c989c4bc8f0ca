import type { z } from 'zod';
import type { importStudents as contract } from '#domain/contracts/students.ts';
import { ok } from '#domain/result.ts';
import { importStudents as command } from '#domain/students/commands/import-students.ts';
import { recordAnswer } from '../shell/record-answer.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';

type Input = z.output<typeof contract.input>;
type Output = z.input<typeof contract.output>;

/** Adds or changes the students of some lines of a file. */
export async function importStudents(
  { command_id: commandId, columns, lines }: Input,
  { actorUid }: Caller,
  { dispatch }: Pick<Services, 'dispatch'>,
): Promise<Answer<Output>> {
  const actor = { uid: actorUid, role: 'admin' } as const;
  return ok(recordAnswer(await dispatch.record(command({ commandId, actor, columns, lines }))));
}
