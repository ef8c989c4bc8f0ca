import type { DispatchAnswer } from '#domain/contracts/dispatch.ts';
import { ok } from '#domain/result.ts';
import type { CaseCommand } from '#domain/dispatch/transaction/case-command.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';

/** What every command of staff on a request carries. */
interface OnRequest {
  readonly request_id: string;
  readonly command_id: string;
  readonly revision: number;
}

/** What one command adds: its decision, and what it reads or leaves besides. */
type Particulars = Pick<CaseCommand, 'decide' | 'studentId' | 'studentOf' | 'undoes' | 'note'>;

/**
 * Makes the handler of a command of staff on one request.
 * @param name verb-noun, as in the contract.
 */
export function staffCommand<Input extends OnRequest>(name: string, particulars: (input: Input) => Particulars) {
  return async (
    input: Input,
    { actorUid }: Caller,
    { dispatch }: Pick<Services, 'dispatch'>,
  ): Promise<Answer<DispatchAnswer>> => {
    const { request_id, command_id, revision } = input;
    const actor = { uid: actorUid, role: 'admin' } as const;
    const target = { name, commandId: command_id, requestId: request_id, revision, actor, seniorId: null };
    return ok(await dispatch.run({ ...target, ...particulars(input) }));
  };
}
