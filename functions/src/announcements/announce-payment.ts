import { amountCents, amountText } from '#domain/credits/cents.ts';
import { lineDescriptions } from '#domain/credits/line-description.ts';
import { isImported } from '#domain/imported-id.ts';
import { creditTransactionSchema } from '#domain/documents/payments/credits.ts';
import type { DocumentChange } from '../shell/document-change.ts';
import type { Services } from '../shell/services.ts';
import { announceGift } from './announce-gift.ts';
import { findCustomer, orderCustomerMail } from './order-customer-mail.ts';

/** A line that is created with an older date was migrated: it is not a new payment. */
const newForMs = 24 * 60 * 60 * 1000;

function isPaidNow({ documentId, before, after, at }: DocumentChange): boolean {
  if (after?.['transaction_type'] !== 'purchase_completed' || isImported(documentId)) return false;
  if (before !== null) return before['transaction_type'] !== 'purchase_completed';
  // Completed without a pending line: dated when the payment was found.
  const made = after['created_at'];
  return made instanceof Date && Math.abs(at.getTime() - made.getTime()) < newForMs;
}

/** Orders the mail that confirms a purchase to the customer, or those of a gift. */
export async function announcePayment(
  change: DocumentChange,
  services: Pick<Services, 'customers' | 'mailQueue' | 'log'> & { readonly gifts: Pick<Services['gifts'], 'ofLine'> },
): Promise<void> {
  const line = creditTransactionSchema.safeParse(change.after).data;
  if (!isPaidNow(change) || line === undefined || amountCents(line) <= 0) return;
  const { user_id: seniorId } = line;
  const gift = line.description === lineDescriptions.gift ? await services.gifts.ofLine(line.id) : null;
  if (gift !== null) {
    await announceGift(change, line, gift, services);
    return;
  }
  const bought = amountText(amountCents(line));
  await orderCustomerMail(
    change,
    await findCustomer(seniorId, services),
    async ({ firstName }) => {
      const balance = await services.customers.balanceOf(seniorId);
      return {
        template: 'payment-received',
        values: {
          name: firstName,
          credits: bought,
          paid: bought,
          balance: balance === null ? '' : amountText(balance),
        },
      };
    },
    services,
  );
}
