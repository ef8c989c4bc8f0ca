import type { MailValues } from '#domain/mail/mail-values.ts';
import { serviceIds } from '#domain/requests/prices.ts';
import { requestReference } from '#domain/requests/request-reference.ts';
import type { DocumentChange } from '../shell/document-change.ts';
import type { Services } from '../shell/services.ts';
import { orderCustomerMail } from './order-customer-mail.ts';
import { orderStaffMail, type StaffMailServices } from './order-staff-mail.ts';
import { readText } from './read-text.ts';
import { requestNews, type RequestNews } from './request-news.ts';

type AnnouncementServices = StaffMailServices & Pick<Services, 'customers' | 'visits'>;

type Details = MailValues<'staff-new-request'>;

/** A category of ours is named in the language of the mail, another as staff named it. */
async function serviceOf(category: string, visits: Services['visits']): Promise<string> {
  return serviceIds.some((id) => id === category) ? category : visits.serviceName(category);
}

async function detailsOf({ after, documentId, at }: DocumentChange, visits: Services['visits']): Promise<Details> {
  const asked = after ?? {};
  const hours = asked['hours_requested'];
  const made = asked['created_at'];
  return {
    reference: requestReference(documentId, made instanceof Date ? made : at),
    service: await serviceOf(readText(asked['task_category_id']), visits),
    when: `${readText(asked['request_date'], 100)} ${readText(asked['preferred_time'], 100)}`.trim(),
    hours: typeof hours === 'number' ? String(hours) : '',
  };
}

function customerMail(news: RequestNews, name: string, details: Details, { after, documentId }: DocumentChange) {
  const { hours, ...short } = details;
  const address = readText(after?.['address']);
  switch (news) {
    case 'received':
      return { template: 'request-received', values: { name, ...short, hours, address } } as const;
    case 'cancelled':
      return { template: 'request-cancelled', values: { name, ...short } } as const;
    case 'assigned':
      return { template: 'student-assigned', values: { request: documentId, name, ...short, hours, address } } as const;
    case 'ended':
      return { template: 'visit-ended', values: { request: documentId, name, ...short } } as const;
  }
}

/** Tells who asked for help what became of it, and staff that there is something to do. */
export async function announceRequest(change: DocumentChange, services: AnnouncementServices): Promise<void> {
  const news = requestNews(change);
  if (news === null) return;
  const details = await detailsOf(change, services.visits);
  await orderCustomerMail(
    change,
    change.after?.['senior_id'],
    ({ firstName }) => customerMail(news, firstName, details, change),
    services,
  );
  if (news !== 'received') return;
  await orderStaffMail({ template: 'staff-new-request', values: details }, change.documentId, services);
}
