import type { z } from 'zod';
import type { readMissing as contract } from '#domain/contracts/credits.ts';
import { isOpenFee, type OpenItem, paymentFor } from '#domain/credits/missing-money.ts';
import type { OpenPayment } from '#domain/debts/open-payment.ts';
import { ok } from '#domain/result.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';

type Output = z.input<typeof contract.output>;

function itemOf(item: OpenItem, missing: number, { terms }: OpenPayment): Output['visits'][number] {
  if (isOpenFee(item)) {
    const { visit_id, service, date, start } = item.debt;
    return { visit_id, service, date, start, cost: item.cents, missing, kind: 'late-payment', pay_by: null, fee: null };
  }
  const { id, visit, cents: cost, isFee } = item;
  const { task_category_id: service, date, start } = visit;
  const { payBy = null, fee = null } = terms.get(id) ?? {};
  const kind = isFee ? 'late-fee' : 'visit';
  return { visit_id: id, service, date, start, cost, missing, kind, pay_by: payBy, fee };
}

/** Tells what is missing, by the same sum as its payment, and until when it can be paid. */
export async function readMissing(
  _input: object,
  { seniorId }: Caller,
  { missingPayments }: Pick<Services, 'missingPayments'>,
): Promise<Answer<Output>> {
  const open = await missingPayments.read(seniorId);
  const { missing, items, reference } = open;
  return ok({
    missing,
    to_pay: paymentFor(missing),
    visits: items.map(({ item, missing: lacking }) => itemOf(item, lacking, open)),
    reference,
  });
}
