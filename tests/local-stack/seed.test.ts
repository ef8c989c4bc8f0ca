import { expect, inject, test } from 'vitest';
import { collections } from '#domain/collections.ts';
import { jozef, maria, seedAccounts } from '#local/seed/accounts.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { writeSeedData } from '#local/seed/write-seed-data.ts';
import { signInAs } from '../functions/actor.ts';

const firebase = inject('firebase');
const addresses = { authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore };

test.each(seedAccounts.map((account) => [account.email, account] as const))(
  '%s can sign in, verified, and finds its record',
  async (_email, account) => {
    const actor = await signInAs(firebase, account);
    expect(actor.uid).toBe(account.uid);
    const claims: unknown = JSON.parse(Buffer.from(actor.idToken.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ email: account.email, email_verified: true });
    const record = await actor.read(`${collections.interimUsers}/${account.uid}`);
    expect(record).toMatchObject({ status: 200, body: { fields: { role: { stringValue: account.role } } } });
  },
);

test('seeding again creates nothing and keeps what people changed', async () => {
  await withAdminSdk(addresses, async ({ auth, firestore }) => {
    const profile = firestore.collection(collections.seniorProfiles).doc(jozef.uid);
    const before = (await profile.get()).get('address');
    await profile.update({ address: 'Nieuwstraat 1, 9000 Gent' });
    await auth.updateUser(jozef.uid, { displayName: 'Jef' });
    try {
      const later = new Date(Date.now() + 24 * 60 * 60 * 1000);
      expect(await writeSeedData({ ...addresses, now: later })).toEqual({ accountsCreated: 0, documentsCreated: 0 });
      expect((await profile.get()).get('address')).toBe('Nieuwstraat 1, 9000 Gent');
      expect((await auth.getUser(jozef.uid)).displayName).toBe('Jef');
    } finally {
      await profile.update({ address: before });
    }
  });
});

test('money is seeded as a whole or not at all: a balance never coexists with lines that it does not count', async () => {
  await withAdminSdk(addresses, async ({ firestore }) => {
    const line = firestore.collection(collections.creditTransactions).doc('cs_test_seedmaria2');
    const before = (await line.get()).data();
    expect(before).toMatchObject({ user_id: maria.uid });
    await line.delete();
    try {
      expect(await writeSeedData({ ...addresses, now: new Date() })).toMatchObject({ documentsCreated: 0 });
      expect((await line.get()).exists).toBe(false);
    } finally {
      await line.set(before ?? {});
    }
  });
});

test('Maria sees her five requests and the student of the assigned one', async () => {
  await withAdminSdk(addresses, async ({ firestore }) => {
    const found = await firestore.collection(collections.serviceRequests).where('senior_id', '==', maria.uid).get();
    const seeded = found.docs.filter(({ id }) => id.startsWith('5eed'));
    expect(seeded.map((document) => document.get('status')).toSorted()).toEqual([
      'assigned',
      'ended',
      'paid',
      'processing',
      'submitted',
    ]);
    const assigned = seeded.find((document) => document.get('status') === 'assigned');
    const actor = await signInAs(firebase, maria);
    expect(await actor.read(`${collections.planning}/${assigned?.id}`)).toMatchObject({
      status: 200,
      body: { fields: { student_profiles: { mapValue: { fields: { first_name: { stringValue: 'Lotte' } } } } } },
    });
  });
});
