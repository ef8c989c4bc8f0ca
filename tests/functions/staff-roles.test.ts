import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { collections } from '#domain/collections.ts';
import { changeStaffRole, readStaff, resetSecondFactor } from '#domain/contracts/staff/staff-accounts.ts';
import { searchPeople } from '#domain/contracts/people.ts';
import { readCustomerReceipt } from '#domain/contracts/receipts.ts';
import { staf } from '#local/seed/accounts.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { projectId } from '#build/project.ts';
import { createPerson } from '../people/create-person.ts';
import { type Actor, signInAs } from './actor.ts';
import { callAs } from './call-function.ts';

const firebase = inject('firebase');
const addresses = { authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore };

/** The status of reading one document over Firestore’s REST interface, under the rules. */
async function readAs(actor: Actor, path: string): Promise<number> {
  const url = `http://${firebase.firestoreHost}/v1/projects/${projectId}/databases/(default)/documents/${path}`;
  const answer = await fetch(url, { headers: { authorization: `Bearer ${actor.idToken}` } });
  await answer.arrayBuffer();
  return answer.status;
}

const aColleague = async (role: 'dispatch' | 'finance' | 'admin') => {
  const person = await createPerson(firebase, { user: { role }, profile: false });
  return { person, actor: await signInAs(firebase, person, person.password) };
};

// spec: security.h4-actor
test('a role that the lead gives decides at once what a colleague may call and read', async () => {
  const lead = await signInAs(firebase, staf);
  const { person, actor } = await aColleague('dispatch');
  const search = { search_id: randomUUID(), text: 'Peeters' };
  const receipt = { number: '2026-000001' } as never;
  expect((await callAs(firebase, actor, readStaff, {})).status).toBe(403);
  expect((await callAs(firebase, actor, searchPeople, search)).status).toBe(200);
  expect((await callAs(firebase, actor, readCustomerReceipt, receipt)).status).not.toBe(200);
  expect([await readAs(actor, 'leads/none'), await readAs(actor, 'user_credits/none')]).toEqual([404, 403]);

  const change = { command_id: randomUUID(), staff_uid: person.uid, role: 'finance' } as const;
  const changed = await callAs(firebase, lead, changeStaffRole, change);
  expect([changed.status, changed.text]).toEqual([200, expect.stringContaining('"done"')]);
  expect([await readAs(actor, 'leads/none'), await readAs(actor, 'user_credits/none')]).toEqual([403, 404]);
  await withAdminSdk(addresses, async ({ firestore }) => {
    const entry = (await firestore.doc(`${collections.auditLog}/${change.command_id}`).get()).data();
    expect(entry).toMatchObject({ actor_uid: staf.uid, before: { role: 'dispatch' }, after: { role: 'finance' } });
    const mails = await firestore.collection(collections.mail).where('template', '==', 'staff-role').get();
    const to = mails.docs.filter(({ id }) => id.includes(change.command_id)).map((each): unknown => each.get('to'));
    expect(to).toEqual(expect.arrayContaining([person.email]));
    expect(to.length).toBeGreaterThan(1);
  });
});

// spec: security.m2
test('whoever loses the access, or the second factor, reads nothing more with the token of before', async () => {
  const lead = await signInAs(firebase, staf);
  const gone = await aColleague('finance');
  const lost = await aColleague('admin');
  for (const { actor } of [gone, lost]) expect(await readAs(actor, 'user_credits/none')).toBe(404);
  const none = { command_id: randomUUID(), staff_uid: gone.person.uid, role: 'none' } as const;
  expect((await callAs(firebase, lead, changeStaffRole, none)).text).toContain('"done"');
  expect(await readAs(gone.actor, 'user_credits/none')).toBe(403);

  // As of a sign-in of a second ago: the emulator’s tokens have no older one.
  await withAdminSdk(addresses, async ({ firestore }) => {
    const account = firestore.doc(`${collections.interimUsers}/${lost.person.uid}`);
    const reset = { command_id: randomUUID(), staff_uid: lost.person.uid };
    expect((await callAs(firebase, lead, resetSecondFactor, reset)).text).toContain('"done"');
    const validFrom: unknown = (await account.get()).get('sessions_valid_from');
    expect(validFrom).toBeTypeOf('number');
    await account.update({ sessions_valid_from: Number(validFrom) + 1 });
  });
  expect(await readAs(lost.actor, 'user_credits/none')).toBe(403);
  expect((await callAs(firebase, lost.actor, readStaff, {})).status).toBe(401);
});

// spec: security.h4-reads
test('who read the list of staff is in the audit log, once for an hour, and the names are not', async () => {
  const { person, actor } = await aColleague('admin');
  for (let times = 0; times < 2; times += 1) expect((await callAs(firebase, actor, readStaff, {})).status).toBe(200);
  await withAdminSdk(addresses, async ({ firestore }) => {
    const found = await firestore.collection(collections.auditLog).where('actor_uid', '==', person.uid).get();
    const reads = found.docs.map((each) => each.data()).filter(({ action }) => action === 'read-staff');
    expect(reads.length).toBeGreaterThan(0);
    // Two, where the hour ended in between.
    expect(reads.length).toBeLessThan(3);
    expect(reads[0]).toMatchObject({ actor_role: 'admin', after: { rows: expect.any(Number) as number } });
    expect(JSON.stringify(reads)).not.toContain(staf.email);
  });
});

test('the lead cannot take away the own role', async () => {
  const lead = await aColleague('admin');
  const own = { command_id: randomUUID(), staff_uid: lead.person.uid, role: 'dispatch' } as const;
  expect((await callAs(firebase, lead.actor, changeStaffRole, own)).text).toContain('role-own');
});
