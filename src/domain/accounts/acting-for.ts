/**
 * Who acts, and for whom. The actor is the account that is signed in; the senior is the one who is helped. For a senior
 * who acts for herself both are the same id.
 */
export interface ActingFor {
  readonly actorUid: string;
  readonly seniorId: string;
}

/** A senior who acts for herself. */
export const forSelf = (uid: string): ActingFor => ({ actorUid: uid, seniorId: uid });

/** Whether two describe the same actor for the same senior. */
export const isSameActing = (one: ActingFor, other: ActingFor): boolean =>
  one.actorUid === other.actorUid && one.seniorId === other.seniorId;
