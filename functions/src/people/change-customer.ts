import type { z } from 'zod';
import type { changeCustomer as contract } from '#domain/contracts/people.ts';
import { changeCustomer as command } from '#domain/customers/change-customer.ts';
import { ok } from '#domain/result.ts';
import { recordAnswer } from '../shell/record-answer.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';

/** How a customer is reached, and what matching must know of her. */
export async function changeCustomer(
  input: z.output<typeof contract.input>,
  { actorUid }: Caller,
  { dispatch }: Pick<Services, 'dispatch'>,
): Promise<Answer<z.input<typeof contract.output>>> {
  return ok(recordAnswer(await dispatch.record(command({ uid: actorUid, role: 'admin' }, input))));
}
