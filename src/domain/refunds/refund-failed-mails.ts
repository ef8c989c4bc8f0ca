import type { Customer } from '../accounts/customer.ts';
import { amountText } from '../credits/cents.ts';
import { staffMailLanguage } from '../documents/mail.ts';
import type { StoredRefund } from '../documents/payments/refund.ts';
import type { MailOrder } from '../mail/mail-delivery.ts';
import { mailIdAbout } from '../mail/mail-id.ts';

/** Tells the person and staff that money did not arrive and is on the balance again; each once for a refund. */
export function refundFailedMails(
  { id, refund: { session_id: payment, cents } }: StoredRefund,
  customer: Customer | null,
  staffEmail: string,
): readonly { readonly id: string; readonly order: MailOrder }[] {
  const amount = amountText(cents);
  const { name = '', telephone = '', email = '', town = '' } = customer ?? {};
  const toStaff: MailOrder = {
    to: staffEmail,
    template: 'staff-refund-failed',
    language: staffMailLanguage,
    values: { payment, name, telephone, email, town, reference: payment, amount },
  };
  const staff = { id: mailIdAbout('staff-refund-failed', id), order: toStaff };
  if (customer === null) return [staff];
  const { email: to, language, firstName } = customer;
  const order: MailOrder = { to, language, template: 'refund-failed', values: { name: firstName, amount } };
  return [staff, { id: mailIdAbout('refund-failed', id), order }];
}
