import type { DocumentChange } from '../shell/document-change.ts';
import { deliverMail, type MailServices } from './deliver-mail.ts';

/** Sends a mail when it is ordered. Later writes are the queue's own, and the sweep handles those. */
export async function deliverOnChange(
  { before, after, documentId, version }: DocumentChange,
  services: MailServices,
): Promise<void> {
  if (before !== null || after?.['state'] !== 'pending') return;
  await deliverMail(documentId, services, version === undefined ? undefined : { fields: after, version });
}
