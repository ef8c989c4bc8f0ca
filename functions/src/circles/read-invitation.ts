import type { z } from 'zod';
import { invitationState } from '#domain/circles/invitation-state.ts';
import type { readInvitation as contract } from '#domain/contracts/circles.ts';
import { recordRejected } from '#domain/dispatch/transaction/record-command.ts';
import { ok } from '#domain/result.ts';
import type { Answer } from '../shell/answer.ts';
import { recordAnswer } from '../shell/record-answer.ts';
import type { Services } from '../shell/services.ts';

/** What a mailed invitation says, to whoever holds its link. */
export async function readInvitation(
  { token }: z.output<typeof contract.input>,
  _caller: null,
  { circleLinks, clock }: Pick<Services, 'circleLinks' | 'clock'>,
): Promise<Answer<z.input<typeof contract.output>>> {
  const found = await circleLinks.invitationOf(token);
  if (found === null) return ok(recordAnswer(recordRejected('not-found')));
  const state = invitationState(found.invitation, clock.now());
  if (state !== 'open') return ok(recordAnswer(recordRejected(`invitation-${state}`)));
  const { senior_name, first_name, last_name, email, rights } = found.invitation;
  return ok(recordAnswer(ok({ senior_name, first_name, last_name, email, rights })));
}
