import { expect, inject, test } from 'vitest';
import { collections } from '#domain/collections.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { aCreditTransaction } from '#tests/builders/payments/credits.ts';
import { aServiceRequest } from '#tests/builders/service-request.ts';
import { attack, noFigures } from '#tests/faults/attackers/stack/run-attackers.ts';
import { storeCast } from '#tests/faults/attackers/stack/stack-cast.ts';
import { differencesOf, readState } from '#tests/faults/attackers/stack/stored-state.ts';

const firebase = inject('firebase');
const { ports } = firebase;

// What `npm run faults -- attackers` asks after each round, with the answers that it must not get.
test('what attackers must not do to a stack is found: changes, rights, money, secrets and errors', async () => {
  const cast = await storeCast(firebase);
  const [victim] = cast.victims;
  const attacker = cast.attackers.find(({ role }) => role === 'other senior');
  if (victim === undefined || attacker?.uid == null) throw new Error('the cast has no victim or no other senior');
  const [changed] = victim.documents.map(({ path }) => path);
  // No function follows a note: that of a customer is made anew when the account changes.
  const gone = victim.documents.find(({ path }) => path.startsWith(collections.staffNotes))?.path;
  const before = await readState(firebase, cast);
  expect(differencesOf(before, before)).toEqual([]);
  // Gone afterwards: other tests look at the books of everybody.
  const forged = [
    [`${collections.serviceRequests}/forged-${victim.uid}`, { ...aServiceRequest(), senior_id: victim.uid }],
    [`${collections.userCredits}/${attacker.uid}`, { credits: 50 }],
    [`${collections.creditTransactions}/unpaid-${attacker.uid}`, { ...aCreditTransaction(), user_id: attacker.uid }],
  ] as const;
  const differences = await withAdminSdk(
    { authPort: ports.auth, firestorePort: ports.firestore },
    async ({ firestore }) => {
      await firestore.doc(changed ?? '').update({ first_name: 'Changed' });
      await firestore.doc(gone ?? '').delete();
      await firestore
        .doc(`${collections.interimUsers}/${attacker.uid}`)
        .update({ status: 'other', last_name: victim.uid });
      for (const [path, data] of forged) await firestore.doc(path).set(data);
      try {
        return differencesOf(before, await readState(firebase, cast));
      } finally {
        for (const [path] of forged) await firestore.doc(path).delete();
      }
    },
  );
  expect(differences).toEqual(
    expect.arrayContaining([
      `of a victim: ${changed} changed`,
      `of a victim: ${gone} is gone`,
      `of a victim: ${collections.serviceRequests}/forged-${victim.uid} is new`,
      `of an attacker: ${collections.interimUsers}/${attacker.uid} changed`,
      expect.stringContaining(`of an attacker: ${collections.userCredits}/${attacker.uid}`),
    ]),
  );
  expect(differences.filter((line) => line.startsWith('the books: '))).not.toEqual([]);
  // An account may bear the name of a victim.
  expect(differences).not.toContainEqual(`of a victim: ${collections.interimUsers}/${attacker.uid} is new`);
});

test('an answer that tells a secret or blames the server is a breach, and a refusal is none', async () => {
  const figures = noFigures();
  const answering = (status: number, body: string) =>
    attack(
      { label: 'a call', url: 'http://localhost', init: {} },
      { role: 'visitor', uid: null, hidden: ['secret-1'] },
      figures,
      async () => Promise.resolve(new Response(body, { status })),
    );
  await answering(403, 'refused');
  expect(figures).toMatchObject({ requests: 1, refused: 1, breaches: [] });
  await answering(200, 'here is secret-1');
  await answering(500, 'oops');
  expect(figures.breaches).toEqual(['secret-1 was told to a call', '500 for a call: oops']);
});
