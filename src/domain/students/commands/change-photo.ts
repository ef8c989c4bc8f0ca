import { collections } from '#domain/collections.ts';
import { doorPhotoRemoval, doorPhotoWrite, withPhoto } from '#domain/dispatch/door-photos.ts';
import {
  type DocumentTransaction,
  type DocumentWrite,
  readOne,
} from '#domain/dispatch/transaction/document-transaction.ts';
import {
  type RecordChange,
  type RecordContext,
  type RecordRejection,
  recordRejected,
} from '#domain/dispatch/transaction/record-command.ts';
import { type StudentPhoto, studentPhotoSchema } from '#domain/documents/student-photo.ts';
import { type FollowedStudent, storedFollowedStudentSchema } from '#domain/documents/student-profile.ts';
import { visitSchema } from '#domain/documents/visit.ts';
import { ok, type Result } from '#domain/result.ts';
import { writtenStudent } from './written-student.ts';

export interface PhotoTarget {
  readonly studentId: string;
  /** The photo that the screen showed; null for none. */
  readonly shown: string | null;
}

/** The visits that she is to come to, or is at, and the copies for their seniors. */
async function visitWrites(
  transaction: DocumentTransaction,
  studentId: string,
  photo: StudentPhoto | null,
): Promise<readonly DocumentWrite[]> {
  const found = await transaction.bookedVisitsOf(studentId);
  return found.flatMap(({ id, data }): readonly DocumentWrite[] => {
    // One that cannot be read is shown without a photo.
    const visit = visitSchema.safeParse(data).data;
    if (visit === undefined) return [doorPhotoRemoval(id)];
    const changed = withPhoto({ id, visit }, photo?.photo_id).visit;
    return [
      { kind: 'set', collection: collections.planning, id, data: visitSchema.parse(changed) },
      photo === null ? doorPhotoRemoval(id) : doorPhotoWrite(id, photo),
    ];
  });
}

function photoWrite(studentId: string, photo: StudentPhoto | null): DocumentWrite {
  const path = { collection: collections.studentPhotos, id: studentId };
  return photo === null ? { ...path, kind: 'delete' } : { ...path, kind: 'set', data: studentPhotoSchema.parse(photo) };
}

/** The revision is of what staff edits in the form: a photo that is added meanwhile does not disturb it. */
function profileWrite(student: FollowedStudent, photo: StudentPhoto | null, action: string, context: RecordContext) {
  const { revision, last_change: _change, updated_at: _at, photo: _former, ...profile } = student;
  const pointer = photo === null ? {} : { photo: { id: photo.photo_id, added_at: photo.added_at } };
  return writtenStudent({ ...profile, ...pointer }, { kind: 'set', action, revision }, context);
}

/**
 * Replaces the photo of a student, or removes it, in her file and at every door: one transaction, so that no senior keeps a
 * photo that is withdrawn. What the screen showed is the revision of the photo.
 *
 * @param action the command's name.
 * @param photo null to remove it.
 */
export async function changePhoto(
  transaction: DocumentTransaction,
  { studentId, shown }: PhotoTarget,
  photo: StudentPhoto | null,
  { action, context }: { readonly action: string; readonly context: RecordContext },
): Promise<Result<RecordChange<object>, RecordRejection>> {
  const found = await readOne(transaction, collections.studentProfiles, studentId);
  const student = storedFollowedStudentSchema.safeParse(found).data;
  if (student === undefined) return recordRejected('student-not-found');
  const former = student.photo?.id ?? null;
  if (former !== shown) {
    const unknown = { action: '', by: '', at: new Date(0) };
    return recordRejected('changed-meanwhile', student.last_change ?? unknown);
  }
  return ok({
    value: {},
    writes: [
      profileWrite(student, photo, action, context),
      photoWrite(studentId, photo),
      ...(await visitWrites(transaction, studentId, photo)),
    ],
    audit: {
      collection: collections.studentPhotos,
      document_id: studentId,
      before: { photo: former },
      // The command is only there with the student's consent; the entry says who heard it, and when.
      after: photo === null ? { photo: null } : { photo: photo.photo_id, consent: 'yes' },
    },
  });
}
