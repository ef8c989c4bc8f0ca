import type { DocumentChange } from '../shell/document-change.ts';
import { deliverMail, type MailServices } from './deliver-mail.ts';

/** Sends a mail when it is ordered. Later writes are the queue's own, and the sweep handles those. */
export async function deliverOnChange(
  { before, after, documentId }: DocumentChange,
  services: MailServices,
): Promise<void> {
  const isNew = before === null && after?.['state'] === 'pending';
  if (isNew) await deliverMail(documentId, services);
}
