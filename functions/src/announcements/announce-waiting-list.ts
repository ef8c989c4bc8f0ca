import { isImported } from '#domain/imported-id.ts';
import type { DocumentChange } from '../shell/document-change.ts';
import { orderStaffMail, type StaffMailServices } from './order-staff-mail.ts';
import { waitingListKey, waitingListValues } from './waiting-list-mail.ts';

/** Orders staff's mail about a new entry. Idempotent with the page's own notification. */
export async function announceWaitingList(
  { documentId, before, after }: DocumentChange,
  services: StaffMailServices,
): Promise<void> {
  if (before !== null || after === null || isImported(documentId)) return;
  const values = waitingListValues({
    name: after['full_name'],
    email: after['email'],
    telephone: after['phone_number'],
    postcode: after['postcode'],
    notes: after['notes'],
  });
  await orderStaffMail({ template: 'staff-waiting-list', values }, waitingListKey(values), services);
}
