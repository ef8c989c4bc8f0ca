import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { collections } from '#domain/collections.ts';
import type { HelperLink } from '#domain/documents/helper-link.ts';
import type { StudentProfile } from '#domain/documents/student-profile.ts';
import { seasonOf } from '#domain/students/helper/helper-season.ts';
import { studentRecord } from '#domain/students/student-record.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { aHelperAccess } from '../builders/helper-link.ts';
import { aStudentProfile } from '../builders/students/student-profile.ts';
import type { TestFirebase } from '../local-firebase.ts';

export interface LinkedStudent {
  readonly id: string;
  /** What is in the fragment of her link. */
  readonly secret: string;
}

/** Stores a student whom staff can plan, with a personal link that was just mailed. */
export async function storeLinkedStudent(
  { ports }: TestFirebase,
  fields: Partial<StudentProfile> = {},
  link: Partial<HelperLink> = {},
): Promise<LinkedStudent> {
  const id = fields.id ?? `student-${randomUUID()}`;
  const secret = randomBytes(32).toString('base64url');
  const now = new Date();
  const { name: season, linksEndAt: expires_at } = seasonOf(now);
  const helper_access = aHelperAccess({ season, sent_at: now, expires_at });
  const profile = aStudentProfile({ id, email: `${id}@student.example`, helper_access, ...fields });
  const record = studentRecord(profile, { revision: 1, last_change: null, updated_at: now });
  const stored: HelperLink = { student_id: id, generation: 1, season, created_at: now, expires_at, ...link };
  await withAdminSdk({ authPort: ports.auth, firestorePort: ports.firestore }, async ({ firestore }) => {
    const batch = firestore.batch();
    batch.set(firestore.doc(`${collections.studentProfiles}/${id}`), record);
    const hash = createHash('sha256').update(secret).digest('hex');
    batch.set(firestore.doc(`${collections.helperLinks}/${hash}`), stored);
    await batch.commit();
  });
  return { id, secret };
}
