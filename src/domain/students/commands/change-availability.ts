import { collections } from '#domain/collections.ts';
import { changedFacts } from '#domain/dispatch/audit-facts.ts';
import { readOne } from '#domain/dispatch/transaction/document-transaction.ts';
import { recordConflict, type RecordCommand, recordRejected } from '#domain/dispatch/transaction/record-command.ts';
import type { Availability } from '#domain/students/availability.ts';
import { storedFollowedStudentSchema } from '#domain/documents/student-profile.ts';
import { ok } from '#domain/result.ts';
import { editedPart } from '../edited-student.ts';
import { studentFacts } from '../student-facts.ts';
import { namedStudent } from './named-student.ts';
import { writtenStudent } from './written-student.ts';

const name = 'change-availability';

export interface AvailabilityTarget {
  readonly commandId: string;
  readonly studentId: string;
  /** Of the file that her page showed. */
  readonly revision: number;
  readonly availability: Availability;
}

/**
 * A student says when she can come. The file gets the next revision, so that staff who has it open does not write her former
 * hours back. Her visits stay hers.
 */
export const changeAvailability = (target: AvailabilityTarget): RecordCommand<object> => ({
  name,
  commandId: target.commandId,
  actor: { uid: target.studentId, role: 'student' },
  async decide(transaction, context) {
    const { studentId, revision, availability } = target;
    const found = await readOne(transaction, collections.studentProfiles, studentId);
    const student = storedFollowedStudentSchema.safeParse(found).data;
    if (found === null || student === undefined) return recordRejected('student-not-found');
    const conflict = recordConflict(found, revision);
    if (conflict !== null) return recordRejected('changed-meanwhile', conflict);
    const { revision: _revision, last_change: _change, updated_at: _at, ...before } = student;
    const profile = { ...before, ...availability };
    const written = { kind: 'set', action: name, revision: revision + 1 } as const;
    return ok({
      value: {},
      writes: [writtenStudent(profile, written, namedStudent(context, student))],
      audit: {
        collection: collections.studentProfiles,
        document_id: studentId,
        ...changedFacts(studentFacts(editedPart(before)), studentFacts(editedPart(profile))),
      },
    });
  },
});
