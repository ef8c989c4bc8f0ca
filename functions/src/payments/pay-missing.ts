import type { z } from 'zod';
import type { payMissing as contract } from '#domain/contracts/credits.ts';
import { pendingPurchase } from '#domain/credits/ledger.ts';
import type { MissingPayment } from '#domain/documents/bookkeeping.ts';
import { ok } from '#domain/result.ts';
import { type Answer, reject } from '../shell/answer.ts';
import { chargeVisits } from '../shell/charge-visits.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';
import { closePurchase } from './close-purchase.ts';
import { type SettledPurchase, settlePurchase, type SettlingServices } from './settle-purchase.ts';

type Output = z.input<typeof contract.output>;
type Needed = SettlingServices & Pick<Services, 'missingPayments' | 'accounts' | 'clock'>;

/** A payment, a closed page or another amount came in between so often: the next press finds what became of it. */
const mostTurns = 4;

/** The page of a payment, opened once however often this is called. `other-purchase`: too late to repeat its attempt. */
async function sessionOf(
  claim: MissingPayment,
  { actorUid, seniorId, email }: Caller,
  { payments, ledger, missingPayments, accounts, clock }: Needed,
): Promise<{ readonly sessionId: string } | 'other-purchase' | 'refused'> {
  const { session_id: known, cents, attempt } = claim;
  if (known !== null) return { sessionId: known };
  const language = await accounts.languageOf(actorUid);
  const now = clock.now();
  const page = await payments.open({ seniorId, email, cents, buys: 'visits', attempt, language }, now);
  if (typeof page === 'string') return page;
  const { sessionId } = page;
  await ledger.open(pendingPurchase({ sessionId, seniorId, cents, actorUid }, now));
  await missingPayments.notePage(claim, sessionId);
  return { sessionId };
}

/** What a page is now: one for another amount is closed first, so that it cannot be paid. */
async function paymentOf(sessionId: string, isOutdated: boolean, services: Needed): Promise<SettledPurchase | null> {
  const settled = isOutdated ? await closePurchase(sessionId, services) : await settlePurchase(sessionId, services);
  return typeof settled === 'string' ? null : settled;
}

/**
 * Finds or opens the page for exactly what is missing. Safe to interrupt and to repeat at any point: the payment under way
 * is stored before its page is opened, and its attempt makes one page. What it pays is charged when the money has arrived.
 */
export async function payMissing(_input: object, caller: Caller, services: Needed): Promise<Answer<Output>> {
  const { missingPayments, payments, log } = services;
  for (let turn = 0; turn < mostTurns; turn += 1) {
    await chargeVisits(caller.seniorId, services);
    const found = await missingPayments.claim(caller.seniorId);
    if (found === null) return ok({ url: null, cents: 0 });
    const { claim, isOutdated } = found;
    const page = await sessionOf(claim, caller, services);
    if (page === 'refused') {
      await missingPayments.release(claim);
      log.error('payment page refused', { code: 'purchase-failed' });
      return reject('purchase-failed');
    }
    const settled = page === 'other-purchase' ? null : await paymentOf(page.sessionId, isOutdated, services);
    if (settled?.payment === 'under-way') return reject('payment-under-way');
    if (page !== 'other-purchase' && settled?.payment === 'open') {
      const url = await payments.pageOf(page.sessionId);
      if (url !== null) return ok({ url, cents: claim.cents });
    }
    // Paid, closed or forgotten: what is missing is looked up anew.
    await missingPayments.release(claim);
  }
  return reject('server-unavailable');
}
