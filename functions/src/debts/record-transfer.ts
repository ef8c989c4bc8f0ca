import type { z } from 'zod';
import type { recordTransfer as contract } from '#domain/contracts/debts.ts';
import { ok } from '#domain/result.ts';
import { recordTransfer as command } from '#domain/transfers/record-transfer.ts';
import type { Answer } from '../shell/answer.ts';
import { chargeVisits } from '../shell/charge-visits.ts';
import type { Caller } from '../shell/http/caller.ts';
import { recordAnswer } from '../shell/record-answer.ts';
import type { Services } from '../shell/services.ts';

/**
 * Adds a transfer to a balance and charges what is open, oldest first. What follows is repeated with the command: each part
 * has its effect once, and what a crash leaves, the timers do.
 */
export async function recordTransfer(
  { command_id: commandId, bank_entry: bankEntry, ...arrived }: z.output<typeof contract.input>,
  { actorUid }: Caller,
  services: Pick<Services, 'charges' | 'debts' | 'dispatch' | 'log'>,
): Promise<Answer<z.input<typeof contract.output>>> {
  const minted = { commandId, actor: { uid: actorUid, role: 'admin' } } as const;
  const recorded = await services.dispatch.record(command({ ...arrived, bankEntry }, minted));
  if (recorded.ok) {
    await chargeVisits(recorded.value.senior_id, services);
    await services.debts.follow(recorded.value.senior_id);
  }
  return ok(recordAnswer(recorded));
}
