import { readCustomer } from '#domain/accounts/customer.ts';
import type { AccountChanges, SignUpDetails } from '#domain/accounts/repair-account.ts';
import { completeInvited, type CustomerAccountRecords, invitedCustomer } from '#domain/customers/complete-invited.ts';
import type { Role } from '#domain/accounts/roles.ts';
import { isBlocked } from '#domain/documents/interim-user.ts';
import { newMail } from '#domain/mail/mail-delivery.ts';
import { mailIdAbout } from '#domain/mail/mail-id.ts';
import type { Services } from '../shell/services.ts';

interface Completion {
  readonly uid: string;
  /** Verified. */
  readonly email: string;
  readonly details?: SignUpDetails | undefined;
  /** Whether the address was verified by this call: a record that it creates is then a new customer's. */
  readonly isNewcomer: boolean;
}

/** The mail that the account is ready, for a senior who has just become verified. */
function welcomeMail(
  records: CustomerAccountRecords,
  { createUser, updateUser }: AccountChanges,
  { uid, isNewcomer }: Completion,
  now: Date,
) {
  const isNew = isNewcomer || invitedCustomer(records) !== null;
  const isReady = updateUser?.status === 'verified' || (createUser !== undefined && isNew);
  const record = { ...records.user, ...createUser, ...updateUser };
  const customer = record.role === 'senior' && isReady ? readCustomer(record) : null;
  if (customer === null) return undefined;
  const { email: to, language, firstName } = customer;
  const order = newMail({ to, language, template: 'welcome', values: { name: firstName } }, now);
  return { id: mailIdAbout('welcome', uid), order };
}

/**
 * Completes an account with a verified address: the record, the profile and the order of the mail that it is ready, in one
 * transaction. Idempotent, and safe to call concurrently. A blocked account stays as it is.
 * @returns null for an account of an unknown role, which stays as it is.
 */
export function completeAccount(
  completion: Completion,
  { accounts, clock }: Pick<Services, 'accounts' | 'clock'>,
): Promise<{ readonly role: Role; readonly created: boolean } | null> {
  const { uid, email, details } = completion;
  return accounts.change({ uid, email }, (records) => {
    const { changes, outcome } = completeInvited(records, { uid, email }, details);
    if (isBlocked(records.user?.['blocked'])) return { changes: {}, outcome };
    return { changes, mail: welcomeMail(records, changes, completion, clock.now()), outcome };
  });
}
