import type { RecordContext } from '../dispatch/transaction/record-command.ts';
import { type CustomerContact, type CustomerRecord, customerSchema } from '../documents/customer.ts';
import { searchKeysOf } from '../people/search-keys.ts';

/** Follows from the command, so that a repetition is about the same person. */
export const newSeniorId = (commandId: string): string => `customer-${commandId.toLowerCase()}`;

/** What staff writes down about somebody who is not known yet. */
export interface NewCustomer extends Pick<CustomerRecord, 'confirmation' | 'relative' | 'needs'> {
  readonly contact: CustomerContact;
}

/** The record of a customer without a login. @param action the command that makes it. */
export const newCustomerRecord = (
  seniorId: string,
  { contact, confirmation, relative, needs }: NewCustomer,
  action: string,
  { now, actor }: RecordContext,
): CustomerRecord =>
  customerSchema.parse({
    senior_id: seniorId,
    ...contact,
    has_account: false,
    confirmation,
    relative,
    needs,
    search_keys: searchKeysOf(contact),
    revision: 1,
    last_change: { action, by: actor.name, at: now },
    updated_at: now,
  } satisfies Record<Exclude<keyof CustomerRecord, 'invited' | 'told'>, unknown>);
