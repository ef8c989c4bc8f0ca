import { describe, expect, test } from 'vitest';
import type { DomainError } from '#domain/error-codes.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { SessionSnapshot } from '#offline/settings.ts';
import type { Account, Session } from './session.ts';
import { createSessionStore } from './session-store.ts';

const maria: Account = {
  uid: 'maria',
  email: 'maria@madelief.test',
  role: 'senior',
  firstName: 'Maria',
  lastName: 'P',
};
const jozef: Account = { ...maria, uid: 'jozef', email: 'jozef@madelief.test', firstName: 'Jozef' };
const authUser = (account: Account, emailVerified = true) => ({
  uid: account.uid,
  email: account.email,
  emailVerified,
});
type AuthUser = ReturnType<typeof authUser>;

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A page with its session, a server with answers that a test sets, and a device that may have a snapshot. */
function openPage(remembered: SessionSnapshot | null = null) {
  const world = {
    snapshot: remembered,
    lookup: ok(maria) as Result<Account, DomainError>,
    lookups: 0,
    /** Delays the server's answer. */
    gate: Promise.resolve(),
    signInAnswer: ok(authUser(maria)) as Result<AuthUser, DomainError>,
    firebaseSignOuts: 0,
    tellUser: (_: AuthUser | null) => {},
    hintReconnect: () => {},
    deny: () => {},
    /** The arguments of `wipeOthers`; null: all accounts. */
    wiped: [] as (string | null)[],
  };
  const store = createSessionStore({
    observeUser: (listener) => {
      world.tellUser = listener;
      return () => {};
    },
    signIn: async () => {
      // The SDK calls its observers before it answers the caller.
      if (world.signInAnswer.ok) world.tellUser(world.signInAnswer.value);
      await settled();
      return world.signInAnswer;
    },
    signOut: () => {
      world.firebaseSignOuts += 1;
      world.tellUser(null);
      return Promise.resolve();
    },
    lookUpAccount: async () => {
      world.lookups += 1;
      await world.gate;
      return world.lookup;
    },
    readSnapshot: () => Promise.resolve(world.snapshot),
    writeSnapshot: (snapshot) => {
      world.snapshot = snapshot;
      return Promise.resolve();
    },
    wipeOthers: (uid) => {
      world.wiped.push(uid);
      if (uid === null) world.snapshot = null;
      return Promise.resolve();
    },
    onAccessDenied: (listener) => {
      world.deny = listener;
      return () => {};
    },
    onReconnectHint: (listener) => {
      world.hintReconnect = listener;
      return () => {};
    },
    clock: { now: () => new Date(1_700_000_000_000), monotonic: () => 0 },
  });
  const seen: Session[] = [];
  store.subscribe(() => seen.push(store.get()));
  return { world, store, seen };
}

const snapshotOf = (account: Account): SessionSnapshot => ({ ...account, savedAt: 1 });
const signedIn = (account: Account, confirmed: boolean) => ({ status: 'signed-in', ...account, confirmed });

