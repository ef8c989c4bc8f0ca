import type { ActingFor } from '../accounts/acting-for.ts';
import { isRight, type Right } from '../accounts/roles.ts';

/**
 * What a senior allows a member of her circle. `see`: her requests, her visits and who comes; it also lets her give credits. `book`: ask, cancel, answer
 * prices and approve visits. `pay`: buy credits for her, and see her ledger.
 */
export const circleRights = ['see', 'book', 'pay'] as const;

export type CircleRight = (typeof circleRights)[number];

/**
 * The rights on the senior's records that each right in her circle grants; firestore.rules mirrors it, and a test compares
 * the two. Not granted to anybody: her messages, her profile's changes, her money back, and her circle itself.
 */
export const grantedBy: Readonly<Record<CircleRight, readonly Right[]>> = {
  see: ['requests.list', 'visits.view', 'credits.give'],
  book: ['requests.create', 'requests.cancel', 'requests.answer', 'visits.approve', 'profile.view'],
  pay: ['credits.view', 'credits.buy'],
};

/** The right in a circle that grants this right; null for one that is the senior's alone. */
export const circleRightFor = (right: Right): CircleRight | null =>
  circleRights.find((each) => grantedBy[each].includes(right)) ?? null;

/** A stored membership, which may be malformed. */
export interface StoredMembership {
  readonly rights?: unknown;
  readonly ended_at?: unknown;
}

/** Returns whether a membership grants a right now. Fails closed: only `null` means that it has not ended. */
export function grants(membership: StoredMembership | null, right: Right): boolean {
  const needed = circleRightFor(right);
  if (membership === null || membership.ended_at !== null || needed === null) return false;
  return Array.isArray(membership.rights) && membership.rights.includes(needed);
}

/**
 * Returns whether the actor has a right on the senior's records: her own, or one that her circle grants.
 * @param membership the actor's in the circle of this senior; null without one.
 */
export function mayActFor(
  { actorUid, seniorId }: ActingFor,
  right: Right,
  membership: StoredMembership | null = null,
): boolean {
  return isRight(right) && (actorUid === seniorId || grants(membership, right));
}

/** In the order of the list, each once. To see comes with each: nobody books or pays blindly. */
export const withSee = (rights: readonly CircleRight[]): CircleRight[] =>
  circleRights.filter((each) => each === 'see' || rights.includes(each));
