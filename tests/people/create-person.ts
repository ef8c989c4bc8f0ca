import { randomUUID } from 'node:crypto';
import { can } from '#domain/accounts/roles.ts';
import { collections } from '#domain/collections.ts';
import type { InterimUser } from '#domain/documents/interim-user.ts';
import { givePracticeFactor } from '#local/auth/practice-factor.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { anInterimUser } from '../builders/interim-user.ts';
import { aSeniorProfile } from '../builders/senior-profile.ts';
import type { TestFirebase } from '../local-firebase.ts';

/** An account for one test, so that tests never share documents. */
export interface Person {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
}

export interface PersonOptions {
  /** Null: signed up, without a record yet. */
  readonly user?: Partial<InterimUser> | null;
  readonly profile?: boolean;
  readonly emailVerified?: boolean;
  /** Staff has one unless this says no. */
  readonly secondFactor?: boolean;
}

/** A verified senior with a profile by default. */
export async function createPerson({ ports }: TestFirebase, options: PersonOptions = {}): Promise<Person> {
  const { user = {}, profile = true, emailVerified = true } = options;
  const { secondFactor = can(user?.role ?? '', 'staff.open') } = options;
  const uid = `person-${randomUUID()}`;
  const person = {
    uid,
    email: `${uid}@madelief.test`,
    password: 'Kerkstraat-12',
    firstName: user?.first_name ?? 'Maria',
  };
  await withAdminSdk({ authPort: ports.auth, firestorePort: ports.firestore }, async ({ auth, firestore }) => {
    await auth.createUser({ uid, email: person.email, password: person.password, emailVerified });
    if (user !== null) {
      await firestore
        .doc(`${collections.interimUsers}/${uid}`)
        .set(anInterimUser({ id: uid, email: person.email, ...user }));
    }
    if (profile) {
      await firestore.doc(`${collections.seniorProfiles}/${uid}`).set(aSeniorProfile({ user_id: uid, senior_id: uid }));
    }
  });
  if (secondFactor) await givePracticeFactor(ports.auth, uid);
  return person;
}

/** Makes the rules reject this person's new requests. */
export async function removeProfile({ ports }: TestFirebase, uid: string): Promise<void> {
  await withAdminSdk({ authPort: ports.auth, firestorePort: ports.firestore }, async ({ firestore }) => {
    await firestore.doc(`${collections.seniorProfiles}/${uid}`).delete();
  });
}
