import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { endMembership as endContract, leaveCircle } from '#domain/contracts/end-membership.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { withFreshSignIn } from '../auth/fresh-sign-in.ts';
import { callFunction } from '../functions.ts';

/** Ends a membership: the senior that of another person, a member her own. Idempotent by its command id. */
export async function endMembership(
  { actorUid, seniorId }: ActingFor,
  memberUid: string,
  command_id: string,
): Promise<Result<void, DomainError>> {
  const answered = await withFreshSignIn(() =>
    actorUid === seniorId
      ? callFunction(endContract, { command_id, member_uid: memberUid })
      : callFunction(leaveCircle, { command_id, senior_id: seniorId }),
  );
  if (!answered.ok) return answered;
  return answered.value.outcome === 'done' ? ok(undefined) : err({ code: 'not-found' });
}
