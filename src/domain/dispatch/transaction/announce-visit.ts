import { collections } from '#domain/collections.ts';
import type { StoredVisit } from '#domain/documents/visit.ts';
import { mailSchema } from '#domain/documents/mail.ts';
import { newMail } from '#domain/mail/mail-delivery.ts';
import { mailIdAbout } from '#domain/mail/mail-id.ts';
import { announcementOf } from '#domain/visits/announced.ts';
import { isUnderwayTime } from '#domain/visits/door-time.ts';
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

type Announced = 'visit-tomorrow' | 'visit-today' | 'student-underway';

const seniorMailId = (template: Announced, each: StoredVisit): string =>
  `${mailIdAbout(template, each.id)}_${appointmentOf(each)}`;

/** The mails that tell the student of a near visit of hers. */
const studentMailsOf = (each: StoredVisit, announcement: 'tomorrow' | 'today', studentId: string) =>
  announcement === 'tomorrow'
    ? [ownVisitMail('student-visit-tomorrow', each, { studentId, time: appointmentOf(each) })]
    : [];

/** The mails by which both sides of a visit are told at this moment: none while nothing is to be told. */
export function announcingMailIds(each: StoredVisit, now: Date): readonly string[] {
  const announcement = announcementOf(each.visit, now);
  const { studentprofile_id: studentId } = each.visit;
  if (announcement === null || studentId === null) return [];
  const toStudent = studentMailsOf(each, announcement, studentId);
  return [seniorMailId(`visit-${announcement}`, each), ...toStudent.map(({ id }) => id)];
}

/** The senior is told who comes. Who that is, is looked up when the mail leaves. */
async function seniorMail(
  transaction: DocumentTransaction,
  each: StoredVisit,
  { template, stored, now }: { readonly template: Announced; stored: StoredCase; now: Date },
): Promise<readonly DocumentWrite[]> {
  const { told: customer, state } = stored;
  const id = seniorMailId(template, each);
  if (customer === null || (await readOne(transaction, collections.mail, id)) !== null) return [];
  const to = { to: customer.email, language: customer.language };
  const service = await serviceOf(transaction, each.visit.task_category_id);
  const common = { visit: each.id, name: customer.firstName, service, when: whenOf(each.visit) };
  const values = { ...common, hours: String(each.visit.minutes_planned / 60) };
  const mail =
    template === 'student-underway'
      ? newMail({ ...to, template, values: common }, now)
      : template === 'visit-today'
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
  const mails = studentMailsOf(found, announcement, studentId);
  const place = { request: stored.state.request, board: stored.board, now };
  const writes = [...toSenior, ...(await writeStudentMails(transaction, mails, place))];
  return { value: writes.length > 0, writes };
}

/** The student is on the way: the senior is told, once for an appointment. @returns whether it is her visit, and about to begin. */
export async function tellStoredUnderway(
  transaction: DocumentTransaction,
  near: SilentVisit,
  studentId: string,
  now: Date,
): Promise<Outcome<boolean>> {
  const read = await readVisit(transaction, near);
  const visit = read?.found.visit;
  const isHers = visit?.state === 'confirmed' && visit.studentprofile_id === studentId;
  if (read === null || visit === undefined || !isHers || !isUnderwayTime(visit, now)) return withoutWrites(false);
  const writes = await seniorMail(transaction, read.found, { template: 'student-underway', stored: read.stored, now });
  return { value: true, writes };
}