describe('opening the app', () => {
  test('without a snapshot: loading until the SDK answers, then signed out without a reason', async () => {
    const { world, store } = openPage();
    expect(store.get()).toEqual({ status: 'loading' });
    await settled();
    expect(store.get()).toEqual({ status: 'loading' });
    world.tellUser(null);
    await settled();
    expect(store.get()).toEqual({ status: 'signed-out' });
  });

  test('opens unconfirmed from the snapshot before the SDK answers', async () => {
    const { store } = openPage(snapshotOf(maria));
    await settled();
    expect(store.get()).toEqual(signedIn(maria, false));
  });

  test('the server confirms, and its answer becomes the snapshot', async () => {
    const { world, store } = openPage(snapshotOf({ ...maria, firstName: 'Mia' }));
    world.tellUser(authUser(maria));
    await settled();
    expect(store.get()).toEqual(signedIn(maria, true));
    expect(world.snapshot).toEqual({ ...maria, savedAt: 1_700_000_000_000 });
  });

  test('the server cannot be reached: stays unconfirmed, and confirms at the next reconnect hint', async () => {
    const { world, store } = openPage(snapshotOf(maria));
    world.lookup = err({ code: 'network' });
    world.tellUser(authUser(maria));
    await settled();
    expect(store.get()).toEqual(signedIn(maria, false));
    expect(world.firebaseSignOuts).toBe(0);
    world.lookup = ok(maria);
    world.hintReconnect();
    await settled();
    expect(store.get()).toEqual(signedIn(maria, true));
  });

  test('a reconnect hint makes no call once the session is confirmed', async () => {
    const { world } = openPage();
    world.tellUser(authUser(maria));
    await settled();
    world.hintReconnect();
    world.tellUser(authUser(maria));
    await settled();
    expect(world.lookups).toBe(1);
  });

  // spec: 4.access.session-ends
  test('a revoked session asks to sign in again, and deletes the snapshot', async () => {
    const { world, store } = openPage(snapshotOf(maria));
    await settled();
    world.tellUser(null);
    await settled();
    expect(store.get()).toEqual({ status: 'signed-out', reason: 'sign-in-expired' });
    expect(world.snapshot).toBeNull();
    expect(world.wiped).toEqual([null]);
  });

  // spec: 4.access.session-ends
  test('a rejected token asks to sign in again', async () => {
    const { world, store } = openPage(snapshotOf(maria));
    world.lookup = err({ code: 'sign-in-expired' });
    world.tellUser(authUser(maria));
    await settled();
    expect(store.get()).toEqual({ status: 'signed-out', reason: 'sign-in-expired' });
    expect(world.firebaseSignOuts).toBe(1);
  });

  test.each(['not-a-senior', 'account-blocked', 'role-lookup-failed'] as const)(
    '%s signs out with that reason',
    async (code) => {
      const { world, store } = openPage(snapshotOf(maria));
      world.lookup = err({ code });
      world.tellUser(authUser(maria));
      await settled();
      expect(store.get()).toEqual({ status: 'signed-out', reason: code });
      expect(world.firebaseSignOuts).toBe(1);
      expect(world.snapshot).toBeNull();
      expect(world.wiped).toEqual([null]);
    },
  );

  test.each(['account-blocked', 'not-a-senior'] as const)(
    'access denied in a running session: the account is read again, and %s ends it',
    async (code) => {
      const { world, store } = openPage();
      world.tellUser(authUser(maria));
      await settled();
      world.deny();
      await settled();
      expect([store.get(), world.lookups]).toEqual([signedIn(maria, true), 2]);
      world.lookup = err({ code });
      world.deny();
      await settled();
      expect(store.get()).toEqual({ status: 'signed-out', reason: code });
      expect(world.wiped.at(-1)).toBeNull();
      world.deny();
      await settled();
      expect(world.lookups).toBe(3);
    },
  );

  test('signed in without a snapshot or a server: fails with a reason, and signs in at the next reconnect hint', async () => {
    const { world, store } = openPage();
    world.lookup = err({ code: 'network' });
    world.tellUser(authUser(maria));
    await settled();
    expect(store.get()).toEqual({ status: 'signed-out', reason: 'role-lookup-failed' });
    expect(world.firebaseSignOuts).toBe(0);
    world.lookup = ok(maria);
    world.hintReconnect();
    await settled();
    expect(store.get()).toEqual(signedIn(maria, true));
  });

  test('never shows the account of the snapshot to another user', async () => {
    const { world, store, seen } = openPage(snapshotOf(maria));
    await settled();
    seen.length = 0;
    world.lookup = ok(jozef);
    world.tellUser(authUser(jozef));
    await settled();
    expect(store.get()).toEqual(signedIn(jozef, true));
    expect(seen.filter((session) => session.status === 'signed-in' && session.uid === 'maria')).toEqual([]);
    expect(world.wiped).toEqual([null, 'jozef']);
  });

  test('an answer after signing out is ignored', async () => {
    const { world, store } = openPage();
    let open = () => {};
    world.gate = new Promise<void>((resolve) => (open = resolve));
    world.tellUser(authUser(maria));
    await settled();
    world.tellUser(null);
    await settled();
    open();
    await settled();
    expect(store.get().status).toBe('signed-out');
    expect(world.snapshot).toBeNull();
  });
});

