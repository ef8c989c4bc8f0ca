import type { z } from 'zod';
import type { continuePurchase as contract } from '#domain/contracts/credits.ts';
import { ok } from '#domain/result.ts';
import { type Answer, reject } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';
import { settlePurchase, type SettlingServices } from './settle-purchase.ts';

type Input = z.output<typeof contract.input>;
type Output = z.input<typeof contract.output>;

/**
 * Finds the page of a purchase that was begun earlier. The page is the purchase's own, which Stripe lets be paid once: it
 * opens no second one. A page that was paid or has expired meanwhile is settled instead.
 */
export async function continuePurchase(
  { session_id }: Input,
  { seniorId }: Caller,
  services: SettlingServices & Pick<Services, 'payments'>,
): Promise<Answer<Output>> {
  const settled = await settlePurchase(session_id, services, { ownedBy: seniorId });
  if (typeof settled === 'string') return reject('not-found');
  const { purchase, payment } = settled;
  if (purchase?.transaction_type === 'purchase_completed') return ok({ url: null, credits_added: purchase.amount });
  if (payment === 'under-way') return reject('payment-under-way');
  const url = payment === 'open' ? await services.payments.pageOf(session_id) : null;
  return ok({ url, credits_added: 0 });
}
