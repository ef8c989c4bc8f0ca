import { z } from 'zod';
import { collections } from '#domain/collections.ts';
import { userCreditsSchema } from '#domain/documents/credits.ts';
import { type InterimUser, interimUserDefaults, interimUserSchema } from '#domain/documents/interim-user.ts';
import { firestore } from './firestore.ts';

/** The recipient of a mail. */
interface Customer {
  readonly email: string;
  readonly language: InterimUser['language'];
  /** Empty when unknown. */
  readonly firstName: string;
}

export interface Customers {
  /** @returns null without a record that has a mail address. */
  find(seniorId: string): Promise<Customer | null>;
  /** @returns null for an account that never had credits. */
  balanceOf(seniorId: string): Promise<number | null>;
}

const { email, language, first_name } = interimUserSchema.shape;

/** Validates only these fields: an older record may be invalid elsewhere. */
const customerSchema = z.object({
  email,
  language: z.catch(language, interimUserDefaults.language),
  first_name: z.catch(first_name, interimUserDefaults.first_name),
});

export const firestoreCustomers: Customers = {
  async find(seniorId) {
    const record = await firestore().collection(collections.interimUsers).doc(seniorId).get();
    const customer = customerSchema.safeParse(record.data()).data;
    if (customer === undefined) return null;
    const isKnown = customer.first_name !== interimUserDefaults.first_name;
    return {
      email: customer.email,
      language: customer.language,
      firstName: isKnown ? customer.first_name.trim() : '',
    };
  },

  async balanceOf(seniorId) {
    const record = await firestore().collection(collections.userCredits).doc(seniorId).get();
    return userCreditsSchema.shape.balance.safeParse(record.get('balance')).data ?? null;
  },
};
