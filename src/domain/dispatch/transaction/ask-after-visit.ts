import { collections } from '#domain/collections.ts';
import { mailSchema } from '#domain/documents/mail.ts';
import { storedFollowedStudentSchema } from '#domain/documents/student-profile.ts';
import type { StoredVisit } from '#domain/documents/visit.ts';
import { newMail } from '#domain/mail/mail-delivery.ts';
import { mailIdAbout } from '#domain/mail/mail-id.ts';
import { helperLanguage } from '#domain/students/helper/helper-access.ts';
import { findVisit } from '../change-visits.ts';
import { askAfterVisit } from '../commands/ask-after-visit.ts';
import type { SilentVisit } from './approve-silent-visit.ts';
import { serviceOf } from './case-mails.ts';
import {
  type DocumentTransaction,
  type DocumentWrite,
  type Outcome,
  readOne,
  withoutWrites,
} from './document-transaction.ts';
import { readCase, type StoredCase } from './read-case.ts';
import { stepWrites } from './step-writes.ts';

/** Asks the student whose visit it is. One without a mail address reads the question on her page. */
async function studentMail(
  transaction: DocumentTransaction,
  { id, visit }: StoredVisit,
  { board }: StoredCase,
  now: Date,
): Promise<readonly DocumentWrite[]> {
  const { studentprofile_id: studentId } = visit;
  if (studentId === null) return [];
  const found = await readOne(transaction, collections.studentProfiles, studentId);
  const student = storedFollowedStudentSchema.safeParse(found).data;
  if (student === undefined || student.email === '') return [];
  const mail = newMail(
    {
      template: 'student-visit-asked',
      to: student.email,
      language: helperLanguage(student),
      values: {
        visit: id,
        name: student.first_name,
        senior: board.name,
        service: await serviceOf(transaction, visit.task_category_id),
        when: `${visit.date} ${visit.start}`,
      },
    },
    now,
  );
  const mailId = `${mailIdAbout('student-visit-asked', id)}_${visit.revision}`;
  return [{ kind: 'create', collection: collections.mail, id: mailId, data: mailSchema.parse(mail) }];
}

/** Asks both sides about a visit that nobody wrote down. @returns whether it did. */
export async function askAfterStoredVisit(
  transaction: DocumentTransaction,
  { visitId, requestId }: SilentVisit,
  now: Date,
): Promise<Outcome<boolean>> {
  const stored = await readCase(transaction, requestId);
  if (stored === null) return withoutWrites(false);
  const decided = askAfterVisit(stored.state, visitId, now);
  const asked = decided.ok ? findVisit(decided.value, visitId) : undefined;
  if (!decided.ok || asked === undefined || decided.value === stored.state) return withoutWrites(false);
  const step = { name: 'ask-after-visit', visitId, stored, decided: decided.value, now };
  const writes = await stepWrites(transaction, { ...step, changed: 'asked_at', time: asked.visit.revision });
  return { value: true, writes: [...writes, ...(await studentMail(transaction, asked, stored, now))] };
}
