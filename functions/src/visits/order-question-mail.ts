import { staffMailLanguage } from '#domain/documents/mail.ts';
import { mailIdAbout } from '#domain/mail/mail-id.ts';
import type { Services } from '../shell/services.ts';

interface Question {
  readonly requestId: string;
  readonly visitId: string;
  readonly seniorId: string;
  readonly question: string;
}

/** Tells staff that a senior asks to look at a visit; once per visit. */
export async function orderQuestionMail(
  { requestId, visitId, seniorId, question }: Question,
  { customers, mailQueue, staffEmail }: Pick<Services, 'customers' | 'mailQueue' | 'staffEmail'>,
): Promise<void> {
  const { name = '', telephone = '', email = '', town = '' } = (await customers.find(seniorId)) ?? {};
  await mailQueue.enqueue(mailIdAbout('staff-visit-question', visitId), {
    to: staffEmail(),
    template: 'staff-visit-question',
    language: staffMailLanguage,
    values: { request: requestId, name, telephone, email, town, question },
  });
}
