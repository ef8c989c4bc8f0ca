import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Right, rights } from '#domain/accounts/roles.ts';
import { type CircleRight, circleRights, grantedBy } from '#domain/circles/circle-rights.ts';
import { readCaller } from './caller.ts';

type Gateways = Parameters<typeof readCaller>[2];

interface World {
  readonly roles?: Readonly<Record<string, unknown>>;
  readonly blocked?: Readonly<Record<string, unknown>>;
  /** By senior, then by member. */
  readonly circles?: Readonly<Record<string, Readonly<Record<string, object>>>>;
  readonly emailVerified?: boolean;
}

const els = { uid: 'els', email: 'els@madelief.test', secondFactor: true, signedInAt: new Date() };

const gateways = ({ roles = { els: 'family' }, blocked = {}, circles = {}, emailVerified = true }: World) =>
  ({
    authentication: { identify: async () => ({ ...els, emailVerified }) },
    accounts: { standingOf: async (uid: string) => ({ role: roles[uid], blocked: blocked[uid] }) },
    circles: { membershipOf: async (senior: string, uid: string) => circles[senior]?.[uid] ?? null },
  }) as unknown as Gateways;

const read = (right: Right, senior: string | undefined, world: World) =>
  readCaller(right, 'Bearer a.b.c', gateways(world), { wantedSenior: senior });

const everything = { rights: circleRights, ended_at: null };
const ofMaria = { circles: { maria: { els: everything } } };

test('a family member calls for a senior with exactly the rights of her membership', async () => {
  const someRights = fc.subarray<CircleRight>([...circleRights]);
  await fc.assert(
    fc.asyncProperty(someRights, fc.boolean(), fc.constantFrom(...rights), async (held, ended, right) => {
      const membership = { rights: held, ended_at: ended ? new Date() : null };
      const caller = await read(right, 'maria', { circles: { maria: { els: membership } } });
      const granted = !ended && held.some((each) => grantedBy[each].includes(right));
      expect(caller).toEqual(
        granted
          ? { ok: true, value: { actorUid: 'els', seniorId: 'maria', email: 'els@madelief.test', emailVerified: true } }
          : { ok: false, error: { code: 'no-access' } },
      );
    }),
  );
});

test('a right of one senior reaches no other', async () => {
  for (const senior of ['jozef', 'els-other', 'staf']) {
    expect(await read('visits.approve', senior, ofMaria)).toMatchObject({ ok: false, error: { code: 'no-access' } });
  }
});

test.each([
  ['a blocked member', { ...ofMaria, blocked: { els: true } }, 'account-blocked'],
  ['a senior who is blocked', { ...ofMaria, blocked: { maria: true } }, 'no-access'],
  ['an account that is a senior itself', { ...ofMaria, roles: { els: 'senior' } }, 'no-access'],
  ['staff', { ...ofMaria, roles: { els: 'admin' } }, 'no-access'],
  ['an account without a record', { ...ofMaria, roles: {} }, 'no-access'],
  ['an address that is not verified', { ...ofMaria, emailVerified: false }, 'email-not-verified'],
])('refused: %s', async (_, world, code) => {
  expect(await read('requests.answer', 'maria', world)).toEqual({ ok: false, error: { code } });
});

test('a family member has no things of her own to act on', async () => {
  for (const senior of [undefined, 'els']) {
    expect(await read('requests.answer', senior, ofMaria)).toEqual({ ok: false, error: { code: 'not-a-senior' } });
  }
});

test('a senior acts for herself whether or not she names herself', async () => {
  const world = { roles: { els: 'senior' } };
  for (const senior of [undefined, 'els']) {
    expect(await read('credits.buy', senior, world)).toMatchObject({ ok: true, value: { seniorId: 'els' } });
  }
});

test('what is no right of a senior heeds no senior in its input', async () => {
  const world = { roles: { els: 'admin' } };
  const caller = await readCaller('accounts.view', 'Bearer a.b.c', gateways(world), { wantedSenior: 'maria' });
  expect(caller).toMatchObject({ ok: true, value: { actorUid: 'els', seniorId: 'els' } });
});
