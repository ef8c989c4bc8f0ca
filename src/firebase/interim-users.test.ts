import { beforeEach, expect, test, vi } from 'vitest';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { fakeFirestore, fakeFirestoreLite } from '#tests/fakes/firestore-lite.ts';
import { readInterimUser } from './interim-users.ts';

vi.mock('./connect-firestore.ts', () => ({ connectFirestore: () => ({}) }));
vi.mock('firebase/firestore/lite', async (original) => ({
  ...(await original<object>()),
  ...fakeFirestoreLite,
  doc: (_: unknown, collection: string, id: string) => ({ collection, id }),
}));

const store = (fields: object) => {
  fakeFirestore.documents = { interim_users: [{ id: 'maria', data: { ...anInterimUser(), ...fields } }] };
};

beforeEach(() => {
  fakeFirestore.documents = {};
});

test.each(['senior', 'admin', 'family'])('an account of role %s is read', async (role) => {
  store({ role });
  expect(await readInterimUser('maria')).toMatchObject({ ok: true, value: { id: 'maria', role } });
});

test.each(['student', '', 'constructor'])('an account of role %j has no screens', async (role) => {
  store({ role });
  expect(await readInterimUser('maria')).toEqual({ ok: false, error: { code: 'not-a-senior' } });
});

test('a block counts before the role, and without a record there is no account', async () => {
  store({ role: 'student', blocked: true });
  expect(await readInterimUser('maria')).toEqual({ ok: false, error: { code: 'account-blocked' } });
  expect(await readInterimUser('nobody')).toEqual({ ok: true, value: null });
});
