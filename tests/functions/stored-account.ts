import { collections } from '#domain/collections.ts';
import type { MailTemplate } from '#domain/documents/mail.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import type { TestFirebase } from '../local-firebase.ts';

interface StoredAccount {
  readonly user: Record<string, unknown> | null;
  readonly profile: Record<string, unknown> | null;
  /** Templates of the mails that a call has ordered for the address; others follow a document, later. */
  readonly mails: readonly unknown[];
}

const orderedByCalls: readonly unknown[] = ['verify-email', 'reset-password'] satisfies readonly MailTemplate[];
const isOrderedByCalls = (template: unknown): boolean => orderedByCalls.includes(template);

const onEmulators = ({ ports }: TestFirebase) => ({ authPort: ports.auth, firestorePort: ports.firestore });

/** What Firestore holds of one person, read past the rules. */
export function storedAccount(firebase: TestFirebase, uid: string, email: string): Promise<StoredAccount> {
  return withAdminSdk(onEmulators(firebase), async ({ firestore }) => {
    const [user, profile, mails] = await Promise.all([
      firestore.doc(`${collections.interimUsers}/${uid}`).get(),
      firestore.doc(`${collections.seniorProfiles}/${uid}`).get(),
      firestore.collection(collections.mail).where('to', '==', email).get(),
    ]);
    return {
      user: user.data() ?? null,
      profile: profile.data() ?? null,
      mails: mails.docs.map((mail): unknown => mail.get('template')).filter(isOrderedByCalls),
    };
  });
}

export async function removeRecord(firebase: TestFirebase, uid: string): Promise<void> {
  await withAdminSdk(onEmulators(firebase), async ({ firestore }) => {
    await firestore.doc(`${collections.interimUsers}/${uid}`).delete();
  });
}

/** The effect of following the link of the mail. */
export async function verifyAddress(firebase: TestFirebase, uid: string): Promise<void> {
  await withAdminSdk(onEmulators(firebase), async ({ auth }) => {
    await auth.updateUser(uid, { emailVerified: true });
  });
}

export async function switchOff(firebase: TestFirebase, uid: string): Promise<void> {
  await withAdminSdk(onEmulators(firebase), async ({ auth }) => {
    await auth.updateUser(uid, { disabled: true });
  });
}

/** Blocks an account in its record, as staff do. */
export async function block(firebase: TestFirebase, uid: string, blocked = true): Promise<void> {
  await withAdminSdk(onEmulators(firebase), async ({ firestore }) => {
    await firestore.doc(`${collections.interimUsers}/${uid}`).update({ blocked });
  });
}

/** As when a password was changed: older tokens are revoked. */
export async function revokeSessions(firebase: TestFirebase, uid: string): Promise<void> {
  await withAdminSdk(onEmulators(firebase), async ({ auth }) => {
    await auth.revokeRefreshTokens(uid);
  });
}
