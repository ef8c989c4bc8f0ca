import * as z from 'zod/mini';
import { documentId } from '#domain/field-types.ts';
import { circleInvitationSchema } from './circle-invitation.ts';
import { circleMemberSchema } from './circle-member.ts';

/** What a screen shows of an invitation: neither its links nor when it is deleted. */
export const shownInvitationSchema = z.object({
  ...z.pick(circleInvitationSchema, {
    first_name: true,
    last_name: true,
    email: true,
    relation: true,
    rights: true,
    invited_at: true,
    valid_until: true,
    withdrawn_at: true,
    used_at: true,
  }).shape,
  invitation_id: documentId,
});

/** A senior's circle: everybody who is or was in it, and who was asked. */
export const knownCircleSchema = z.object({
  members: z.array(circleMemberSchema),
  invitations: z.array(shownInvitationSchema),
});

export type ShownInvitation = z.infer<typeof shownInvitationSchema>;

export type KnownCircle = z.infer<typeof knownCircleSchema>;
