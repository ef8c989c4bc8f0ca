import type { DocumentChange } from '../shell/document-change.ts';
import type { Services } from '../shell/services.ts';
import { findCustomer, orderCustomerMail } from './order-customer-mail.ts';

/**
 * Orders the welcome mail when an account becomes verified. The functions that verify one order it in their transaction,
 * under the same id; this covers a record that staff or a script verifies. A record that is created as verified belongs to
 * an existing customer: it was made at a later sign-in, or migrated.
 */
export async function announceAccount(
  change: DocumentChange,
  services: Pick<Services, 'customers' | 'mailQueue' | 'log'>,
): Promise<void> {
  const { before, after, documentId } = change;
  const isVerified = before?.['status'] === 'pending_verification' && after?.['status'] === 'verified';
  if (!isVerified || after['role'] !== 'senior') return;
  await orderCustomerMail(
    change,
    await findCustomer(documentId, services),
    ({ firstName }) => ({ template: 'welcome', values: { name: firstName } }),
    services,
  );
}
