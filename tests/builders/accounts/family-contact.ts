import type { FamilyContact } from '#domain/documents/circles/family-contact.ts';
import { searchKeysOf } from '#domain/people/search-keys.ts';
import { madeAt } from '../moments.ts';

/** Els, the daughter of Maria. */
export function aFamilyContact(overrides: Partial<FamilyContact> = {}): FamilyContact {
  const contact: FamilyContact = {
    user_id: 'els',
    first_name: 'Els',
    last_name: 'Peeters',
    phone_number: '0471 23 45 67',
    email: 'els@example.be',
    search_keys: [],
    updated_at: madeAt,
    ...overrides,
  };
  return { ...contact, search_keys: overrides.search_keys ?? [...searchKeysOf({ ...contact, city: '' })] };
}
