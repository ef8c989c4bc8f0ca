import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { type Lead, leadSchema } from '#domain/documents/lead.ts';
import { ok } from '#domain/result.ts';
import { cachedQuery } from '#offline/cached/cached-query.ts';
import { atServer } from '#shared/staff/at-server.ts';
import { type CustomerValues, newCustomerValues } from '#shared/staff/people/customer-values.ts';

/** The lead that a booking begins with. */
export const leadContactQuery = (acting: ActingFor, leadId: string) =>
  cachedQuery({
    acting,
    name: `staff/lead-contact/${leadId}`,
    read: async () => {
      const found = await atServer(({ readLead }) => readLead(leadId));
      return found.ok ? ok(found.value.value) : found;
    },
    schema: leadSchema,
    staleMs: 0,
    pollMs: false,
  });

/** What a form of a visitor says of the customer: the first word of the name is taken for the first name. */
export function customerValuesOfLead({ name, phone, email, postcode }: Lead): CustomerValues {
  const [firstName = '', ...lastName] = name.trim().split(/\s+/);
  return {
    ...newCustomerValues,
    ...{ firstName, lastName: lastName.join(' '), phone, email, postalCode: postcode },
    confirmation: email === '' ? 'print' : 'mail',
  };
}
