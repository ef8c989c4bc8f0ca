import { collection, getDocs, query, where } from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import { circleCollections } from '#domain/circles/circle-collections.ts';
import { circleInvitationSchema } from '#domain/documents/circles/circle-invitation.ts';
import { circleMemberSchema } from '#domain/documents/circles/circle-member.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { documentId } from '#domain/field-types.ts';
import { ok, type Result } from '#domain/result.ts';
import { attempt } from '../attempt.ts';
import { connect } from '../connection.ts';
import { parseDocument, parseDocuments } from '../parsing.ts';

/** What a screen shows of an invitation: neither its links nor when it is deleted. */
const shownInvitationSchema = z.object({
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

/** Returns the circle of a senior, the newest invitation first. Only she and staff may read it. */
export async function readCircle(seniorId: string): Promise<Result<KnownCircle, DomainError>> {
  const { firestore } = connect();
  const read = await attempt(() =>
    Promise.all([
      getDocs(collection(firestore, circleCollections.circles, seniorId, 'members')),
      getDocs(query(collection(firestore, circleCollections.circleInvitations), where('senior_id', '==', seniorId))),
    ]),
  );
  if (!read.ok) return read;
  const [members, invitations] = read.value;
  return ok({
    members: parseDocuments(circleMemberSchema, members.docs),
    invitations: invitations.docs
      .flatMap((document) => {
        const shown = parseDocument(shownInvitationSchema, { ...document.data(), invitation_id: document.id });
        return shown === null ? [] : [shown];
      })
      .sort((one, other) => other.invited_at.getTime() - one.invited_at.getTime()),
  });
}
