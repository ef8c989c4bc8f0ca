import type { z } from 'zod';
import type { confirmRefundTransfer as contract } from '#domain/contracts/adjustments.ts';
import { confirmRefundTransfer as command } from '#domain/refunds/confirm-refund-transfer.ts';
import { ok } from '#domain/result.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import { recordAnswer } from '../shell/record-answer.ts';
import type { Services } from '../shell/services.ts';

/** Staff made the transfer of a refund that cannot go by card. */
export async function confirmRefundTransfer(
  { command_id: commandId, refund_id: refundId, revision, paid_on: paidOn }: z.output<typeof contract.input>,
  { actorUid }: Caller,
  { dispatch }: Pick<Services, 'dispatch'>,
): Promise<Answer<z.input<typeof contract.output>>> {
  const minted = { commandId, actor: { uid: actorUid, role: 'admin' } } as const;
  return ok(recordAnswer(await dispatch.record(command({ refundId, revision, paidOn }, minted))));
}
