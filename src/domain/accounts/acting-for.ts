/**
 * Identifies who acts, and for whom: the actor is the signed-in account, the senior is the person who is helped. Both
 * ids are equal for a senior who acts for herself.
 */
export interface ActingFor {
  readonly actorUid: string;
  readonly seniorId: string;
}

export const forSelf = (uid: string): ActingFor => ({ actorUid: uid, seniorId: uid });

/** Returns whether both the actor and the senior are equal. */
export const isSameActing = (one: ActingFor, other: ActingFor): boolean =>
  one.actorUid === other.actorUid && one.seniorId === other.seniorId;
