import { collection, getDocs, query, where } from 'firebase/firestore/lite';
import { circleCollections } from '#domain/circles/circle-collections.ts';
import { circleMemberSchema } from '#domain/documents/circles/circle-member.ts';
import { type KnownCircle, shownInvitationSchema } from '#domain/documents/circles/known-circle.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { attempt } from '../attempt.ts';
import { connectFirestore } from '../connect-firestore.ts';
import { parseDocument, parseDocuments } from '../parsing.ts';

/** Returns the circle of a senior, the newest invitation first. Only she and staff may read it. */
export async function readCircle(seniorId: string): Promise<Result<KnownCircle, DomainError>> {
  const firestore = connectFirestore();
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
