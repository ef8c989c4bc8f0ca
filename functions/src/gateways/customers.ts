import { z } from 'zod';
import { collections } from '#domain/collections.ts';
import { userCreditsSchema } from '#domain/documents/credits.ts';
import { type InterimUser, interimUserDefaults, interimUserSchema } from '#domain/documents/interim-user.ts';
import { firestore } from './firestore.ts';

/** What a mail needs to know of whom it goes to. */
interface Customer {
  readonly email: string;
  readonly language: InterimUser['language'];
  /** Empty when nobody knows it. */
  readonly firstName: string;
}

export interface Customers {
  /** @returns null for whoever has no record, or none with an address. */
  find(uid: string): Promise<Customer | null>;
  /** @returns null for whoever never had credits. */
  balanceOf(uid: string): Promise<number | null>;
}

const { email, language, first_name } = interimUserSchema.shape;

/** Field by field: an older record may be odd elsewhere. */
const customerSchema = z.object({
  email,
  language: z.catch(language, interimUserDefaults.language),
  first_name: z.catch(first_name, interimUserDefaults.first_name),
});

export const firestoreCustomers: Customers = {
  async find(uid) {
    const record = await firestore().collection(collections.interimUsers).doc(uid).get();
    const customer = customerSchema.safeParse(record.data()).data;
    if (customer === undefined) return null;
    const isKnown = customer.first_name !== interimUserDefaults.first_name;
    return {
      email: customer.email,
      language: customer.language,
      firstName: isKnown ? customer.first_name.trim() : '',
    };
  },

  async balanceOf(uid) {
    const record = await firestore().collection(collections.userCredits).doc(uid).get();
    return userCreditsSchema.shape.balance.safeParse(record.get('balance')).data ?? null;
  },
};
