import { expect, inject, test } from 'vitest';
import { collections } from '#domain/collections.ts';
import { projectId } from '#build/project.ts';
import { staf } from '#local/seed/accounts.ts';
import { createPerson } from '../people/create-person.ts';
import { type Actor, signInAs } from './actor.ts';
import { storedAccount } from './stored-account.ts';

const firebase = inject('firebase');

const details = {
  first_name: 'Godelieve',
  last_name: 'Peeters',
  phone_number: '0470 12 34 56',
  city: '9000',
  full_address: 'Molenstraat 5',
  name_city: 'Gent',
  language: 'NL',
};

const write = (actor: Actor, path: string, fields: Readonly<Record<string, string>>, mask: readonly string[] = []) => {
  const query = mask.map((field) => `updateMask.fieldPaths=${field}`).join('&');
  const values = Object.entries(fields).map(([name, stringValue]) => [name, { stringValue }]);
  return fetch(
    `http://${firebase.firestoreHost}/v1/projects/${projectId}/databases/(default)/documents/${path}?${query}`,
    {
      method: 'PATCH',
      headers: { authorization: `Bearer ${actor.idToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ fields: Object.fromEntries(values) }),
    },
  );
};

test('no client can write a role, a status, a counter, a mail or another person’s record directly', async () => {
  const [maria, unregistered] = await Promise.all(
    [{}, { user: null, profile: false }].map(async (options) => {
      const who = await createPerson(firebase, options);
      return { who, actor: await signInAs(firebase, who, who.password) };
    }),
  );
  if (maria === undefined || unregistered === undefined) throw new Error('both exist by now');
  const snapshot = () =>
    Promise.all([maria.who, unregistered.who, staf].map(({ uid, email }) => storedAccount(firebase, uid, email)));
  const own = `${collections.interimUsers}/${maria.who.uid}`;
  const record = { ...details, id: unregistered.who.uid, email: unregistered.who.email };
  const before = await snapshot();
  const statuses = await Promise.all([
    write(maria.actor, own, { role: 'admin' }, ['role']),
    write(maria.actor, own, { status: 'pending_verification' }, ['status']),
    write(maria.actor, own, { email: 'staf@madelief.test' }, ['email']),
    write(maria.actor, `${collections.interimUsers}/${staf.uid}`, { first_name: 'Mallory' }, ['first_name']),
    write(maria.actor, `${collections.interimUsers}/${unregistered.who.uid}`, { ...record, role: 'senior' }),
    write(unregistered.actor, `${collections.interimUsers}/${unregistered.who.uid}`, {
      ...record,
      role: 'admin',
      status: 'pending_verification',
    }),
    write(unregistered.actor, `${collections.interimUsers}/${unregistered.who.uid}`, {
      ...record,
      role: 'senior',
      status: 'verified',
    }),
    write(maria.actor, `${collections.seniorProfiles}/${staf.uid}`, { senior_name: 'Mallory' }),
    write(maria.actor, `${collections.rateLimits}/0`, { count: '0' }),
    write(maria.actor, `${collections.mail}/0`, { to: 'staf@madelief.test' }),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual(statuses.map(() => 403));
  expect(await snapshot()).toEqual(before);
});

test('a query without its index is refused here as in production, with the index to declare', async () => {
  const field = (fieldPath: string) => ({ fieldPath });
  const value = { stringValue: 'x' };
  const structuredQuery = {
    from: [{ collectionId: collections.serviceRequests }],
    where: { fieldFilter: { field: field('notes'), op: 'EQUAL', value } },
    orderBy: [{ field: field('created_at') }],
  };
  const response = await fetch(
    `http://${firebase.firestoreHost}/v1/projects/${projectId}/databases/(default)/documents:runQuery`,
    { method: 'POST', headers: { authorization: 'Bearer owner' }, body: JSON.stringify({ structuredQuery }) },
  );
  expect(await response.json()).toMatchObject([
    { error: { status: 'FAILED_PRECONDITION', message: expect.stringContaining('"fieldPath":"notes"') } },
  ]);
});
