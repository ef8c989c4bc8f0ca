import { isImported } from '#domain/imported-id.ts';
import type { DocumentChange } from '../shell/document-change.ts';
import { orderStaffMail, type StaffMailServices } from './order-staff-mail.ts';
import { readText } from './read-text.ts';

/** Orders staff's mail about a new tip. */
export async function announceEmployerTip(
  { before, after, documentId }: DocumentChange,
  services: StaffMailServices,
): Promise<void> {
  if (before !== null || after === null || isImported(documentId)) return;
  const values = {
    tip: documentId,
    name: `${readText(after['first_name'])} ${readText(after['last_name'])}`,
    email: readText(after['email']),
    company: readText(after['company']),
  };
  await orderStaffMail({ template: 'staff-employer-tip', values }, documentId, services);
}
