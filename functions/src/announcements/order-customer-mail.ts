import { documentId } from '#domain/field-types.ts';
import type { MailOrder } from '#domain/mail/mail-delivery.ts';
import type { DocumentChange } from '../shell/document-change.ts';
import type { Services } from '../shell/services.ts';

type Customer = NonNullable<Awaited<ReturnType<Services['customers']['find']>>>;

/** A mail order without the recipient and the language, which follow from the customer. */
type Content = MailOrder extends infer Order
  ? Order extends MailOrder
    ? Omit<Order, 'to' | 'language'>
    : never
  : never;

/**
 * Orders a mail to a senior. Idempotent: the mail's id derives from the template and the document that it is about. A
 * missing customer is not an error, since a retry would not find one either.
 */
export async function orderCustomerMail(
  { collection, documentId: about }: Pick<DocumentChange, 'collection' | 'documentId'>,
  seniorId: unknown,
  write: (customer: Customer) => Content | Promise<Content>,
  { customers, mailQueue, log }: Pick<Services, 'customers' | 'mailQueue' | 'log'>,
): Promise<void> {
  const known = documentId.safeParse(seniorId).data;
  const customer = known === undefined ? null : await customers.find(known);
  if (customer === null) {
    log.info('no recipient', { collection, documentId: about });
    return;
  }
  const content = await write(customer);
  const order: MailOrder = { ...content, to: customer.email, language: customer.language };
  const isNew = await mailQueue.enqueue(`${content.template}_${about}`, order);
  log.info(isNew ? 'mail ordered' : 'mail already ordered', {
    collection,
    documentId: about,
    action: content.template,
  });
}
