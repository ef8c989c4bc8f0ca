import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { purchaseCredits as contract } from '#domain/contracts/credits.ts';
import { pendingPurchase } from '#domain/credits/ledger.ts';
import { type Answer, answer, refuse } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';

type Wish = z.output<typeof contract.input>;
type Page = z.input<typeof contract.output>;

/**
 * Opens a payment page, then shows the purchase. A crash in between is mended by whoever comes next: the same attempt
 * finds the same page, and a payment is credited with or without its line.
 */
export async function purchaseCredits(
  { amount, attempt = randomUUID() }: Wish,
  { uid, email }: Caller,
  { payments, ledger, accounts, clock, log }: Pick<Services, 'payments' | 'ledger' | 'accounts' | 'clock' | 'log'>,
): Promise<Answer<Page>> {
  const language = await accounts.languageOf(uid);
  const now = clock.now();
  const page = await payments.open({ uid, email, credits: amount, attempt, language }, now);
  if (page === 'other-purchase') return refuse('invalid-input');
  if (page === 'refused') {
    log.error('payment page refused', { code: 'purchase-failed' });
    return refuse('purchase-failed');
  }
  const { sessionId, url } = page;
  await ledger.open(pendingPurchase({ sessionId, uid, credits: amount }, now));
  return answer({ url });
}
