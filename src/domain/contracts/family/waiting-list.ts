import * as z from 'zod/mini';
import { circleInvitationSchema } from '#domain/documents/circles/circle-invitation.ts';
import { documentId } from '#domain/field-types.ts';
import { recordOutput } from '../dispatch.ts';
import { functionContract } from '../function-contract.ts';
import { knownOrNewSenior } from '../people.ts';

const { first_name, last_name, email, relation, rights, consent } = circleInvitationSchema.shape;

/**
 * Makes of a family member's entry on the waiting list an invitation into the circle of her senior: one who is known, or a
 * customer without a login who is written down with it. Once per entry: `sign-up-answered`. An entry of somebody who asks for
 * help herself: `sign-up-not-family`. Too many invitations in a day: `too-many-mails`.
 */
export const inviteFromWaitingList = functionContract({
  name: 'invite-from-waiting-list',
  input: z.strictObject({
    /** Minted by the screen per press: a repetition is answered as the first time. */
    command_id: z.uuid(),
    entry_id: documentId,
    /** Whose entry it is; staff has nobody to call any more. */
    lead_id: documentId,
    senior: knownOrNewSenior,
    first_name,
    last_name,
    email,
    relation,
    rights,
    /** What the senior said to staff, who writes it down. */
    words: consent.shape.words,
  }),
  output: recordOutput({ senior_id: documentId, invitation_id: documentId }),
});
