import type { z } from 'zod';
import { type Accepted, acceptInvitation as command } from '#domain/circles/commands/accept-invitation.ts';
import { invitationState } from '#domain/circles/invitation-state.ts';
import type { acceptInvitation as contract } from '#domain/contracts/circles.ts';
import { recordRejected } from '#domain/dispatch/transaction/record-command.ts';
import { ok } from '#domain/result.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import { recordAnswer } from '../shell/record-answer.ts';
import type { Services } from '../shell/services.ts';

/**
 * Takes an invitation. Its link was mailed to the address of the account, which is thereby verified: before the
 * transaction, so that a call that is cut off in between leaves nobody in a circle who cannot act.
 */
export async function acceptInvitation(
  { command_id: commandId, token, details }: z.output<typeof contract.input>,
  { actorUid: uid, email, emailVerified }: Caller,
  { circleLinks, clock, dispatch, logins }: Pick<Services, 'circleLinks' | 'clock' | 'dispatch' | 'logins'>,
): Promise<Answer<z.input<typeof contract.output>>> {
  const found = await circleLinks.invitationOf(token);
  if (found === null) return ok(recordAnswer(recordRejected('not-found')));
  const isHers = found.invitation.email.toLowerCase() === email.toLowerCase();
  if (!isHers) return ok(recordAnswer(recordRejected('invitation-other-address')));
  // Of an invitation that is over nothing follows, and nothing is verified.
  const state = invitationState(found.invitation, clock.now());
  if (state !== 'open' && found.invitation.used_by !== uid)
    return ok(recordAnswer(recordRejected(`invitation-${state}`)));
  if (!emailVerified) await logins.verify(uid, email);
  const { id: invitationId, linkHash } = found;
  const accepting = { commandId, uid, email, invitationId, linkHash, details };
  return ok(recordAnswer(await dispatch.record<Accepted>(command(accepting))));
}
