import { collections } from '#domain/collections.ts';
import { readOne } from '#domain/dispatch/transaction/document-transaction.ts';
import { type RecordCommand, recordRejected } from '#domain/dispatch/transaction/record-command.ts';
import { helperAccessSchema } from '#domain/documents/helper-link.ts';
import { storedFollowedStudentSchema } from '#domain/documents/student-profile.ts';
import { ok } from '#domain/result.ts';
import { helperAccessState } from '../helper/helper-access.ts';
import { namedStudent } from './named-student.ts';

const name = 'change-calendar-feed';

interface FeedTarget {
  readonly commandId: string;
  readonly studentId: string;
  /** The SHA-256 of the new address's secret; null for no address. */
  readonly hash: string | null;
}

/** Gives a student's calendar another address, or none. The one of before stops. */
export const changeCalendarFeed = ({ commandId, studentId, hash }: FeedTarget): RecordCommand<object> => ({
  name,
  commandId,
  actor: { uid: studentId, role: 'student' },
  async decide(transaction, context) {
    const found = await readOne(transaction, collections.studentProfiles, studentId);
    const student = storedFollowedStudentSchema.safeParse(found).data;
    const access = student?.helper_access;
    const isOpen = helperAccessState(access, context.now) === 'active';
    if (student === undefined || access === undefined || !isOpen) return recordRejected('student-not-found');
    const { calendar: former, ...others } = access;
    const { now } = context;
    const helper_access = helperAccessSchema.parse(
      hash === null ? others : { ...others, calendar: { hash, made_at: now } },
    );
    const by = namedStudent(context, student).actor.name;
    const data = { helper_access, last_change: { action: name, by, at: now }, updated_at: now };
    return ok({
      value: {},
      writes: [{ kind: 'update', collection: collections.studentProfiles, id: studentId, data }],
      audit: {
        collection: collections.studentProfiles,
        document_id: studentId,
        before: { calendar: former?.made_at.toISOString() ?? null },
        after: { calendar: hash === null ? null : now.toISOString() },
      },
    });
  },
});
