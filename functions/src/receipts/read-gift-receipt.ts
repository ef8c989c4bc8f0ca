import type { z } from 'zod';
import type { readGiftReceipt as contract } from '#domain/contracts/family/gifts.ts';
import type { FileAnswer } from '#domain/contracts/receipts.ts';
import { type Answer, reject } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';
import { receiptOf } from './read-receipt.ts';

/** The receipt of a gift: for its giver alone, who need not be in the circle any more. */
export async function readGiftReceipt(
  { gift_id }: z.output<typeof contract.input>,
  { actorUid }: Caller,
  { gifts, receipts, printer }: Pick<Services, 'gifts' | 'receipts' | 'printer'>,
): Promise<Answer<FileAnswer>> {
  const gift = await gifts.find(gift_id);
  if (gift?.giver_id !== actorUid || gift.session_id === null) return reject('not-found');
  return receiptOf(gift.session_id, actorUid, { receipts, printer });
}
