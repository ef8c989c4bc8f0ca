import { type InterimUser, interimUserDefaults } from '#domain/documents/interim-user.ts';
import { type DomainError, isTransient } from '#domain/error-codes.ts';
import { err, ok, type Result } from '#lib/result.ts';
import type { Account } from './session.ts';

export interface AccountRecords {
  read(uid: string): Promise<Result<InterimUser | null, DomainError>>;
  create(user: InterimUser): Promise<Result<void, DomainError>>;
}

/** A name that sign-up invented is not one to greet with. */
const given = (name: string, invented: string) => (name === invented ? '' : name);

function toAccount(record: InterimUser): Account {
  return {
    uid: record.id,
    email: record.email,
    role: record.role,
    firstName: given(record.first_name, interimUserDefaults.first_name),
    lastName: given(record.last_name, interimUserDefaults.last_name),
  };
}

function freshRecord(uid: string, email: string): InterimUser {
  return { id: uid, email, ...interimUserDefaults, role: 'senior', status: 'pending_verification' };
}

/** What the caller can do something with; every other failure is that the role could not be checked. */
function toLookupError(error: DomainError): DomainError {
  const telling = error.code === 'not-a-senior' || (isTransient(error.code) && error.code !== 'unknown');
  return telling ? error : { code: 'role-lookup-failed' };
}

/**
 * Reads who somebody is; makes their record when there is none yet (spec.md section 4).
 * @returns `not-a-senior` for a role that may not come in; a transient code when the server could not be asked;
 * `role-lookup-failed` for anything else.
 */
export async function lookUpAccount(
  user: { readonly uid: string; readonly email: string },
  records: AccountRecords,
): Promise<Result<Account, DomainError>> {
  const found = await records.read(user.uid);
  if (!found.ok) return err(toLookupError(found.error));
  if (found.value !== null) return ok(toAccount(found.value));

  const fresh = freshRecord(user.uid, user.email);
  const created = await records.create(fresh);
  return created.ok ? ok(toAccount(fresh)) : err(toLookupError(created.error));
}
