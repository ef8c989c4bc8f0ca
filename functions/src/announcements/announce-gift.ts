import { amountCents, amountText } from '#domain/credits/cents.ts';
import type { CreditTransaction } from '#domain/documents/payments/credits.ts';
import type { Gift } from '#domain/documents/payments/gift.ts';
import type { DocumentChange } from '../shell/document-change.ts';
import type { Services } from '../shell/services.ts';
import { findCustomer, findRecipient, orderCustomerMail } from './order-customer-mail.ts';

/** Tells the senior of a gift, by the way she chose, and confirms the payment to the giver. Each once. */
export async function announceGift(
  change: DocumentChange,
  line: CreditTransaction,
  gift: Gift,
  services: Pick<Services, 'customers' | 'mailQueue' | 'log'>,
): Promise<void> {
  const credits = amountText(amountCents(line));
  const { gift_id, from, message, senior_name } = gift;
  await orderCustomerMail(
    change,
    await findRecipient(gift.senior_id, services),
    async ({ firstName: name }) => {
      const balance = await services.customers.balanceOf(gift.senior_id);
      const known = balance === null ? '' : amountText(balance);
      return { template: 'gift-received', values: { name, from, message, credits, balance: known } };
    },
    services,
  );
  await orderCustomerMail(
    change,
    await findCustomer(gift.giver_id, services),
    ({ firstName: name }) => ({
      template: 'gift-given',
      values: { gift: gift_id, name, senior: senior_name, credits, paid: credits },
    }),
    services,
  );
}
