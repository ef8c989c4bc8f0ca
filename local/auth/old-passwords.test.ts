import { hash } from 'bcryptjs';
import { expect, test } from 'vitest';
import { takeOldPassword } from './old-passwords.ts';

async function signIn(typed: string, stored: string): Promise<readonly string[]> {
  const set: string[] = [];
  await takeOldPassword(
    { email: 'maria@example.org', password: typed, returnSecureToken: true },
    {
      lookup: async () => ({ users: [{ localId: 'u1', passwordHash: Buffer.from(stored).toString('base64url') }] }),
      setPassword: async (localId, password) => void set.push(`${localId} ${password}`),
    },
  );
  return set;
}

test('the password of an imported hash becomes that of the account, and no other does', async () => {
  const stored = (await hash('zonnebloem8', 4)).replace('$2b$', '$2a$');
  expect(await signIn('zonnebloem8', stored)).toEqual(['u1 zonnebloem8']);
  expect(await signIn('zonnebloem9', stored)).toEqual([]);
});

test("the emulator's own hashes, people without a password and nobody are left alone", async () => {
  expect(await signIn('x', 'fakeHash:salt=y:password=x')).toEqual([]);
  expect(await signIn('x', '')).toEqual([]);
  const nobody = { lookup: async () => ({ kind: 'none' }), setPassword: () => Promise.reject(new Error('nobody')) };
  await takeOldPassword({ email: 'a@example.org', password: 'x' }, nobody);
  await takeOldPassword({ idToken: 'x' }, nobody);
});
