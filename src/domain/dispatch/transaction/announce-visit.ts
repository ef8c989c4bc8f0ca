import { collections } from '#domain/collections.ts';
import type { StoredVisit } from '#domain/documents/visit.ts';
import { mailSchema } from '#domain/documents/mail.ts';
import { newMail } from '#domain/mail/mail-delivery.ts';
import { mailIdAbout } from '#domain/mail/mail-id.ts';
import { announcementOf } from '#domain/visits/announced.ts';
import { ownVisitMail, whenOf } from '../mails/mails-to-students.ts';
import type { SilentVisit } from './approve-silent-visit.ts';
import { serviceOf } from './case-mails.ts';
import {
  type DocumentTransaction,
  type DocumentWrite,
  type Outcome,
  readOne,
  withoutWrites,
} from './document-transaction.ts';
import { readVisit, type StoredCase } from './read-case.ts';
import { writeStudentMails } from './student-mails.ts';

/** One appointment, also when a visit is moved and moved back. */
const appointmentOf = ({ visit: { date, start } }: StoredVisit) => `${date}_${start.replace(':', '')}`;

/** The senior is told who comes. Who that is, is looked up when the mail leaves. */
async function seniorMail(
  transaction: DocumentTransaction,
  each: StoredVisit,
  { template, stored, now }: { readonly template: 'visit-tomorrow' | 'visit-today'; stored: StoredCase; now: Date },
): Promise<readonly DocumentWrite[]> {
  const { customer, state } = stored;
  const id = `${mailIdAbout(template, each.id)}_${appointmentOf(each)}`;
  if (customer === null || (await readOne(transaction, collections.mail, id)) !== null) return [];
  const to = { to: customer.email, language: customer.language };
  const values = {
    visit: each.id,
    name: customer.firstName,
    service: await serviceOf(transaction, each.visit.task_category_id),
    when: whenOf(each.visit),
    hours: String(each.visit.minutes_planned / 60),
  };
  const mail =
    template === 'visit-today'
      ? newMail({ ...to, template, values }, now)
      : newMail({ ...to, template, values: { ...values, address: state.request.address } }, now);
  return [{ kind: 'create', collection: collections.mail, id, data: mailSchema.parse(mail) }];
}

/** Tells both sides of a visit of tomorrow, and the senior who comes today; each once. @returns whether it told something. */
export async function announceStoredVisit(
  transaction: DocumentTransaction,
  near: SilentVisit,
  now: Date,
): Promise<Outcome<boolean>> {
  const read = await readVisit(transaction, near);
  if (read === null) return withoutWrites(false);
  const { stored, found } = read;
  const announcement = announcementOf(found.visit, now);
  const { studentprofile_id: studentId } = found.visit;
  if (announcement === null || studentId === null) return withoutWrites(false);
  const toSenior = await seniorMail(transaction, found, { template: `visit-${announcement}`, stored, now });
  const mails =
    announcement === 'tomorrow'
      ? [ownVisitMail('student-visit-tomorrow', found, { studentId, time: appointmentOf(found) })]
      : [];
  const place = { request: stored.state.request, board: stored.board, now };
  const writes = [...toSenior, ...(await writeStudentMails(transaction, mails, place))];
  return { value: writes.length > 0, writes };
}
