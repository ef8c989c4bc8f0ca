import { type Customer, readCustomer } from '#domain/accounts/customer.ts';
import { collections } from '#domain/collections.ts';
import { balanceCents } from '#domain/credits/cents.ts';
import { userCreditsSchema } from '#domain/documents/payments/credits.ts';
import { knownSenior } from '#domain/customers/reach-customer.ts';
import { storedDates } from './dispatch/stored-dates.ts';
import { firestore } from './firestore.ts';

export interface Customers {
  /** @returns null without a record that has a mail address. */
  find(seniorId: string): Promise<Customer | null>;
  /** To whom the mails about her visits go. @returns null where nothing is mailed. */
  recipientOf(seniorId: string): Promise<Customer | null>;
  /** @returns cents; null for an account that never had credits. */
  balanceOf(seniorId: string): Promise<number | null>;
}

export const firestoreCustomers: Customers = {
  async find(seniorId) {
    const record = await firestore().collection(collections.interimUsers).doc(seniorId).get();
    return readCustomer(record.data());
  },

  async recipientOf(seniorId) {
    const { interimUsers, customers } = collections;
    const [account, customer] = await firestore().getAll(
      ...[interimUsers, customers].map((collection) => firestore().collection(collection).doc(seniorId)),
    );
    const stored = customer?.exists === true ? storedDates(customer) : null;
    return knownSenior({ account: account?.data() ?? null, customer: stored }).recipient;
  },

  async balanceOf(seniorId) {
    const record = await firestore().collection(collections.userCredits).doc(seniorId).get();
    const credits = userCreditsSchema.safeParse(record.data()).data;
    return credits === undefined ? null : balanceCents(credits);
  },
};
