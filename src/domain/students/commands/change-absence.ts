import { collections } from '#domain/collections.ts';
import { type DocumentTransaction, readOne } from '#domain/dispatch/transaction/document-transaction.ts';
import { type RecordCommand, recordRejected } from '#domain/dispatch/transaction/record-command.ts';
import { staffCommandSchema } from '#domain/documents/dispatch.ts';
import { storedFollowedStudentSchema } from '#domain/documents/student-profile.ts';
import { daysBetween } from '#domain/requests/calendar.ts';
import { ok } from '#domain/result.ts';
import { isAbsenceStep } from '../absence-steps.ts';
import { absenceDaysAtMost, overlaps } from '../absences.ts';
import { writtenStudent } from './written-student.ts';

const name = 'change-absence';

type Target = Pick<RecordCommand<object>, 'commandId' | 'actor'> & {
  readonly studentId: string;
  readonly absenceId: string;
  /** The last day that the screen showed. */
  readonly shownUntil: string;
  /** The last day; null removes the absence. */
  readonly until: string | null;
  /** The id of the actor's own step on this absence that this takes back; null for a step of its own. */
  readonly undoes: string | null;
};

/** The step that is taken back, for the audit log; null for a step of another person or kind. */
async function undoneStep(transaction: DocumentTransaction, undoes: string | null, actorUid: string) {
  if (undoes === null) return null;
  const found = staffCommandSchema.safeParse(await readOne(transaction, collections.staffCommands, undoes)).data;
  if (found === undefined || found.actor_uid !== actorUid || !isAbsenceStep(found.name)) return null;
  return { command_id: undoes, action: found.name };
}

/** Ends an absence earlier or later, or removes it. */
export const changeAbsence = (target: Target): RecordCommand<object> => ({
  name,
  commandId: target.commandId,
  actor: target.actor,
  async decide(transaction, context) {
    const { studentId, absenceId, shownUntil, until, undoes, actor } = target;
    const found = await readOne(transaction, collections.studentProfiles, studentId);
    const student = storedFollowedStudentSchema.safeParse(found).data;
    if (student === undefined) return recordRejected('student-not-found');
    const { revision, last_change: lastChange, updated_at: _at, ...profile } = student;
    const was = profile.absences.find(({ id }) => id === absenceId);
    if (was?.until !== shownUntil) return recordRejected('changed-meanwhile', lastChange);
    const others = profile.absences.filter((each) => each !== was);
    const is = until === null ? null : { ...was, until };
    if (is !== null) {
      const isPeriod = is.until >= is.from && daysBetween(is.from, is.until) < absenceDaysAtMost;
      if (!isPeriod) return recordRejected('absence-days-invalid');
      if (others.some((each) => overlaps(each, is))) return recordRejected('absence-overlaps');
    }
    const undone = await undoneStep(transaction, undoes, actor.uid);
    if (undone === null && undoes !== null) return recordRejected('step-not-undoable');
    const absences = is === null ? others : [...others, is];
    return ok({
      value: {},
      writes: [writtenStudent({ ...profile, absences }, { kind: 'set', action: name, revision }, context)],
      audit: {
        collection: collections.studentProfiles,
        document_id: studentId,
        before: { until: was.until },
        after: { absence: absenceId, from: was.from, until },
        ...(undone === null ? {} : { undoes: undone }),
      },
    });
  },
});
