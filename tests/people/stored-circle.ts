import { collections } from '#domain/collections.ts';
import { memberPath } from '#domain/circles/member-path.ts';
import type { CircleInvitation } from '#domain/documents/circles/circle-invitation.ts';
import type { FamilyContact } from '#domain/documents/circles/family-contact.ts';
import type { CircleMember } from '#domain/documents/circles/circle-member.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { type CircleQuestion, circleQuestionId } from '#domain/documents/circles/circle-question.ts';
import { aFamilyContact } from '../builders/accounts/family-contact.ts';
import { aCircleInvitation, aCircleMember, aCircleQuestion } from '../builders/circle.ts';
import type { TestFirebase } from '../local-firebase.ts';

/** Somebody in the circle of a senior. */
export async function storeMember(
  { ports }: TestFirebase,
  seniorId: string,
  fields: Partial<CircleMember> & Pick<CircleMember, 'user_id'>,
): Promise<void> {
  await withAdminSdk({ authPort: ports.auth, firestorePort: ports.firestore }, async ({ firestore }) => {
    await firestore
      .doc(`${collections.circles}/${memberPath(seniorId, fields.user_id)}`)
      .set(aCircleMember({ senior_id: seniorId, ...fields }));
  });
}

/** Somebody who was asked into the circle of a senior. */
export async function storeInvitation(
  { ports }: TestFirebase,
  seniorId: string,
  id: string,
  fields: Partial<CircleInvitation> = {},
): Promise<void> {
  await withAdminSdk({ authPort: ports.auth, firestorePort: ports.firestore }, async ({ firestore }) => {
    await firestore
      .doc(`${collections.circleInvitations}/${id}`)
      .set(aCircleInvitation({ senior_id: seniorId, ...fields }));
  });
}

/** The yearly question about a member, which the senior has not answered. */
export async function storeCircleQuestion(
  { ports }: TestFirebase,
  seniorId: string,
  fields: Partial<CircleQuestion> = {},
): Promise<void> {
  const question = aCircleQuestion({ senior_id: seniorId, ...fields });
  await withAdminSdk({ authPort: ports.auth, firestorePort: ports.firestore }, async ({ firestore }) => {
    const id = circleQuestionId(seniorId, question.user_id);
    await firestore.doc(`${collections.circleQuestions}/${id}`).set(question);
  });
}

/** How a family member is found by staff; an account brings its own. */
export async function storeFamilyContact(
  { ports }: TestFirebase,
  fields: Partial<FamilyContact> & Pick<FamilyContact, 'user_id'>,
): Promise<void> {
  await withAdminSdk({ authPort: ports.auth, firestorePort: ports.firestore }, async ({ firestore }) => {
    await firestore.doc(`${collections.familyContacts}/${fields.user_id}`).set(aFamilyContact(fields));
  });
}
