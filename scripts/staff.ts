/**
 * `npm run staff -- --project <id> --mail … --first-name … --last-name … [--role dispatch|finance|lead]`: makes a staff
 * member, who leads unless a role says otherwise; nothing in the app makes the first one. Without `--project` in the local Firebase. Uses this machine's credentials
 * (`gcloud auth application-default login`).
 */
import { parseArgs } from 'node:util';
import { getAuth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '#domain/collections.ts';
import { emailAddress } from '#domain/field-types.ts';
import { firestoreAccounts } from '#functions/gateways/accounts.ts';
import { applyWrites } from '#functions/gateways/dispatch/apply-writes.ts';
import { adminApp } from '#functions/gateways/admin-app.ts';
import { databaseOptions, readDatabaseWish, withDatabase } from './database.ts';
import { makeStaff, type NewStaff, type StaffOutcome, type StaffTools } from './staff/make-staff.ts';

const said: Readonly<Record<StaffOutcome, string>> = {
  made: 'is staff now. To choose a password: "Wachtwoord vergeten" on the page where people sign in',
  'is-staff': 'was staff already; nothing was changed',
  'has-another-role': 'is the address of a senior or of family. Give staff another address; nothing was changed',
  'address-not-proven':
    'has an account whose address was never confirmed, by somebody unknown. Delete it in the Firebase console, or take another address; nothing was changed',
};

function toolsOn(firestore: Firestore): StaffTools {
  const auth = getAuth(adminApp());
  const recordOf = (uid: string) => firestore.collection(collections.interimUsers).doc(uid);
  return {
    findLogin: (mail) =>
      auth.getUserByEmail(mail).catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found') return null;
        throw error;
      }),
    createLogin: (email, displayName) => auth.createUser({ email, emailVerified: true, displayName }),
    roleOf: async (uid) => {
      const record = await recordOf(uid).get();
      const role: unknown = record.get('role');
      // A record without a role is somebody's too.
      return record.exists ? (role ?? null) : undefined;
    },
    now: () => new Date(),
    members: () => firestoreAccounts.staff(),
    createRecord: async (user, mails) => {
      await firestore.runTransaction(async (transaction) => {
        transaction.create(recordOf(user.id), user);
        applyWrites(transaction, mails);
      });
    },
  };
}

/** @throws Error that says what is missing. */
function readStaff(
  values: Readonly<Record<'mail' | 'first-name' | 'last-name' | 'role', string | undefined>>,
): NewStaff {
  const mail = emailAddress.safeParse((values.mail ?? '').trim().toLowerCase());
  if (!mail.success) throw new Error('Give the address: --mail name@example.org');
  const { 'first-name': firstName = '', 'last-name': lastName = '' } = values;
  if (firstName === '' || lastName === '') throw new Error('Give the name: --first-name … --last-name …');
  const wanted = values.role ?? 'lead';
  const role = wanted === 'lead' ? 'admin' : wanted === 'dispatch' || wanted === 'finance' ? wanted : null;
  if (role === null) throw new Error('There are the roles dispatch, finance and lead: --role dispatch');
  return { mail: mail.data, firstName, lastName, role };
}

/** @returns whether the address is staff's now. */
async function main(): Promise<boolean> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { ...databaseOptions, mail: text, 'first-name': text, 'last-name': text, role: text },
  });
  const { mail, 'first-name': firstName, 'last-name': lastName, role } = values;
  const staff = readStaff({ mail, 'first-name': firstName, 'last-name': lastName, role });
  const outcome = await withDatabase(readDatabaseWish(values), (firestore) => makeStaff(staff, toolsOn(firestore)));
  console.log(`${staff.mail} ${said[outcome]}`);
  return outcome === 'made' || outcome === 'is-staff';
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
