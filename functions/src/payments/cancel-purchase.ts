import type { z } from 'zod';
import type { cancelPurchase as contract } from '#domain/contracts/credits.ts';
import { ok } from '#domain/result.ts';
import { type Answer, reject } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import { closePurchase } from './close-purchase.ts';
import { settlePurchase, type SettlingServices } from './settle-purchase.ts';

type Input = z.output<typeof contract.input>;
type Output = z.input<typeof contract.output>;

/** Expires the payment page before the purchase is cancelled, so that a cancelled purchase cannot be paid. */
export async function cancelPurchase(
  { session_id }: Input,
  { seniorId }: Caller,
  services: SettlingServices,
): Promise<Answer<Output>> {
  const before = await settlePurchase(session_id, services, { ownedBy: seniorId });
  if (typeof before === 'string') return reject('not-found');
  const after = before.payment === 'open' ? await closePurchase(session_id, services) : before;
  if (typeof after === 'string') return reject('not-found');
  const type = after.purchase?.transaction_type;
  if (type === 'purchase_completed') return ok({ cancelled: false, credits_added: after.purchase?.amount ?? 0 });
  return ok({ cancelled: after.payment === 'over', credits_added: 0 });
}
