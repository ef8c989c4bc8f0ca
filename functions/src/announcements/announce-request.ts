import type { MailValues } from '#domain/mail/mail-values.ts';
import { serviceIds } from '#domain/requests/prices.ts';
import { requestReference } from '#domain/requests/request-reference.ts';
import type { DocumentChange } from '../shell/document-change.ts';
import type { Services } from '../shell/services.ts';
import { orderCustomerMail } from './order-customer-mail.ts';
import { orderStaffMail, type StaffMailServices } from './order-staff-mail.ts';
import { readText } from './read-text.ts';
import { requestEvent, type RequestEvent } from './request-event.ts';

type AnnouncementServices = StaffMailServices & Pick<Services, 'customers' | 'visits'>;

type Details = MailValues<'staff-new-request'>;

/** A known category is translated when the mail is rendered; another has the name that staff gave it. */
async function serviceOf(category: string, visits: Services['visits']): Promise<string> {
  return serviceIds.some((id) => id === category) ? category : visits.serviceName(category);
}

async function detailsOf({ after, documentId, at }: DocumentChange, visits: Services['visits']): Promise<Details> {
  const request = after ?? {};
  const hours = request['hours_requested'];
  const made = request['created_at'];
  return {
    reference: requestReference(documentId, made instanceof Date ? made : at),
    service: await serviceOf(readText(request['task_category_id']), visits),
    when: `${readText(request['request_date'], 100)} ${readText(request['preferred_time'], 100)}`.trim(),
    hours: typeof hours === 'number' ? String(hours) : '',
  };
}

function customerMail(event: RequestEvent, name: string, details: Details, { after, documentId }: DocumentChange) {
  const { hours, ...short } = details;
  const address = readText(after?.['address']);
  switch (event) {
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

/** Orders the senior's mail about a change of her request, and staff's about a new one. */
export async function announceRequest(change: DocumentChange, services: AnnouncementServices): Promise<void> {
  const event = requestEvent(change);
  if (event === null) return;
  const details = await detailsOf(change, services.visits);
  await orderCustomerMail(
    change,
    change.after?.['senior_id'],
    ({ firstName }) => customerMail(event, firstName, details, change),
    services,
  );
  if (event !== 'received') return;
  await orderStaffMail({ template: 'staff-new-request', values: details }, change.documentId, services);
}
