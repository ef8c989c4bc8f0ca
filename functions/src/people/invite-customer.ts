import type { z } from 'zod';
import type { inviteCustomer as contract } from '#domain/contracts/people.ts';
import { inviteCustomer as command } from '#domain/customers/invite-customer.ts';
import { ok } from '#domain/result.ts';
import { recordAnswer } from '../shell/record-answer.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';

/** Invites a customer without a login to make an account. */
export async function inviteCustomer(
  input: z.output<typeof contract.input>,
  { actorUid }: Caller,
  { dispatch, logins }: Pick<Services, 'dispatch' | 'logins'>,
): Promise<Answer<z.input<typeof contract.output>>> {
  const actor = { uid: actorUid, role: 'admin' } as const;
  return ok(recordAnswer(await dispatch.record(command(actor, input, logins.reserve))));
}
