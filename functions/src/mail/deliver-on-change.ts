import type { DocumentChange } from '../shell/document-change.ts';
import { deliverMail, type MailServices } from './deliver-mail.ts';

/**
 * Sends a mail as soon as it is ordered. Every later write to it is the queue's own, which the sweep looks after: a
 * function that writes must not be its own echo.
 */
export async function deliverOnChange(
  { before, after, documentId }: DocumentChange,
  services: MailServices,
): Promise<void> {
  const isNew = before === null && after?.['state'] === 'pending';
  if (isNew) await deliverMail(documentId, services);
}
