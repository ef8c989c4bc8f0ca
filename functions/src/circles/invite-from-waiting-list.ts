import type { z } from 'zod';
import { inviteFromWaitingList as command, seniorIdOf } from '#domain/circles/commands/invite-from-waiting-list.ts';
import type { inviteFromWaitingList as contract } from '#domain/contracts/family/waiting-list.ts';
import { ok } from '#domain/result.ts';
import { type Answer, reject } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import { recordAnswer } from '../shell/record-answer.ts';
import type { Services } from '../shell/services.ts';
import { takeInvitation } from './invitation-limits.ts';

/** Staff asks the family member of an entry on the waiting list into the circle of her senior. */
export async function inviteFromWaitingList(
  input: z.output<typeof contract.input>,
  { actorUid }: Caller,
  { dispatch, ...services }: Pick<Services, 'clock' | 'dispatch' | 'log' | 'rateLimits'>,
): Promise<Answer<z.input<typeof contract.output>>> {
  const wait = await takeInvitation(seniorIdOf(input), input.email, services);
  if (wait !== null) return reject('too-many-mails', wait);
  return ok(recordAnswer(await dispatch.record(command({ uid: actorUid, role: 'admin' }, input))));
}
