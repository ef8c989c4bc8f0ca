import type { z } from 'zod';
import type { sendHelperLink as contract } from '#domain/contracts/students.ts';
import { ok } from '#domain/result.ts';
import type { sendHelperLink as command } from '#domain/students/commands/change-helper-access.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import { recordAnswer } from '../shell/record-answer.ts';
import type { Services } from '../shell/services.ts';

type Input = z.output<typeof contract.input>;
type Output = z.input<typeof contract.output>;

/** The handler of a command of staff on the personal links of one student. */
export const helperLinkCommand =
  (toCommand: typeof command) =>
  async (
    { command_id: commandId, student_id: studentId }: Input,
    { actorUid }: Caller,
    { dispatch }: Pick<Services, 'dispatch'>,
  ): Promise<Answer<Output>> => {
    const actor = { uid: actorUid, role: 'admin' } as const;
    return ok(recordAnswer(await dispatch.record(toCommand({ commandId, actor, studentId }))));
  };
