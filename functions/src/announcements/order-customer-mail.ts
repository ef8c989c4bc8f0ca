import { documentId } from '#domain/field-types.ts';
import type { MailOrder } from '#domain/mail/mail-delivery.ts';
import type { DocumentChange } from '../shell/document-change.ts';
import type { Services } from '../shell/services.ts';

type Customer = NonNullable<Awaited<ReturnType<Services['customers']['find']>>>;

/** What differs from mail to mail; whom it goes to, and in which language, follows from the customer. */
type Words = MailOrder extends infer Order ? (Order extends MailOrder ? Omit<Order, 'to' | 'language'> : never) : never;

/**
 * Orders a mail to a customer, once: its id is made of the template and the document that it is about, so an event that
 * comes again orders nothing. Nobody to write to is no failure: trying again would find nobody either.
 */
export async function orderCustomerMail(
  { collection, documentId: about }: Pick<DocumentChange, 'collection' | 'documentId'>,
  uid: unknown,
  write: (customer: Customer) => Words | Promise<Words>,
  { customers, mailQueue, log }: Pick<Services, 'customers' | 'mailQueue' | 'log'>,
): Promise<void> {
  const known = documentId.safeParse(uid).data;
  const customer = known === undefined ? null : await customers.find(known);
  if (customer === null) {
    log.info('nobody to write to', { collection, documentId: about });
    return;
  }
  const words = await write(customer);
  const order: MailOrder = { ...words, to: customer.email, language: customer.language };
  const fresh = await mailQueue.enqueue(`${words.template}_${about}`, order);
  log.info(fresh ? 'mail ordered' : 'mail already ordered', { collection, documentId: about, action: words.template });
}
