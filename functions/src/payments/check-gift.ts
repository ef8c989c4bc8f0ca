import type { z } from 'zod';
import type { checkGift as contract } from '#domain/contracts/family/gifts.ts';
import type { Gift } from '#domain/documents/payments/gift.ts';
import { ok } from '#domain/result.ts';
import { type Answer, reject } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';
import { closePurchase } from './close-purchase.ts';
import { settlePurchase, type SettlingServices } from './settle-purchase.ts';

type Input = z.output<typeof contract.input>;
type Output = z.input<typeof contract.output>;
export type GiftServices = SettlingServices & Pick<Services, 'gifts'>;

/**
 * Settles a gift, and closes its page where it is given up. One whose page was never opened, or that Stripe does not know,
 * cannot be paid. @returns what the payment is now.
 */
export async function settleGift(
  { gift_id, session_id: sessionId }: Pick<Gift, 'gift_id' | 'session_id'>,
  giveUp: boolean,
  services: GiftServices,
): Promise<'open' | 'under-way' | 'paid' | 'over'> {
  const settled = sessionId === null ? 'unknown' : await settlePurchase(sessionId, services);
  const isOpen = typeof settled !== 'string' && settled.payment === 'open';
  const after = isOpen && giveUp && sessionId !== null ? await closePurchase(sessionId, services) : settled;
  if (typeof after !== 'string') return after.payment;
  if (sessionId !== null || giveUp) await services.gifts.giveUp(gift_id);
  return sessionId === null && !giveUp ? 'open' : 'over';
}

/** What became of a gift: for its giver alone, who need not be in the circle any more. */
export async function checkGift(
  { gift_id, give_up }: Input,
  { actorUid }: Caller,
  services: GiftServices,
): Promise<Answer<Output>> {
  const { gifts, payments } = services;
  const gift = await gifts.find(gift_id);
  if (gift === null || gift.giver_id !== actorUid) return reject('not-found');
  // Terminal: reloading the page does not call Stripe again.
  if (gift.state === 'paid') return ok({ state: 'paid', url: null });
  const payment = await settleGift(gift, give_up, services);
  if (payment === 'under-way') return reject('payment-under-way');
  if (payment === 'paid') return ok({ state: 'paid', url: null });
  const url = payment === 'open' && gift.session_id !== null ? await payments.pageOf(gift.session_id) : null;
  return ok({ state: payment === 'open' ? 'open' : 'given-up', url });
}
