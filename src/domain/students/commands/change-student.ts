import { collections } from '#domain/collections.ts';
import { changedFacts } from '#domain/dispatch/audit-facts.ts';
import { readOne } from '#domain/dispatch/transaction/document-transaction.ts';
import { recordConflict, type RecordCommand, recordRejected } from '#domain/dispatch/transaction/record-command.ts';
import { storedFollowedStudentSchema } from '#domain/documents/student-profile.ts';
import { ok } from '#domain/result.ts';
import { sameStudentKeys } from '../contact-keys.ts';
import { editedPart, type EditedStudent } from '../edited-student.ts';
import { changedPersonalFields, studentFacts } from '../student-facts.ts';
import { writtenStudent } from './written-student.ts';

const name = 'change-student';

export interface ChangedStudent {
  readonly revision: number;
}

type Target = Pick<RecordCommand<ChangedStudent>, 'commandId' | 'actor'> & {
  readonly studentId: string;
  /** Of the profile that the screen showed. */
  readonly revision: number;
  readonly student: EditedStudent;
};

/** Replaces what staff edits of a student. Her visits stay as they are: the screen says which do not fit any more. */
export const changeStudent = (target: Target): RecordCommand<ChangedStudent> => ({
  name,
  commandId: target.commandId,
  actor: target.actor,
  async decide(transaction, context) {
    const { studentId, student, revision } = target;
    const found = await readOne(transaction, collections.studentProfiles, studentId);
    const before = storedFollowedStudentSchema.safeParse(found).data;
    if (found === null || before === undefined) return recordRejected('student-not-found');
    const conflict = recordConflict(found, revision);
    if (conflict !== null) return recordRejected('changed-meanwhile', conflict);
    const others = await transaction.studentsWith(sameStudentKeys(student));
    if (others.some(({ id }) => id !== studentId)) return recordRejected('student-known');
    const { hours_by_year, blocked_seniors, absences, helper_access, photo } = before;
    const kept = {
      hours_by_year,
      blocked_seniors,
      absences,
      ...(helper_access === undefined ? {} : { helper_access }),
      ...(photo === undefined ? {} : { photo }),
    };
    const profile = { ...student, id: studentId, ...kept };
    const facts = changedFacts(studentFacts(editedPart(before)), studentFacts(student));
    const personal = changedPersonalFields(editedPart(before), student);
    return ok({
      value: { revision: revision + 1 },
      writes: [writtenStudent(profile, { kind: 'set', action: name, revision: revision + 1 }, context)],
      audit: {
        collection: collections.studentProfiles,
        document_id: studentId,
        before: facts.before,
        after: { ...facts.after, ...(personal === '' ? {} : { changed: personal }) },
      },
    });
  },
});
