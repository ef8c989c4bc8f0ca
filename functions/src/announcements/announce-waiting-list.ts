import type { DocumentChange } from '../shell/document-change.ts';
import { orderStaffMail, type StaffMailServices } from './order-staff-mail.ts';
import { waitingListKey, waitingListValues } from './waiting-list-mail.ts';

/** Tells staff of a new entry, unless the page's own notification has done so. */
export async function announceWaitingList(
  { before, after }: DocumentChange,
  services: StaffMailServices,
): Promise<void> {
  if (before !== null || after === null) return;
  const values = waitingListValues({
    name: after['full_name'],
    email: after['email'],
    telephone: after['phone_number'],
    postcode: after['postcode'],
    notes: after['notes'],
  });
  await orderStaffMail({ template: 'staff-waiting-list', values }, waitingListKey(values), services);
}
