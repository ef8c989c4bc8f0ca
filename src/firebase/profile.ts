import { doc, type DocumentReference, runTransaction, type Transaction } from 'firebase/firestore/lite';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { profileAddress } from '#domain/accounts/address.ts';
import { appCollections } from '#domain/collections.ts';
import { interimUserSchema } from '#domain/documents/interim-user.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { withSeenText } from '#domain/field-types.ts';
import {
  conflictsWith,
  includesChanges,
  type ProfileChanges,
  profileOf,
  type ProfileValues,
  withChanges,
} from '#domain/accounts/profile-changes.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { attempt } from './attempt.ts';
import { connectFirestore } from './connect-firestore.ts';
import { parseDocument } from './parsing.ts';

/** A failed change of the profile; `theirs` holds the stored values of a `profile-conflict`. */
export interface ProfileFailure extends DomainError {
  readonly theirs?: ProfileValues;
}

/** Attempts when a concurrent write intervened between read and write. */
const maxRounds = 3;

/** Aborts the transaction. Not an error of the SDK, so the SDK does not retry. */
class AbortTransaction extends Error {
  readonly answer: Result<void, ProfileFailure>;

  constructor(answer: Result<void, ProfileFailure>) {
    super('there is nothing to write');
    this.answer = answer;
  }
}

/** The fields of the senior profile that duplicate the account's (spec.md section 3). */
function seniorFields(account: ProfileValues) {
  return {
    senior_name: `${account.first_name} ${account.last_name}`,
    address: profileAddress(account.full_address, account.city, account.name_city),
  };
}

/** @throws AbortTransaction when there is nothing to write. */
async function writeChanges(
  transaction: Transaction,
  account: DocumentReference,
  senior: DocumentReference,
  changes: ProfileChanges,
  isWanted: () => boolean,
): Promise<void> {
  const record = await transaction.get(account);
  if (!record.exists()) throw new AbortTransaction(err({ code: 'profile-missing' }));
  const before = parseDocument(interimUserSchema, record.data());
  if (before === null) throw new AbortTransaction(err({ code: 'profile-failed' }));
  const theirs = profileOf(before);
  if (conflictsWith(theirs, changes).length > 0) throw new AbortTransaction(err({ code: 'profile-conflict', theirs }));

  // A family member has no profile of a senior, and may not ask for one.
  const profile = before.role === 'family' ? null : await transaction.get(senior);
  const after = seniorFields(withChanges(theirs, changes));
  const repeats = profile?.get('senior_name') === after.senior_name && profile.get('address') === after.address;
  const isApplied = includesChanges({ before: {}, after: theirs }, changes);
  const hasProfile = profile?.exists() === true;
  if (isApplied && (repeats || !hasProfile)) throw new AbortTransaction(ok(undefined));
  if (!isWanted()) throw new AbortTransaction(err({ code: 'network' }));
  // The rules look at the whole record: what was stored with unseen characters is written again without them.
  transaction.update(account, { ...theirs, ...changes.after });
  if (hasProfile) transaction.update(senior, after);
}

async function updateOnce({ seniorId }: ActingFor, changes: ProfileChanges): Promise<Result<void, ProfileFailure>> {
  const firestore = connectFirestore();
  const account = doc(firestore, appCollections.interimUsers, seniorId);
  const senior = doc(firestore, appCollections.seniorProfiles, seniorId);
  // No write after the timeout: the change may since have been sent again or reverted.
  let isOver = false;
  let left: AbortTransaction | null = null;
  const done = await attempt(() =>
    // The outbox has its own backoff, and a person offline must not wait for the SDK's retries.
    runTransaction(firestore, (transaction) => writeChanges(transaction, account, senior, changes, () => !isOver), {
      maxAttempts: 1,
    }).catch((thrown: unknown) => {
      if (!(thrown instanceof AbortTransaction)) throw thrown;
      left = thrown;
    }),
  );
  isOver = true;
  return (left as AbortTransaction | null)?.answer ?? done;
}

/**
 * Applies the person's changes to the account and the duplicated fields of the senior profile, atomically. Values that
 * are already stored count as success, so a retry after a lost answer is safe.
 * @returns `profile-conflict` when the same field was changed concurrently to another value; nothing is written then.
 */
export async function updateProfile(
  acting: ActingFor,
  { before, after }: ProfileChanges,
): Promise<Result<void, ProfileFailure>> {
  const changes = { before: withSeenText(before), after: withSeenText(after) };
  for (let round = 1; ; round += 1) {
    const done = await updateOnce(acting, changes);
    // Firestore Lite's code for a failed precondition.
    const wasOvertaken = !done.ok && done.error.code === 'invalid-input';
    if (!wasOvertaken || round === maxRounds) return done;
  }
}
