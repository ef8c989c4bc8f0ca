import { collection, doc, getDoc, getDocs, limit, orderBy, query, where } from 'firebase/firestore/lite';
import type { DomainError } from '#domain/error-codes.ts';
import { type Gift, giftSchema } from '#domain/documents/payments/gift.ts';
import { giftCollections } from '#domain/gifts/gift-collections.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { attempt } from '../attempt.ts';
import { connectFirestore } from '../connect-firestore.ts';
import { parseDocument, parseDocuments } from '../parsing.ts';

const gifts = () => collection(connectFirestore(), giftCollections.gifts);

/** The newest gifts that somebody gave, paid or not. */
export async function listGivenGifts(giverUid: string, most: number): Promise<Result<Gift[], DomainError>> {
  const own = query(gifts(), where('giver_id', '==', giverUid), orderBy('made_at', 'desc'), limit(most));
  const found = await attempt(() => getDocs(own));
  return found.ok ? ok(parseDocuments(giftSchema, found.value.docs)) : found;
}

/** The newest gifts that a senior was given: those that were paid. */
export async function listReceivedGifts(seniorId: string, most: number): Promise<Result<Gift[], DomainError>> {
  const paid = [where('senior_id', '==', seniorId), where('state', '==', 'paid')];
  const found = await attempt(() => getDocs(query(gifts(), ...paid, orderBy('paid_at', 'desc'), limit(most))));
  return found.ok ? ok(parseDocuments(giftSchema, found.value.docs)) : found;
}

/** One gift of the giver's own. */
export async function readGift(giftId: string): Promise<Result<Gift, DomainError>> {
  const found = await attempt(() => getDoc(doc(gifts(), giftId)));
  if (!found.ok) return found;
  const gift = parseDocument(giftSchema, found.value.data());
  return gift === null ? err({ code: 'not-found' }) : ok(gift);
}
