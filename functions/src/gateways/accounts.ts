import { invitationKey } from '#domain/circles/family-account.ts';
import { collections } from '#domain/collections.ts';
import { staffRoles } from '#domain/accounts/roles.ts';
import { mostStaff } from '#domain/contracts/staff/staff-accounts.ts';
import { accountLanguages, type InterimUser, interimUserSchema } from '#domain/documents/interim-user.ts';
import { type Mail, mailSchema } from '#domain/documents/mail.ts';
import type { AccountChanges } from '#domain/accounts/repair-account.ts';
import type { CustomerAccountRecords } from '#domain/customers/complete-invited.ts';
import type { StaffMember } from '#domain/staff/team/staff-alarm.ts';
import { isAlreadyExists } from './already-exists.ts';
import { storedDates } from './dispatch/stored-dates.ts';
import { firestore } from './firestore.ts';
import { traced } from './trace/trace.ts';

/** What decides what an account may do, as stored; undefined without a record. */
export interface AccountStanding {
  readonly role: unknown;
  readonly blocked: unknown;
  readonly sessionsValidFrom: unknown;
}

export interface Accounts {
  /** Creates the record. @returns false if it exists; it is left unchanged. */
  create(user: InterimUser): Promise<boolean>;
  standingOf(actorUid: string): Promise<AccountStanding>;
  /** Refuses sessions of before this second, as Auth does. Never lets in again what was refused. */
  endSessionsBefore(uid: string, seconds: number): Promise<void>;
  /** Everybody of staff, by name. */
  staff(): Promise<readonly StaffMember[]>;
  /** @returns null without a record, or for an unknown language. */
  languageOf(actorUid: string): Promise<InterimUser['language'] | null>;
  /**
   * Reads, decides and writes in one transaction.
   * @param email verified
   */
  change<Outcome>(
    account: { readonly uid: string; readonly email: string },
    decide: (records: CustomerAccountRecords) => {
      readonly changes: AccountChanges;
      /** A mail that the changes bring. Not ordered again when one with its id was ordered before. */
      readonly mail?: { readonly id: string; readonly order: Mail } | undefined;
      readonly outcome: Outcome;
    },
  ): Promise<Outcome>;
}

const accountOf = (uid: string) => firestore().collection(collections.interimUsers).doc(uid);
const customerOf = (uid: string) => firestore().collection(collections.customers).doc(uid);
const invitationsTo = (email: string) =>
  firestore().collection(collections.circleInvitations).where('email_key', '==', invitationKey(email)).limit(1);
const profileOf = (uid: string) => firestore().collection(collections.seniorProfiles).doc(uid);

export const firestoreAccounts: Accounts = {
  async create(user) {
    try {
      await accountOf(user.id).create(user);
      return true;
    } catch (error) {
      if (isAlreadyExists(error)) return false;
      throw error;
    }
  },
  async standingOf(actorUid) {
    const stored: Readonly<Record<string, unknown>> = (await accountOf(actorUid).get()).data() ?? {};
    return { role: stored['role'], blocked: stored['blocked'], sessionsValidFrom: stored['sessions_valid_from'] };
  },
  endSessionsBefore: (uid, seconds) =>
    firestore().runTransaction(async (transaction) => {
      const stored = await transaction.get(accountOf(uid));
      const known: unknown = stored.get('sessions_valid_from');
      // What is no number ends every session already.
      const isEarlier = known === undefined || (typeof known === 'number' && known < seconds);
      if (stored.exists && isEarlier) transaction.update(stored.ref, { sessions_valid_from: seconds });
    }),
  async staff() {
    const found = await firestore()
      .collection(collections.interimUsers)
      .where('role', 'in', staffRoles)
      .limit(mostStaff)
      .get();
    return found.docs
      .flatMap((each) => interimUserSchema.safeParse(storedDates(each)).data ?? [])
      .flatMap(({ id, first_name: first, last_name: last, email, role: stored, blocked = false }) => {
        const role = staffRoles.find((known) => known === stored);
        return role === undefined ? [] : [{ uid: id, name: `${first} ${last}`, email, role, blocked }];
      })
      .toSorted((one, other) => one.name.localeCompare(other.name, 'nl'));
  },
  async languageOf(actorUid) {
    const language: unknown = (await accountOf(actorUid).get()).get('language');
    return accountLanguages.find((known) => known === language) ?? null;
  },
  change({ uid: actorUid, email }, decide) {
    return firestore().runTransaction(async (transaction) => {
      const [user, profile, customer] = await transaction.getAll(
        accountOf(actorUid),
        profileOf(actorUid),
        customerOf(actorUid),
      );
      // Only a login without a record can be one that was made for an invitation.
      const invitations = user?.exists === true ? null : await transaction.get(invitationsTo(email));
      const invitation = invitations?.docs[0];
      const records = {
        user: user?.data() ?? null,
        hasProfile: profile?.exists === true,
        customer: customer?.exists === true ? storedDates(customer) : null,
        invitation: invitation === undefined ? null : storedDates(invitation),
      };
      const { changes, mail, outcome } = decide(records);
      const mailAt = mail === undefined ? null : firestore().collection(collections.mail).doc(mail.id);
      const isOrdered = mailAt !== null && (await transaction.get(mailAt)).exists;
      if (changes.createUser) transaction.create(accountOf(actorUid), changes.createUser);
      if (changes.updateUser) transaction.update(accountOf(actorUid), changes.updateUser);
      if (changes.createProfile) transaction.create(profileOf(actorUid), changes.createProfile);
      if (changes.renameProfile) transaction.update(profileOf(actorUid), { senior_name: changes.renameProfile });
      if (mail && mailAt && !isOrdered) transaction.create(mailAt, mailSchema.parse({ ...mail.order, ...traced() }));
      return outcome;
    });
  },
};
