import type { ActorRole } from '#domain/accounts/roles.ts';
import { collections } from '#domain/collections.ts';
import { mailSchema } from '#domain/documents/mail.ts';
import { storedFollowedStudentSchema } from '#domain/documents/student-profile.ts';
import { newMail } from '#domain/mail/mail-delivery.ts';
import { helperLanguage } from '#domain/students/helper/helper-access.ts';
import { areaOf } from '#domain/students/helper/shown-address.ts';
import type { BoardCustomer } from '../board-row-of.ts';
import { mailsToStudents, type StudentMail } from '../mails/mails-to-students.ts';
import type { RequestCase } from '../request-case.ts';
import { serviceOf } from './case-mails.ts';
import type { DocumentTransaction, DocumentWrite } from './document-transaction.ts';

interface Place {
  readonly request: RequestCase['request'];
  readonly board: BoardCustomer;
  readonly now: Date;
}

/** Writes mails to students, each in her language, without those that were ordered before. One without an address gets none. */
export async function writeStudentMails(
  transaction: DocumentTransaction,
  mails: readonly StudentMail[],
  { request, board, now }: Place,
): Promise<readonly DocumentWrite[]> {
  if (mails.length === 0) return [];
  const ordered = await transaction.read(mails.map(({ id }) => ({ collection: collections.mail, id })));
  const missing = mails.filter((_mail, index) => ordered[index] === null);
  if (missing.length === 0) return [];
  const found = await transaction.read(
    missing.map(({ studentId: id }) => ({ collection: collections.studentProfiles, id })),
  );
  const service = await serviceOf(transaction, request.task_category_id);
  const place = areaOf(request.address, board);
  return missing.flatMap(({ id, write }, index): readonly DocumentWrite[] => {
    const student = storedFollowedStudentSchema.safeParse(found[index]).data;
    if (student === undefined || student.email === '') return [];
    const content = write({ name: student.first_name, senior: board.name, place, service });
    const mail = newMail({ ...content, to: student.email, language: helperLanguage(student) }, now);
    return [{ kind: 'create', collection: collections.mail, id, data: mailSchema.parse(mail) }];
  });
}

interface StudentChange extends Omit<Place, 'request'> {
  readonly before: RequestCase;
  readonly after: RequestCase;
  readonly actorRole: ActorRole;
}

/** The mails to students that a change brings. */
export const studentMails = (
  transaction: DocumentTransaction,
  { before, after, actorRole, board, now }: StudentChange,
): Promise<readonly DocumentWrite[]> =>
  writeStudentMails(transaction, mailsToStudents({ before, after, actorRole }), { request: after.request, board, now });
