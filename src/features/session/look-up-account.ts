import type { RegistrationDetails } from '#domain/contracts/accounts.ts';
import { type InterimUser, interimUserDefaults, lacksDetails } from '#domain/documents/interim-user.ts';
import { type DomainError, isTransient } from '#domain/error-codes.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Account } from './session.ts';

export interface AccountRecords {
  read(uid: string): Promise<Result<InterimUser | null, DomainError>>;
  /** Has the server complete the records of a verified account: record, status, senior profile. Idempotent. */
  confirm(details: RegistrationDetails | null): Promise<Result<unknown, DomainError>>;
  /** The details of an interrupted sign-up with this address on this device; null without one. */
  storedDetails(email: string): Promise<RegistrationDetails | null>;
  forgetDetails(email: string): Promise<void>;
}

/** Empty for the placeholder name that sign-up writes. */
const withoutPlaceholder = (name: string, placeholder: string) => (name === placeholder ? '' : name);

function toAccount(record: InterimUser): Account {
  return {
    uid: record.id,
    email: record.email,
    role: record.role,
    firstName: withoutPlaceholder(record.first_name, interimUserDefaults.first_name),
    lastName: withoutPlaceholder(record.last_name, interimUserDefaults.last_name),
  };
}

/** Keeps the codes that the caller acts on; any other failure means that the role could not be checked. */
function toLookupError(error: DomainError): DomainError {
  const { code } = error;
  const isSpecific = code === 'not-a-senior' || code === 'account-blocked' || (isTransient(code) && code !== 'unknown');
  return isSpecific ? error : { code: 'role-lookup-failed' };
}

/**
 * Reads the account of the signed-in user. The link of the mail has completed it. Where it could not, the
 * record is missing or unverified, or has no name because the sign-up was interrupted: the server then completes the records
 * (spec.md section 4) from the details stored on this device, or from defaults.
 * @param user whose mail address is verified.
 * @returns `not-a-senior` or `account-blocked` for an account that may not sign in; a transient code when the server could
 * not be reached; `role-lookup-failed` for anything else.
 */
export async function lookUpAccount(
  user: { readonly uid: string; readonly email: string },
  records: AccountRecords,
): Promise<Result<Account, DomainError>> {
  const found = await records.read(user.uid);
  if (!found.ok) return err(toLookupError(found.error));
  const record = found.value;
  const details = record === null || lacksDetails(record) ? await records.storedDetails(user.email) : null;
  if (record?.status === 'verified' && details === null) return ok(toAccount(record));
  const confirmed = await records.confirm(details);
  // The names can wait for the next time; a missing or unverified record cannot.
  if (!confirmed.ok && record?.status === 'verified') return ok(toAccount(record));
  if (!confirmed.ok) return err(toLookupError(confirmed.error));
  const healed = await records.read(user.uid);
  if (!healed.ok) return err(toLookupError(healed.error));
  if (healed.value === null) return err({ code: 'role-lookup-failed' });
  await records.forgetDetails(user.email);
  return ok(toAccount(healed.value));
}
