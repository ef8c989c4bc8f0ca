import { FieldValue } from 'firebase-admin/firestore';
import { collections } from '#domain/collections.ts';
import type { ProfileValues } from '#domain/accounts/profile-changes.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import type { TestFirebase } from '../local-firebase.ts';

const addresses = ({ ports }: TestFirebase) => ({ authPort: ports.auth, firestorePort: ports.firestore });

/** What Firestore holds of one person: the account, and its copy in the senior profile. */
export async function storedProfile(firebase: TestFirebase, uid: string): Promise<Readonly<Record<string, unknown>>> {
  return withAdminSdk(addresses(firebase), async ({ firestore }) => {
    const account = await firestore.doc(`${collections.interimUsers}/${uid}`).get();
    const senior = await firestore.doc(`${collections.seniorProfiles}/${uid}`).get();
    const { senior_name, address } = senior.data() ?? {};
    return { ...account.data(), senior_name, address };
  });
}

/** As another device of the same person does. */
export async function changeProfileElsewhere(
  firebase: TestFirebase,
  uid: string,
  changes: Partial<ProfileValues>,
): Promise<void> {
  await withAdminSdk(addresses(firebase), async ({ firestore }) => {
    await firestore.doc(`${collections.interimUsers}/${uid}`).update({ ...changes });
  });
}

/** An account with an unknown field, as a defect could leave it: the rules reject every change of it. */
export async function setUnknownField(firebase: TestFirebase, uid: string, present: boolean): Promise<void> {
  await withAdminSdk(addresses(firebase), async ({ firestore }) => {
    await firestore
      .doc(`${collections.interimUsers}/${uid}`)
      .update({ odd: present ? 'a mistake' : FieldValue.delete() });
  });
}
