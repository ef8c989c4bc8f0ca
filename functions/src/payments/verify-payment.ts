import type { z } from 'zod';
import type { verifyPayment as contract } from '#domain/contracts/credits.ts';
import { type Answer, answer, refuse } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';
import { settlePurchase, type SettlingServices } from './settle-purchase.ts';

type Question = z.output<typeof contract.input>;
type Verdict = z.input<typeof contract.output>;

/** For whoever comes back from the payment page. Somebody else's purchase is told apart from none by nothing. */
export async function verifyPayment(
  { session_id }: Question,
  { uid }: Caller,
  services: SettlingServices & Pick<Services, 'ledger'>,
): Promise<Answer<Verdict>> {
  const shown = await services.ledger.purchase(session_id);
  if (shown !== null && shown.user_id !== uid) return refuse('not-found');
  // What is completed stays so: a page that is loaded again need not ask Stripe again.
  if (shown?.transaction_type === 'purchase_completed') return answer({ success: true, credits_added: shown.amount });
  const settled = await settlePurchase(session_id, services, { ownedBy: uid });
  if (typeof settled === 'string') return refuse('not-found');
  const { purchase, payment } = settled;
  if (purchase?.transaction_type === 'purchase_completed') {
    return answer({ success: true, credits_added: purchase.amount });
  }
  return payment === 'under-way' ? refuse('payment-under-way') : answer({ success: false, credits_added: 0 });
}
