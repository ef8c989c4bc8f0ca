import type { z } from 'zod';
import type { readRefunds as contract } from '#domain/contracts/refunds.ts';
import type { StoredRefund } from '#domain/documents/payments/refund.ts';
import { canWithdraw, planRefund, planWithdrawal, totalOf } from '#domain/refunds/plan-refund.ts';
import type { KnownMoney } from '#domain/refunds/read-unused-money.ts';
import { lastWithdrawalDay } from '#domain/refunds/withdrawal-period.ts';
import { ok } from '#domain/result.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';

type Output = z.input<typeof contract.output>;

/** Refunds that are shown. */
const shownRefunds = 10;

/** The purchases that can be withdrawn by their date, the newest first; also those that are used. */
const withdrawable = (money: KnownMoney, now: Date): Output['purchases'] =>
  money.purchases
    .filter((each) => canWithdraw(each, now) && each.returned < each.bought)
    .toReversed()
    .map(({ sessionId, boughtAt, bought, returned, unused }) => ({
      session_id: sessionId,
      bought_at: boughtAt.toISOString(),
      bought,
      used: bought - returned - unused,
      unused,
      way: planWithdrawal(money, sessionId, now)?.way ?? 'card',
      last_day: lastWithdrawalDay(boughtAt),
    }));

const asShown = ({ id, refund }: StoredRefund): Output['refunds'][number] => ({
  id,
  cents: refund.cents,
  kind: refund.kind,
  way: refund.way,
  state: refund.state,
  asked_at: refund.asked_at.toISOString(),
  paid_on: refund.paid_on,
});

/** Tells what can go back now, by the same sum as the order of it. */
export async function readRefunds(
  _input: object,
  { seniorId }: Caller,
  { refunds, clock }: Pick<Services, 'refunds' | 'clock'>,
): Promise<Answer<Output>> {
  const now = clock.now();
  const [money, asked] = await Promise.all([refunds.moneyOf(seniorId), refunds.listOf(seniorId, shownRefunds)]);
  const parts = planRefund(money, now);
  const byCard = totalOf(parts.filter(({ way }) => way === 'card'));
  const withdrawn = new Set(
    asked.filter(({ refund }) => refund.kind === 'withdrawal').map(({ refund }) => refund.session_id),
  );
  return ok({
    balance: money.balance,
    refundable: totalOf(parts),
    ways: { by_card: byCard, by_transfer: totalOf(parts) - byCard },
    kept: Math.min(money.kept, Math.max(money.balance, 0)),
    given: money.given,
    purchases: withdrawable(money, now).filter(({ session_id: id }) => !withdrawn.has(id)),
    refunds: asked.map(asShown),
  });
}
