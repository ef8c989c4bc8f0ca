import type { z } from 'zod';
import type { cancelPurchase as contract } from '#domain/contracts/credits.ts';
import { type Answer, answer, refuse } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import { closePurchase } from './close-purchase.ts';
import { settlePurchase, type SettlingServices } from './settle-purchase.ts';

type Wish = z.output<typeof contract.input>;
type Verdict = z.input<typeof contract.output>;

/** Closes the page before anything is called cancelled, so that nobody pays for what is no longer for sale. */
export async function cancelPurchase(
  { session_id }: Wish,
  { uid }: Caller,
  services: SettlingServices,
): Promise<Answer<Verdict>> {
  const before = await settlePurchase(session_id, services, { ownedBy: uid });
  if (typeof before === 'string') return refuse('not-found');
  const after = before.payment === 'open' ? await closePurchase(session_id, services) : before;
  if (typeof after === 'string') return refuse('not-found');
  const type = after.purchase?.transaction_type;
  if (type === 'purchase_completed') return answer({ cancelled: false, credits_added: after.purchase?.amount ?? 0 });
  return answer({ cancelled: after.payment === 'over', credits_added: 0 });
}
