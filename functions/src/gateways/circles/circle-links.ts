import { invitationState } from '#domain/circles/invitation-state.ts';
import { collections } from '#domain/collections.ts';
import {
  type CircleInvitation,
  circleInvitationSchema,
  linksAtMost,
} from '#domain/documents/circles/circle-invitation.ts';
import type { Clock } from '../clock.ts';
import { storedDates } from '../dispatch/stored-dates.ts';
import { firestore } from '../firestore.ts';
import { hashOfSecret, newLinkSecret } from '../link-secret.ts';

export interface FoundInvitation {
  readonly id: string;
  readonly linkHash: string;
  readonly invitation: CircleInvitation;
}

/** The links of invitations into a circle (docs/decisions/0084-the-care-circle.md). */
export interface CircleLinks {
  /** Makes a secret for the link that is mailed; only its hash is stored. Null when the invitation cannot be used any more. */
  issue(invitationId: string): Promise<string | null>;
  /** The invitation of a mailed link; null for every other secret. */
  invitationOf(secret: string): Promise<FoundInvitation | null>;
}

const invitations = () => firestore().collection(collections.circleInvitations);

export const createCircleLinks = (clock: Clock): CircleLinks => ({
  issue: (invitationId) =>
    firestore().runTransaction(async (transaction) => {
      const at = invitations().doc(invitationId === '' ? '-' : invitationId);
      const invitation = circleInvitationSchema.safeParse(storedDates(await transaction.get(at))).data;
      if (invitation === undefined || invitationState(invitation, clock.now()) !== 'open') return null;
      const secret = newLinkSecret();
      // A mail that is sent again brings a new link; the earlier ones stay good for as long.
      const link_hashes = [...invitation.link_hashes, hashOfSecret(secret)].slice(-linksAtMost);
      transaction.update(at, { link_hashes });
      return secret;
    }),

  async invitationOf(secret) {
    const linkHash = hashOfSecret(secret);
    const { docs } = await invitations().where('link_hashes', 'array-contains', linkHash).limit(1).get();
    const [found] = docs;
    if (found === undefined) return null;
    const invitation = circleInvitationSchema.safeParse(storedDates(found)).data;
    return invitation === undefined ? null : { id: found.id, linkHash, invitation };
  },
});