describe('the login form', () => {
  // spec: 4.access.sign-in-and-out
  test('signs in, confirmed, and writes the snapshot', async () => {
    const { world, store } = openPage();
    world.tellUser(null);
    await settled();
    expect(await store.signIn('maria@madelief.test', 'x')).toEqual(ok(maria));
    expect(store.get()).toEqual(signedIn(maria, true));
    expect(world.snapshot).toMatchObject(maria);
    expect(world.lookups).toBe(1);
  });

  test('a wrong password leaves the session as it is', async () => {
    const { world, store } = openPage();
    world.tellUser(null);
    await settled();
    world.signInAnswer = err({ code: 'invalid-credentials' });
    expect(await store.signIn('maria@madelief.test', 'x')).toEqual(err({ code: 'invalid-credentials' }));
    expect(store.get()).toEqual({ status: 'signed-out' });
    expect(world.firebaseSignOuts).toBe(0);
  });

  test.each([
    ['not-a-senior', 'not-a-senior'],
    ['network', 'role-lookup-failed'],
  ] as const)('a role lookup that ends in %s signs out again and says %s', async (given, told) => {
    const { world, store, seen } = openPage();
    world.tellUser(null);
    await settled();
    world.lookup = err({ code: given });
    expect(await store.signIn('maria@madelief.test', 'x')).toEqual(err({ code: told }));
    await settled();
    expect(world.firebaseSignOuts).toBe(1);
    expect(store.get()).toEqual({ status: 'signed-out' });
    expect(seen.some((session) => session.status === 'signed-in')).toBe(false);
  });

  test('an address that was never verified cannot sign in', async () => {
    const { world, store } = openPage();
    world.tellUser(null);
    await settled();
    world.signInAnswer = ok(authUser(maria, false));
    expect(await store.signIn('maria@madelief.test', 'x')).toEqual(err({ code: 'email-not-verified' }));
    expect(world.firebaseSignOuts).toBe(1);
    expect(world.lookups).toBe(0);
  });
});

describe('a sign-up', () => {
  const newcomer = authUser({ ...maria, uid: 'newcomer' }, false);

  test('its temporary session is not shown, makes no lookup, and ends signed out', async () => {
    const { world, store, seen } = openPage();
    world.tellUser(null);
    await settled();
    const answer = await store.withTemporarySession(async () => {
      world.tellUser(newcomer);
      await settled();
      return 'made';
    });
    await settled();
    expect(answer).toBe('made');
    expect(world.firebaseSignOuts).toBe(1);
    expect(world.lookups).toBe(0);
    expect(store.get()).toEqual({ status: 'signed-out' });
    expect(seen.some((session) => session.status === 'signed-in')).toBe(false);
  });

  test('an interrupted sign-up leaves an unverified user, who stays signed out but is kept for another tab', async () => {
    const { world, store } = openPage();
    world.tellUser(newcomer);
    await settled();
    expect(store.get()).toEqual({ status: 'signed-out' });
    world.hintReconnect();
    await settled();
    expect(world.lookups).toBe(0);
    expect(world.firebaseSignOuts).toBe(0);
  });

  test('an unverified user clears the snapshot of the account before', async () => {
    const { world, store } = openPage(snapshotOf(maria));
    await settled();
    world.tellUser(newcomer);
    await settled();
    expect(store.get()).toEqual({ status: 'signed-out' });
    expect(world.snapshot).toBeNull();
  });
});

describe('signing out', () => {
  test('is not reported as an expired session', async () => {
    const { world, store } = openPage();
    await store.signIn('maria@madelief.test', 'x');
    await store.signOut();
    await settled();
    expect(store.get()).toEqual({ status: 'signed-out' });
    expect(world.snapshot).toBeNull();
  });
});
