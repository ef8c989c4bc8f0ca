import { staffMailLanguage } from '#domain/documents/mail.ts';
import { mailIdAbout } from '#domain/mail/mail-id.ts';
import { daysThatAreFew, urgencyOf } from '#domain/privacy/data-request.ts';
import { addDaysTo, brusselsDate } from '#domain/requests/calendar.ts';
import type { Services } from '../shell/services.ts';

/**
 * Mails staff about each question on own data that nobody answered: once when few days are left, and once when the day of the
 * law is over, which is an alarm as well. Idempotent.
 */
export async function remindDataRequests({
  clock,
  dataRequests,
  log,
  mailQueue,
  staffEmail,
}: Pick<Services, 'clock' | 'dataRequests' | 'log' | 'mailQueue' | 'staffEmail'>): Promise<void> {
  const today = brusselsDate(clock.now());
  for (const { id, due_on: until } of await dataRequests.dueBy(addDaysTo(today, daysThatAreFew - 1))) {
    const urgency = urgencyOf({ due_on: until }, today);
    const isNew = await mailQueue.enqueue(mailIdAbout('staff-data-request-due', `${id}_${urgency}`), {
      ...{ template: 'staff-data-request-due', values: { question: id, until } },
      ...{ to: staffEmail(), language: staffMailLanguage },
    });
    if (isNew && urgency === 'late') log.error('question about data unanswered', { documentId: id });
  }
}
