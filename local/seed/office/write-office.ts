import { withoutBackgroundTriggers } from '#local/firebase/background-triggers.ts';
import { nele } from '../accounts.ts';
import { type EmulatorAddresses, withAdminSdk } from '../admin-sdk.ts';
import { townDocuments, type TownSize } from '../town/town.ts';
import { createAccount } from '../write-seed-data.ts';
import { officeDocuments } from './office.ts';

export interface OfficeOptions extends EmulatorAddresses {
  readonly hubPort: number;
  /** Of the town that was written just now. */
  readonly size: TownSize;
  readonly now: Date;
}

/** Writes the office of a small town in one batch, without starting functions: no mail is sent. */
export async function writeOffice({ hubPort, size, now, ...addresses }: OfficeOptions): Promise<void> {
  const documents = await officeDocuments([...townDocuments(size, now)], now);
  await withAdminSdk(addresses, async ({ auth, firestore }) => {
    await createAccount(auth, addresses.authPort, nele);
    await withoutBackgroundTriggers({ hubPort, firestorePort: addresses.firestorePort }, async () => {
      const batch = firestore.batch();
      for (const { collection, id, data } of documents) batch.set(firestore.collection(collection).doc(id), data);
      await batch.commit();
    });
  });
}
