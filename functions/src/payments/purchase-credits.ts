import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { purchaseCredits as contract } from '#domain/contracts/credits.ts';
import { fromCredits } from '#domain/credits/cents.ts';
import { pendingPurchase } from '#domain/credits/ledger.ts';
import { ok } from '#domain/result.ts';
import { type Answer, reject } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';

type Input = z.output<typeof contract.input>;
type Output = z.input<typeof contract.output>;

/**
 * Opens a payment page, then records the pending purchase. Safe to interrupt in between: repeating the attempt finds the
 * same page, and a payment is credited with or without the pending line.
 */
export async function purchaseCredits(
  { amount, attempt = randomUUID() }: Input,
  { actorUid, seniorId, email }: Caller,
  { payments, ledger, accounts, clock, log }: Pick<Services, 'payments' | 'ledger' | 'accounts' | 'clock' | 'log'>,
): Promise<Answer<Output>> {
  const language = await accounts.languageOf(actorUid);
  const now = clock.now();
  const cents = fromCredits(amount);
  const page = await payments.open({ seniorId, email, cents, buys: 'credits', attempt, language }, now);
  if (page === 'other-purchase') return reject('invalid-input');
  if (page === 'refused') {
    log.error('payment page refused', { code: 'purchase-failed' });
    return reject('purchase-failed');
  }
  const { sessionId, url } = page;
  await ledger.open(pendingPurchase({ sessionId, seniorId, cents, actorUid }, now));
  return ok({ url });
}
