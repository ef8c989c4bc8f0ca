import type { z } from 'zod';
import type { verifyPayment as contract } from '#domain/contracts/credits.ts';
import { ok } from '#domain/result.ts';
import { type Answer, reject } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';
import { settlePurchase, type SettlingServices } from './settle-purchase.ts';

type Input = z.output<typeof contract.input>;
type Output = z.input<typeof contract.output>;

/** Settles a purchase on return from the payment page. Another user's purchase looks like a missing one. */
export async function verifyPayment(
  { session_id }: Input,
  { seniorId }: Caller,
  services: SettlingServices & Pick<Services, 'ledger'>,
): Promise<Answer<Output>> {
  const recorded = await services.ledger.purchase(session_id);
  if (recorded !== null && recorded.user_id !== seniorId) return reject('not-found');
  // Terminal state: reloading the page does not call Stripe again.
  if (recorded?.transaction_type === 'purchase_completed') return ok({ success: true, credits_added: recorded.amount });
  const settled = await settlePurchase(session_id, services, { ownedBy: seniorId });
  if (typeof settled === 'string') return reject('not-found');
  const { purchase, payment } = settled;
  if (purchase?.transaction_type === 'purchase_completed') {
    return ok({ success: true, credits_added: purchase.amount });
  }
  return payment === 'under-way' ? reject('payment-under-way') : ok({ success: false, credits_added: 0 });
}
