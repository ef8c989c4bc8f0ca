import type { z } from 'zod';
import type { refundCredits as contract, withdrawPurchase as withdrawContract } from '#domain/contracts/refunds.ts';
import { orderRefund, type WantedRefund } from '#domain/refunds/order-refund.ts';
import { totalOf } from '#domain/refunds/plan-refund.ts';
import { ok } from '#domain/result.ts';
import { type Answer, reject } from '../shell/answer.ts';
import { chargeVisits } from '../shell/charge-visits.ts';
import { describeFailure } from '../shell/describe-failure.ts';
import { actorOf, type Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';
import { type RefundServices, sendRefund } from './send-refund.ts';

type Output = z.input<typeof contract.output>;
type Needed = RefundServices & Pick<Services, 'dispatch'>;

/**
 * What is owed is charged first. Then the money is taken from the balance, and only then is Stripe asked; what it does not
 * answer now is asked again by the sweep. The answer says what was taken, also when Stripe could not be reached.
 */
async function refund(
  wanted: Omit<WantedRefund, 'seniorId'>,
  commandId: string,
  caller: Caller,
  services: Needed,
): Promise<Answer<Output>> {
  const { seniorId } = caller;
  await chargeVisits(seniorId, services);
  const minted = { commandId, actor: actorOf(caller) } as const;
  const ordered = await services.dispatch.record(orderRefund({ ...wanted, seniorId }, minted));
  if (!ordered.ok) return reject(ordered.error.code === 'balance-changed' ? 'refund-changed' : 'not-found');
  const { parts } = ordered.value;
  const byCard = parts.filter(({ way }) => way === 'card');
  for (const part of byCard) {
    try {
      await sendRefund(part, services);
    } catch (error) {
      services.log.error('refund left waiting', { documentId: part.id, ...describeFailure(error) });
    }
  }
  return ok({ by_card: totalOf(byCard), by_transfer: totalOf(parts) - totalOf(byCard) });
}

/** Pays back what was bought and is not used. */
export const refundCredits = (
  { command_id: commandId, cents }: z.output<typeof contract.input>,
  caller: Caller,
  services: Needed,
): Promise<Answer<Output>> => refund({ cents, withdrawn: null }, commandId, caller, services);

/** Withdraws one purchase: its unused part goes back. */
export const withdrawPurchase = (
  { command_id: commandId, session_id: withdrawn, cents }: z.output<typeof withdrawContract.input>,
  caller: Caller,
  services: Needed,
): Promise<Answer<Output>> => refund({ cents, withdrawn }, commandId, caller, services);
