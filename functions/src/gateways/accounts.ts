import type { AccountChanges, AccountRecords } from '#domain/accounts/account-order.ts';
import { collections } from '#domain/collections.ts';
import { accountLanguages, type InterimUser } from '#domain/documents/interim-user.ts';
import { isAlreadyExists } from './already-exists.ts';
import { firestore } from './firestore.ts';

export interface Accounts {
  /** Creates the record, once. @returns false when there is one, which stays as it is. */
  create(user: InterimUser): Promise<boolean>;
  /** @returns null for whoever has no record, or an odd one. */
  roleOf(uid: string): Promise<string | null>;
  /** @returns null for whoever has no record, or one in a language that we do not speak. */
  languageOf(uid: string): Promise<InterimUser['language'] | null>;
  /** Reads, decides and writes as one: the decision holds for what is stored, whoever calls at the same time. */
  change<Outcome>(
    uid: string,
    decide: (records: AccountRecords) => { readonly changes: AccountChanges; readonly outcome: Outcome },
  ): Promise<Outcome>;
}

const userOf = (uid: string) => firestore().collection(collections.interimUsers).doc(uid);
const profileOf = (uid: string) => firestore().collection(collections.seniorProfiles).doc(uid);

export const firestoreAccounts: Accounts = {
  async create(user) {
    try {
      await userOf(user.id).create(user);
      return true;
    } catch (error) {
      if (isAlreadyExists(error)) return false;
      throw error;
    }
  },
  async roleOf(uid) {
    const role: unknown = (await userOf(uid).get()).get('role');
    return typeof role === 'string' ? role : null;
  },
  async languageOf(uid) {
    const language: unknown = (await userOf(uid).get()).get('language');
    return accountLanguages.find((known) => known === language) ?? null;
  },
  change(uid, decide) {
    return firestore().runTransaction(async (transaction) => {
      const [user, profile] = await transaction.getAll(userOf(uid), profileOf(uid));
      const { changes, outcome } = decide({ user: user?.data() ?? null, hasProfile: profile?.exists === true });
      if (changes.createUser) transaction.create(userOf(uid), changes.createUser);
      if (changes.setStatus) transaction.update(userOf(uid), { status: changes.setStatus });
      if (changes.createProfile) transaction.create(profileOf(uid), changes.createProfile);
      return outcome;
    });
  },
};
