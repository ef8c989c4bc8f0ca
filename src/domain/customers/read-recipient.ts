import type { Customer } from '../accounts/customer.ts';
import { collections } from '../collections.ts';
import type { DocumentTransaction } from '../dispatch/transaction/document-transaction.ts';
import { knownSenior } from './reach-customer.ts';

/** To whom the mails of a senior go; null where nothing is mailed. */
export async function readRecipient(transaction: DocumentTransaction, seniorId: string): Promise<Customer | null> {
  const [account = null, customer = null] = await transaction.read([
    { collection: collections.interimUsers, id: seniorId },
    { collection: collections.customers, id: seniorId },
  ]);
  return knownSenior({ account, customer }).recipient;
}
