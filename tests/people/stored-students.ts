import { randomUUID } from 'node:crypto';
import { collections } from '#domain/collections.ts';
import type { StudentProfile } from '#domain/documents/student-profile.ts';
import { studentRecord } from '#domain/students/student-record.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { aStudentProfile } from '../builders/students/student-profile.ts';
import type { TestFirebase } from '../local-firebase.ts';

/** Students of one test; their names find them among those of others. */
export async function storeStudents(
  { ports }: TestFirebase,
  students: readonly Partial<StudentProfile>[],
): Promise<readonly StudentProfile[]> {
  const documents = students.map((fields) => aStudentProfile({ id: `student-${randomUUID()}`, ...fields }));
  await withAdminSdk({ authPort: ports.auth, firestorePort: ports.firestore }, async ({ firestore }) => {
    const batch = firestore.batch();
    const followed = { revision: 1, last_change: null, updated_at: new Date() };
    for (const student of documents) {
      const record = studentRecord(student, followed);
      batch.set(firestore.doc(`${collections.studentProfiles}/${student.id}`), record);
    }
    await batch.commit();
  });
  return documents;
}
