import * as z from 'zod/mini';
import { forSelf } from '#domain/accounts/acting-for.ts';
import { checkGift } from '#domain/contracts/family/gifts.ts';
import { giftSchema } from '#domain/documents/payments/gift.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { callFunction } from '#firebase/functions.ts';
import { listGivenGifts, readGift } from '#firebase/gifts/gifts.ts';
import { cachedQuery, pollMs } from '#offline/cached/cached-query.ts';

/** `under-way`: paid, and the money has not arrived. */
const openGiftSchema = z.object({
  gift: giftSchema,
  payment: z.enum(['open', 'under-way', 'given-up', 'paid']),
  /** Where it can still be paid. */
  url: z.nullable(z.string()),
});

/** A gift, and what became of its payment as the server says. */
export type OpenGift = z.infer<typeof openGiftSchema>;

const shownGifts = 20;

async function readOpenGift(giftId: string): Promise<Result<OpenGift, DomainError>> {
  const found = await readGift(giftId);
  if (!found.ok) return found;
  const gift = found.value;
  if (gift.state === 'paid') return ok({ gift, payment: 'paid', url: null });
  const checked = await callFunction(checkGift, { gift_id: giftId, give_up: false });
  if (checked.ok) return ok({ gift, payment: checked.value.state, url: checked.value.url });
  return checked.error.code === 'payment-under-way' ? ok({ gift, payment: 'under-way', url: null }) : checked;
}

/** Keys and options of this feature. A gift is its giver's own: no senior is part of the key. */
export const giftQueries = {
  given: (uid: string) =>
    cachedQuery({
      acting: forSelf(uid),
      name: 'gifts',
      read: () => listGivenGifts(uid, shownGifts),
      schema: z.array(giftSchema),
      staleMs: 0,
      pollMs,
    }),
  one: (uid: string, giftId: string) =>
    cachedQuery({
      acting: forSelf(uid),
      name: `gift/${giftId}`,
      read: () => readOpenGift(giftId),
      schema: openGiftSchema,
      staleMs: 0,
      pollMs: 2 * pollMs,
    }),
};
