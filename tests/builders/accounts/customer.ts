import { type CustomerRecord, noNeeds } from '#domain/documents/customer.ts';
import { searchKeysOf } from '#domain/people/search-keys.ts';
import { madeAt } from '../moments.ts';

/** Godelieve, who has no login and no mail address: her confirmations are printed. */
export function aCustomer(overrides: Partial<CustomerRecord> = {}): CustomerRecord {
  const customer: CustomerRecord = {
    senior_id: 'godelieve',
    first_name: 'Godelieve',
    last_name: 'Van den Broeck',
    phone_number: '03 234 56 78',
    email: '',
    full_address: 'Lindelaan 7',
    city: '2018',
    name_city: 'Antwerpen',
    language: 'NL',
    has_account: false,
    confirmation: 'print',
    relative: null,
    needs: noNeeds(),
    search_keys: [],
    revision: 1,
    last_change: { action: 'book-for-senior', by: 'Staf Claes', at: madeAt },
    updated_at: madeAt,
    ...overrides,
  };
  return { ...customer, search_keys: overrides.search_keys ?? [...searchKeysOf(customer)] };
}
