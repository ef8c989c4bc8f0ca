import { collections } from '#domain/collections.ts';
import { readOne } from '#domain/dispatch/transaction/document-transaction.ts';
import { type RecordCommand, recordRejected } from '#domain/dispatch/transaction/record-command.ts';
import { storedFollowedStudentSchema, studentProfileLimits } from '#domain/documents/student-profile.ts';
import { brusselsDate, daysBetween } from '#domain/requests/calendar.ts';
import { ok } from '#domain/result.ts';
import { absenceDaysAtMost, keptAbsences, overlaps } from '../absences.ts';
import { writtenStudent } from './written-student.ts';

const name = 'register-absence';

export interface RegisteredAbsence {
  readonly absence_id: string;
}

type Target = Pick<RecordCommand<RegisteredAbsence>, 'commandId' | 'actor'> & {
  readonly studentId: string;
  /** Both ends included. */
  readonly from: string;
  readonly until: string;
};

/**
 * Keeps a student away from visits for some days. Visits that she has stay: staff hands them over. The revision of what staff
 * edits in her file is left as it is, and the command's id becomes the absence's.
 */
export const registerAbsence = (target: Target): RecordCommand<RegisteredAbsence> => ({
  name,
  commandId: target.commandId,
  actor: target.actor,
  async decide(transaction, context) {
    const { commandId, studentId, from, until } = target;
    const today = brusselsDate(context.now);
    if (until < today || until < from || daysBetween(from, until) >= absenceDaysAtMost) {
      return recordRejected('absence-days-invalid');
    }
    const found = await readOne(transaction, collections.studentProfiles, studentId);
    const student = storedFollowedStudentSchema.safeParse(found).data;
    if (student === undefined) return recordRejected('student-not-found');
    const kept = keptAbsences(student.absences, today);
    if (kept.some((each) => overlaps(each, { from, until }))) return recordRejected('absence-overlaps');
    if (kept.length >= studentProfileLimits.absences) return recordRejected('too-many-absences');
    const absence = { id: commandId, kind: 'not-available', from, until } as const;
    const { revision, last_change: _change, updated_at: _at, ...profile } = student;
    return ok({
      value: { absence_id: commandId },
      writes: [
        writtenStudent({ ...profile, absences: [...kept, absence] }, { kind: 'set', action: name, revision }, context),
      ],
      audit: {
        collection: collections.studentProfiles,
        document_id: studentId,
        before: {},
        after: { absence: commandId, from, until },
      },
    });
  },
});
