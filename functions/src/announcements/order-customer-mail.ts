import type { Customer } from '#domain/accounts/customer.ts';
import { documentId } from '#domain/field-types.ts';
import type { MailOrder } from '#domain/mail/mail-delivery.ts';
import { mailIdAbout } from '#domain/mail/mail-id.ts';
import type { DocumentChange } from '../shell/document-change.ts';
import { idOfEvent } from '../shell/id-of-event.ts';
import type { Services } from '../shell/services.ts';

/** A mail order without the recipient and the language, which follow from the customer. */
type Content = MailOrder extends infer Order
  ? Order extends MailOrder
    ? Omit<Order, 'to' | 'language'>
    : never
  : never;

/** The customer that a stored id names; null for an id that cannot be one, and without a record. */
export async function findCustomer(
  seniorId: unknown,
  { customers }: Pick<Services, 'customers'>,
): Promise<Customer | null> {
  const known = documentId.safeParse(seniorId).data;
  return known === undefined ? null : customers.find(known);
}

/** To whom the mails about a senior's visits go. */
export async function findRecipient(
  seniorId: unknown,
  { customers }: Pick<Services, 'customers'>,
): Promise<Customer | null> {
  const known = documentId.safeParse(seniorId).data;
  return known === undefined ? null : customers.recipientOf(known);
}

interface Occasion extends Pick<DocumentChange, 'collection' | 'documentId'> {
  /** The event, where what the mail tells can happen to one document more than once. */
  readonly onEvent?: DocumentChange['eventId'];
}

/**
 * Orders a mail to a senior. Idempotent: the mail's id derives from the template and what it is about. A missing customer
 * is not an error, since a retry would not find one either.
 */
export async function orderCustomerMail(
  { collection, documentId: about, onEvent }: Occasion,
  customer: Customer | null,
  write: (customer: Customer) => Content | Promise<Content>,
  { mailQueue, log }: Pick<Services, 'mailQueue' | 'log'>,
): Promise<void> {
  if (customer === null) {
    log.info('no recipient', { collection, documentId: about });
    return;
  }
  const content = await write(customer);
  const order: MailOrder = { ...content, to: customer.email, language: customer.language };
  const once = mailIdAbout(content.template, about);
  const isNew = await mailQueue.enqueue(onEvent === undefined ? once : `${once}_${idOfEvent(onEvent)}`, order);
  log.info(isNew ? 'mail ordered' : 'mail already ordered', {
    collection,
    documentId: about,
    action: content.template,
  });
}
