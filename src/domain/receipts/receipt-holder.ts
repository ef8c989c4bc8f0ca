import * as z from 'zod/mini';
import { type CustomerContact, contactFields, customerSchema } from '../documents/customer.ts';
import type { Holder } from '../documents/payments/receipt.ts';
import { type AccountLanguage, interimUserDefaults } from '../documents/interim-user.ts';
import type { StoredSenior } from '../customers/reach-customer.ts';

export interface ReceiptReader {
  readonly holder: Holder;
  readonly language: AccountLanguage;
}

type Known = Pick<CustomerContact, 'first_name' | 'last_name' | 'full_address' | 'city' | 'name_city' | 'language'>;

const { first_name, last_name, full_address, city, name_city, language } = contactFields;

/** Each field separately: an older record may be invalid elsewhere, and its receipts are issued all the same. */
const accountSchema = z.object({
  first_name: z.catch(first_name, ''),
  last_name: z.catch(last_name, ''),
  full_address: z.catch(full_address, ''),
  city: z.catch(city, ''),
  name_city: z.catch(name_city, ''),
  language: z.catch(language, interimUserDefaults.language),
});

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ');

function readerOf(known: Known): ReceiptReader {
  /** What stands in an account without details is not a name. */
  const real = (name: Exclude<keyof Known, 'language'>): string =>
    known[name] === interimUserDefaults[name] ? '' : known[name].trim();
  return {
    holder: {
      name: joined(real('first_name'), real('last_name')),
      street: real('full_address'),
      town: joined(real('city'), real('name_city')),
    },
    language: known.language,
  };
}

/** To whom a receipt is made out, and in which language: by the account, or by staff's record where there is none. */
export function receiptReader({ account, customer }: StoredSenior): ReceiptReader {
  const hasAccount = account !== null && Object.keys(account).length > 0;
  const record = customerSchema.safeParse(customer).data;
  return readerOf(hasAccount || record === undefined ? accountSchema.parse(account ?? {}) : record);
}
