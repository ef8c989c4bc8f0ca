import * as z from 'zod/mini';
import { contactFields, customerSchema } from '#domain/documents/customer.ts';
import { documentId, moment } from '#domain/field-types.ts';

const { first_name, last_name, phone_number, email } = contactFields;

/**
 * family_contacts/{uid}: how a family member is found by staff when she calls. Follows her account; written and read by
 * functions only.
 */
export const familyContactSchema = z.strictObject({
  user_id: documentId,
  first_name,
  last_name,
  phone_number,
  email,
  /** What a search finds her by (src/domain/people/search-keys.ts). */
  search_keys: customerSchema.shape.search_keys,
  updated_at: moment,
});

export type FamilyContact = z.infer<typeof familyContactSchema>;
