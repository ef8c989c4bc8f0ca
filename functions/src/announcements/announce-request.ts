import type { MailValues } from '#domain/mail/mail-values.ts';
import { serviceIds } from '#domain/requests/prices.ts';
import { requestReference } from '#domain/requests/request-reference.ts';
import type { DocumentChange } from '../shell/document-change.ts';
import type { Services } from '../shell/services.ts';
import type { Customer } from '#domain/accounts/customer.ts';
import { findCustomer, findRecipient, orderCustomerMail } from './order-customer-mail.ts';
import { orderStaffMail, type StaffMailServices } from './order-staff-mail.ts';
import { readText } from './read-text.ts';
import { isByCommand } from '../shell/is-by-command.ts';
import { requestEvent, type RequestEvent } from './request-event.ts';

type AnnouncementServices = StaffMailServices & Pick<Services, 'customers' | 'visits'>;

/** What every mail about a request says. */
type Details = Omit<MailValues<'request-received'>, 'name' | 'address'>;

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

/** What staff needs to call the customer and to find a student. */
function staffValues(
  customer: Customer | null,
  details: Details,
  { after, documentId }: DocumentChange,
): MailValues<'staff-new-request'> {
  const { name = '', telephone = '', email = '', town = '' } = customer ?? {};
  const own = { address: readText(after?.['address']), notes: readText(after?.['notes']) };
  return { request: documentId, name, telephone, email, town, ...own, ...details };
}

/** Orders the senior's mail about a change of her request, and staff's about a new one. */
export async function announceRequest(change: DocumentChange, services: AnnouncementServices): Promise<void> {
  const event = requestEvent(change);
  if (event === null || isByCommand(change)) return;
  const details = await detailsOf(change, services.visits);
  const seniorId = change.after?.['senior_id'];
  const { collection, documentId, eventId } = change;
  await orderCustomerMail(
    // Staff can undo a cancellation, and the senior cancel again.
    event === 'cancelled' ? { collection, documentId, onEvent: eventId } : { collection, documentId },
    await findRecipient(seniorId, services),
    ({ firstName }) => customerMail(event, firstName, details, change),
    services,
  );
  if (event !== 'received') return;
  const values = staffValues(await findCustomer(seniorId, services), details, change);
  await orderStaffMail({ template: 'staff-new-request', values }, documentId, services);
}
