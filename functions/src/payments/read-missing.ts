import type { z } from 'zod';
import type { readMissing as contract } from '#domain/contracts/credits.ts';
import { paymentFor } from '#domain/credits/missing-money.ts';
import { ok } from '#domain/result.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';

/** Tells what is missing for the visits that the senior approved, by the same sum as its payment. */
export async function readMissing(
  _input: object,
  { seniorId }: Caller,
  { missingPayments }: Pick<Services, 'missingPayments'>,
): Promise<Answer<z.input<typeof contract.output>>> {
  const { missing, visits } = await missingPayments.read(seniorId);
  return ok({
    missing,
    to_pay: paymentFor(missing),
    visits: visits.map(({ visit: { id, visit, cents, isFee }, missing: lacking }) => ({
      visit_id: id,
      service: visit.task_category_id,
      date: visit.date,
      start: visit.start,
      cost: cents,
      missing: lacking,
      is_fee: isFee,
    })),
  });
}
