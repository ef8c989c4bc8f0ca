import type { CircleInvitation } from '../documents/circles/circle-invitation.ts';

export type InvitationState = 'open' | 'used' | 'withdrawn' | 'expired';

/** What became of an invitation. What was done to it counts before time. */
export function invitationState(
  { used_at, withdrawn_at, valid_until }: Pick<CircleInvitation, 'used_at' | 'withdrawn_at' | 'valid_until'>,
  now: Date,
): InvitationState {
  if (used_at !== null) return 'used';
  if (withdrawn_at !== null) return 'withdrawn';
  return now < valid_until ? 'open' : 'expired';
}
