import type { z } from 'zod';
import type { decideLatePayment as contract } from '#domain/contracts/debts.ts';
import { decideLatePayment as command } from '#domain/debts/decide-late-payment.ts';
import { ok } from '#domain/result.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import { recordAnswer } from '../shell/record-answer.ts';
import type { Services } from '../shell/services.ts';

/** Releases, drops or takes back the fee of a debt. */
export async function decideLatePayment(
  { command_id: commandId, debt_id: debtId, revision, decision, reason }: z.output<typeof contract.input>,
  { actorUid }: Caller,
  { dispatch }: Pick<Services, 'dispatch'>,
): Promise<Answer<z.input<typeof contract.output>>> {
  const minted = { commandId, actor: { uid: actorUid, role: 'admin' } } as const;
  return ok(recordAnswer(await dispatch.record(command({ debtId, revision, decision, reason }, minted))));
}
