import type { Customer } from '#domain/accounts/customer.ts';
import { isToldByStaff } from '#domain/alerts/told-channels.ts';
import { collections } from '#domain/collections.ts';
import { seniorToldByStaff } from '#domain/customers/told-by-staff.ts';
import { mailSchema } from '#domain/documents/mail.ts';
import { taskCategorySchema } from '#domain/documents/task-category.ts';
import { documentId } from '#domain/field-types.ts';
import { newMail } from '#domain/mail/mail-delivery.ts';
import { serviceIds } from '#domain/requests/prices.ts';
import { mailsAfterVisit } from '../mails/mails-after-visit.ts';
import { type CaseChange, mailsOfCase } from '../mails/mails-of-case.ts';
import { type DocumentTransaction, type DocumentWrite, readOne } from './document-transaction.ts';

interface Occasion extends CaseChange {
  readonly told: Customer | null;
  readonly now: Date;
}

/** A known category is translated when the mail is rendered; another has the name that staff gave it. */
export async function serviceOf(transaction: DocumentTransaction, category: string): Promise<string> {
  if (serviceIds.some((id) => id === category) || !documentId.safeParse(category).success) return category;
  const found = await readOne(transaction, collections.taskCategories, category);
  return taskCategorySchema.shape.category_name.safeParse(found?.['category_name']).data ?? '';
}

/** The mails to the senior that a change brings, without those that were ordered before. */
export async function caseMails(
  transaction: DocumentTransaction,
  { told: customer, now, ...change }: Occasion,
): Promise<readonly DocumentWrite[]> {
  if (customer === null) return [];
  const orders = [...mailsOfCase(change), ...mailsAfterVisit(change)].map((order) => ({
    ...order,
    collection: collections.mail,
  }));
  if (orders.length === 0) return [];
  const service = await serviceOf(transaction, change.after.request.task_category_id);
  const ordered = await transaction.read(orders);
  const missing = orders.filter((_order, index) => ordered[index] === null);
  const isByStaff = seniorToldByStaff(customer.email) !== null;
  return missing.flatMap(({ collection, id, write }): readonly DocumentWrite[] => {
    const content = write({ name: customer.firstName, service });
    if (isByStaff && !isToldByStaff(content.template)) return [];
    const mail = newMail({ ...content, to: customer.email, language: customer.language }, now);
    return [{ kind: 'create', collection, id, data: mailSchema.parse(mail) }];
  });
}
