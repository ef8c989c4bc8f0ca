import { randomUUID } from 'node:crypto';
import { collections } from '#domain/collections.ts';
import type { StudentProfile } from '#domain/documents/student-profile.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { aStudentProfile } from '../builders/student-profile.ts';
import type { TestFirebase } from '../local-firebase.ts';

/** Students of one test; their names find them among those of others. */
export async function storeStudents(
  { ports }: TestFirebase,
  students: readonly Partial<StudentProfile>[],
): Promise<readonly StudentProfile[]> {
  const documents = students.map((fields) => aStudentProfile({ id: `student-${randomUUID()}`, ...fields }));
  await withAdminSdk({ authPort: ports.auth, firestorePort: ports.firestore }, async ({ firestore }) => {
    const batch = firestore.batch();
    for (const student of documents) batch.set(firestore.doc(`${collections.studentProfiles}/${student.id}`), student);
    await batch.commit();
  });
  return documents;
}
