import type { HelperAnswer } from '#domain/contracts/helpers.ts';
import type { RecordCommand } from '#domain/dispatch/transaction/record-command.ts';
import { ok } from '#domain/result.ts';
import type { Answer } from '../shell/answer.ts';
import type { Services } from '../shell/services.ts';
import { withStudent } from '../shell/with-student.ts';

/**
 * Makes the handler of a student's command on her own file: one transaction.
 * @param name verb-noun, as in the contract.
 */
export function studentRecordCommand<Input extends { readonly link: string }>(
  name: string,
  toCommand: (input: Input, studentId: string) => RecordCommand<object>,
) {
  return (
    input: Input,
    _caller: null,
    services: Pick<Services, 'clock' | 'dispatch' | 'helperLinks' | 'rateLimits'>,
  ): Promise<Answer<HelperAnswer>> =>
    withStudent(name, input.link, services, async ({ id }) => {
      const answer = await services.dispatch.record(toCommand(input, id));
      return ok(answer.ok ? { outcome: 'done' as const } : { outcome: 'rejected' as const, code: answer.error.code });
    });
}
