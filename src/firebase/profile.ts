import { doc, type DocumentReference, runTransaction, type Transaction } from 'firebase/firestore/lite';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { profileAddress } from '#domain/accounts/address.ts';
import { collections } from '#domain/collections.ts';
import { interimUserSchema } from '#domain/documents/interim-user.ts';
import type { DomainError } from '#domain/error-codes.ts';
import {
  conflictsWith,
  includesChanges,
  type ProfileChanges,
  profileOf,
  type ProfileValues,
  withChanges,
} from '#domain/accounts/profile-changes.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { attempt } from './attempt.ts';
import { connect } from './connection.ts';
import { parseDocument } from './parsing.ts';

/** Why a change of the profile came to nothing; `theirs` is what stands there, of a `profile-conflict`. */
export interface ProfileFailure extends DomainError {
  readonly theirs?: ProfileValues;
}

/** Attempts when another write came between our read and our write. */
const maxRounds = 3;

/** Leaves the transaction without writing. Not an error of the SDK, so the SDK does not try again. */
class LeaveTransaction extends Error {
  readonly answer: Result<void, ProfileFailure>;

  constructor(answer: Result<void, ProfileFailure>) {
    super('there is nothing to write');
    this.answer = answer;
  }
}

/** What the senior profile repeats of the account (spec.md section 3). */
function seniorFields(account: ProfileValues) {
  return {
    senior_name: `${account.first_name} ${account.last_name}`,
    address: profileAddress(account.full_address, account.city, account.name_city),
  };
}

/** @throws LeaveTransaction where there is nothing to write. */
async function writeChanges(
  transaction: Transaction,
  account: DocumentReference,
  senior: DocumentReference,
  changes: ProfileChanges,
  isWanted: () => boolean,
): Promise<void> {
  const record = await transaction.get(account);
  if (!record.exists()) throw new LeaveTransaction(err({ code: 'profile-missing' }));
  const before = parseDocument(interimUserSchema, record.data());
  if (before === null) throw new LeaveTransaction(err({ code: 'profile-failed' }));
  const theirs = profileOf(before);
  if (conflictsWith(theirs, changes).length > 0) throw new LeaveTransaction(err({ code: 'profile-conflict', theirs }));

  const profile = await transaction.get(senior);
  const after = seniorFields(withChanges(theirs, changes));
  const repeats = profile.get('senior_name') === after.senior_name && profile.get('address') === after.address;
  const isThere = includesChanges({ before: {}, after: theirs }, changes);
  if (isThere && (repeats || !profile.exists())) throw new LeaveTransaction(ok(undefined));
  if (!isWanted()) throw new LeaveTransaction(err({ code: 'network' }));
  transaction.update(account, { ...changes.after });
  if (profile.exists()) transaction.update(senior, after);
}

async function updateOnce({ seniorId }: ActingFor, changes: ProfileChanges): Promise<Result<void, ProfileFailure>> {
  const { firestore } = connect();
  const account = doc(firestore, collections.interimUsers, seniorId);
  const senior = doc(firestore, collections.seniorProfiles, seniorId);
  // After the timeout nothing may be written any more: the change has been sent again, or taken back.
  let isOver = false;
  let left: LeaveTransaction | null = null;
  const done = await attempt(() =>
    // The outbox knows better than the SDK when to try again, and a person offline must not wait for its attempts.
    runTransaction(firestore, (transaction) => writeChanges(transaction, account, senior, changes, () => !isOver), {
      maxAttempts: 1,
    }).catch((thrown: unknown) => {
      if (!(thrown instanceof LeaveTransaction)) throw thrown;
      left = thrown;
    }),
  );
  isOver = true;
  return (left as LeaveTransaction | null)?.answer ?? done;
}

/**
 * Changes what the person changed, in the account and in what the senior profile repeats of it, both or neither. What
 * is there already is a success, so that a lost answer does no harm.
 * @returns `profile-conflict` when somebody else changed the same thing to something else; nothing is written then.
 */
export async function updateProfile(acting: ActingFor, changes: ProfileChanges): Promise<Result<void, ProfileFailure>> {
  for (let round = 1; ; round += 1) {
    const done = await updateOnce(acting, changes);
    // What a failed precondition is called by Firestore Lite.
    const wasOvertaken = !done.ok && done.error.code === 'invalid-input';
    if (!wasOvertaken || round === maxRounds) return done;
  }
}
