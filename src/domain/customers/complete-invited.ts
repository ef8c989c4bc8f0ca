import { profileAddress } from '../accounts/address.ts';
import { type AccountRecords, repairAccount, type SignUpDetails } from '../accounts/repair-account.ts';
import { familyAccount } from '../circles/family-account.ts';
import { circleInvitationSchema } from '../documents/circles/circle-invitation.ts';
import { type CustomerRecord, customerSchema } from '../documents/customer.ts';

/** The records of one account, and staff's record of the customer with its id. */
export interface CustomerAccountRecords extends AccountRecords {
  readonly customer: Readonly<Record<string, unknown>> | null;
  /** An invitation into a circle that was mailed to the account's address. */
  readonly invitation?: Readonly<Record<string, unknown>> | null;
}

/** What staff wrote down of a customer who logs in for the first time; null of anybody else. */
export function invitedCustomer({ user, customer }: CustomerAccountRecords): CustomerRecord | null {
  const record = customerSchema.safeParse(customer).data;
  return user === null && record?.has_account === false ? record : null;
}

/** What is empty gets the default of a sign-up. */
function detailsOf(record: CustomerRecord): SignUpDetails {
  const { first_name, last_name, phone_number, city, language, full_address, name_city } = record;
  const details = { first_name, last_name, phone_number, city, language, full_address, name_city };
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== ''));
}

/**
 * The login of somebody who was invited into a circle, made on the page of the invitation, which it has not taken: a sign-up
 * of a senior says who she is (`details`), or has a record.
 */
function invitedFamily({ user, invitation }: CustomerAccountRecords, details: SignUpDetails = {}) {
  const isSignUp = Object.values(details).some((value) => value !== undefined);
  return user !== null || isSignUp ? null : (circleInvitationSchema.safeParse(invitation).data ?? null);
}

/** Completes an account; that of an invited family member as such, and one to which staff invited a customer begins with what staff knew of her. */
export function completeInvited(
  records: CustomerAccountRecords,
  identity: Parameters<typeof repairAccount>[1],
  details?: SignUpDetails,
): ReturnType<typeof repairAccount> {
  const record = invitedCustomer(records);
  const invitation = record === null ? invitedFamily(records, details) : null;
  if (invitation !== null) {
    return {
      changes: { createUser: familyAccount(identity, invitation) },
      outcome: { role: 'family', created: true },
    };
  }
  if (record === null) return repairAccount(records, identity, details);
  const repaired = repairAccount(records, identity, detailsOf(record));
  const { createProfile } = repaired.changes;
  if (createProfile === undefined || record.full_address === '') return repaired;
  const address = profileAddress(record.full_address, record.city, record.name_city);
  return { ...repaired, changes: { ...repaired.changes, createProfile: { ...createProfile, address } } };
}
