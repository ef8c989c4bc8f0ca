import { collections } from '#domain/collections.ts';
import { type RecordCommand, recordRejected } from '#domain/dispatch/transaction/record-command.ts';
import { studentProfileDefaults } from '#domain/documents/student-profile.ts';
import { ok } from '#domain/result.ts';
import { sameStudentKeys } from '../contact-keys.ts';
import type { EditedStudent } from '../edited-student.ts';
import { studentFacts } from '../student-facts.ts';
import { writtenStudent } from './written-student.ts';

const name = 'create-student';

export interface CreatedStudent {
  readonly student_id: string;
  readonly revision: number;
}

type Target = Pick<RecordCommand<CreatedStudent>, 'commandId' | 'actor'> & { readonly student: EditedStudent };

/** Adds a student. The command's id becomes the student's, so that a repetition never adds a second one. */
export const createStudent = ({ commandId, actor, student }: Target): RecordCommand<CreatedStudent> => ({
  name,
  commandId,
  actor,
  async decide(transaction, context) {
    const others = await transaction.studentsWith(sameStudentKeys(student));
    if (others.length > 0) return recordRejected('student-known');
    const profile = { ...studentProfileDefaults(), ...student, id: commandId };
    return ok({
      value: { student_id: commandId, revision: 1 },
      writes: [writtenStudent(profile, { kind: 'create', action: name, revision: 1 }, context)],
      audit: {
        collection: collections.studentProfiles,
        document_id: commandId,
        before: {},
        after: { ...studentFacts(student) },
      },
    });
  },
});
