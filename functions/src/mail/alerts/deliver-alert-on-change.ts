import type { DocumentChange } from '#functions/shell/document-change.ts';
import { type AlertServices, deliverAlert } from './deliver-alert.ts';

/** Sends an alert when it is ordered; one whose moment is later is left to the sweep. */
export async function deliverAlertOnChange(
  { before, after, documentId }: DocumentChange,
  services: AlertServices,
): Promise<void> {
  if (before === null && after?.['state'] === 'pending') await deliverAlert(documentId, services);
}
