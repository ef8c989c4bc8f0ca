import { collections } from '#domain/collections.ts';
import {
  type DocumentTransaction,
  type DocumentWrite,
  readOne,
} from '#domain/dispatch/transaction/document-transaction.ts';
import { type RecordChange, type RecordCommand, recordRejected } from '#domain/dispatch/transaction/record-command.ts';
import { type HelperAccess, helperAccessSchema } from '#domain/documents/helper-link.ts';
import { mailSchema } from '#domain/documents/mail.ts';
import { type FollowedStudent, storedFollowedStudentSchema } from '#domain/documents/student-profile.ts';
import { newMail } from '#domain/mail/mail-delivery.ts';
import { mailIdAbout } from '#domain/mail/mail-id.ts';
import { ok } from '#domain/result.ts';
import { helperLanguage, newAccess, renewedAccess } from '../helper/helper-access.ts';
import { seasonOf } from '../helper/helper-season.ts';

type Target = Pick<RecordCommand<object>, 'commandId' | 'actor'> & { readonly studentId: string };

type AccessCommand = RecordCommand<object>;

interface Step {
  readonly name: string;
  /** The name of whoever did it; empty for a timer. */
  readonly by: string;
  readonly student: FollowedStudent;
  readonly access: HelperAccess;
  readonly mails: readonly DocumentWrite[];
  readonly now: Date;
}

const facts = (access: HelperAccess | undefined) =>
  access === undefined
    ? {}
    : { link: access.generation, season: access.season, revoked: access.revoked ? 'yes' : 'no' };

function change({ name, by, student, access, mails, now }: Step): RecordChange<object> {
  const helper_access = helperAccessSchema.parse(access);
  const data = { helper_access, last_change: { action: name, by, at: now }, updated_at: now };
  return {
    value: {},
    writes: [{ kind: 'update', collection: collections.studentProfiles, id: student.id, data }, ...mails],
    audit: {
      collection: collections.studentProfiles,
      document_id: student.id,
      before: facts(student.helper_access),
      after: facts(access),
    },
  };
}

/** The secret is made when the mail leaves, and is in no document. */
function linkMail(student: FollowedStudent, access: HelperAccess, commandId: string, now: Date): DocumentWrite {
  const mail = newMail(
    {
      template: 'student-link',
      to: student.email,
      language: helperLanguage(student),
      values: { student: student.id, generation: String(access.generation), name: student.first_name },
    },
    now,
  );
  const id = mailIdAbout('student-link', commandId);
  return { kind: 'create', collection: collections.mail, id, data: mailSchema.parse(mail) };
}

async function readProfile(transaction: DocumentTransaction, studentId: string): Promise<FollowedStudent | undefined> {
  const found = await readOne(transaction, collections.studentProfiles, studentId);
  return storedFollowedStudentSchema.safeParse(found).data;
}

/** Mails a student a new personal link. Those that she had before stop at once. */
export const sendHelperLink = ({ commandId, actor, studentId }: Target): AccessCommand => ({
  name: 'send-helper-link',
  commandId,
  actor,
  async decide(transaction, context) {
    const student = await readProfile(transaction, studentId);
    if (student === undefined) return recordRejected('student-not-found');
    if (student.email === '') return recordRejected('mail-address-unusable');
    const { now } = context;
    const access = newAccess(student.helper_access, now);
    const mails = [linkMail(student, access, commandId, now)];
    return ok(change({ name: 'send-helper-link', by: context.actor.name, student, access, mails, now }));
  },
});

/** Stops every personal link of a student. Repeated, it changes nothing more. */
export const revokeHelperLink = ({ commandId, actor, studentId }: Target): AccessCommand => ({
  name: 'revoke-helper-link',
  commandId,
  actor,
  async decide(transaction, context) {
    const student = await readProfile(transaction, studentId);
    if (student?.helper_access === undefined) return recordRejected('student-not-found');
    const access = { ...student.helper_access, revoked: true };
    return ok(
      change({ name: 'revoke-helper-link', by: context.actor.name, student, access, mails: [], now: context.now }),
    );
  },
});

/**
 * Mails the link of the season that has begun to a student who had one of the season before. Not to one who is paused,
 * whose link was revoked, or who has no mail address.
 */
export const renewHelperLink = ({ commandId, actor, studentId }: Target): AccessCommand => ({
  name: 'renew-helper-link',
  commandId,
  actor,
  async decide(transaction, context) {
    const { now } = context;
    const student = await readProfile(transaction, studentId);
    const former = student?.helper_access;
    if (student === undefined || former === undefined) return recordRejected('student-not-found');
    if (former.revoked || student.paused || student.email === '' || former.season >= seasonOf(now).name) {
      return recordRejected('mail-not-needed');
    }
    const access = renewedAccess(former, now);
    const mails = [linkMail(student, access, commandId, now)];
    return ok(change({ name: 'renew-helper-link', by: '', student, access, mails, now }));
  },
});
