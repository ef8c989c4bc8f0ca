/**
 * Identifies who acts, and for whom: the actor is the signed-in account, the senior is the person who is helped. Both
 * ids are equal for a senior who acts for herself.
 */
export interface ActingFor {
  readonly actorUid: string;
  readonly seniorId: string;
}

/** The senior as the input of a function names her: not at all by herself (src/domain/contracts/acting-for-input.ts). */
export const seniorIn = ({ actorUid, seniorId }: ActingFor): { readonly senior_id?: string } =>
  actorUid === seniorId ? {} : { senior_id: seniorId };

/** The actor as she stands beside the senior in a request that she makes; nobody beside a senior who asks for herself. */
export const actorIn = ({ actorUid, seniorId }: ActingFor): { readonly actor_uid?: string } =>
  actorUid === seniorId ? {} : { actor_uid: actorUid };

export const forSelf = (uid: string): ActingFor => ({ actorUid: uid, seniorId: uid });

/** Returns whether both the actor and the senior are equal. */
export const isSameActing = (one: ActingFor, other: ActingFor): boolean =>
  one.actorUid === other.actorUid && one.seniorId === other.seniorId;
