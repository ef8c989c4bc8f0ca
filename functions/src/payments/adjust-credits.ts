import type { z } from 'zod';
import type { adjustCredits as contract } from '#domain/contracts/adjustments.ts';
import { fromCredits } from '#domain/credits/cents.ts';
import { adjustCredits as command } from '#domain/credits/adjust-credits.ts';
import { ok } from '#domain/result.ts';
import { recordAnswer } from '../shell/record-answer.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';

/** Corrects a balance, or asks another staff member to. */
export async function adjustCredits(
  {
    command_id: commandId,
    senior_id: seniorId,
    seen_balance: seenBalance,
    cents,
    reason,
  }: z.output<typeof contract.input>,
  { actorUid }: Caller,
  { dispatch }: Pick<Services, 'dispatch'>,
): Promise<Answer<z.input<typeof contract.output>>> {
  const minted = { commandId, actor: { uid: actorUid, role: 'admin' } } as const;
  return ok(
    recordAnswer(
      await dispatch.record(command({ seniorId, cents, seenCents: fromCredits(seenBalance), reason }, minted)),
    ),
  );
}
