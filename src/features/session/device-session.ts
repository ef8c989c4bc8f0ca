import { onAccessDenied } from '#firebase/auth/access-denied.ts';
import { observeUser, signOut } from '#firebase/auth/auth.ts';
import { readInterimUser } from '#firebase/interim-users.ts';
import { deviceClock } from '#lib/clock.ts';
import { writePreference } from '#lib/preferences.ts';
import { onReconnectHint } from '#lib/reconnect-hint.ts';
import { err } from '#domain/result.ts';
import { deviceSettings } from '#offline/device.ts';
import { type AccountRecords, lookUpAccount } from './look-up-account.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';

/** Lazy: needed once per account. Resolves to null when its code cannot be fetched. */
const registrationDraft = () =>
  import('./device-registration.ts').then(
    ({ deviceRegistrationDraft }) => deviceRegistrationDraft(),
    () => null,
  );

const records: AccountRecords = {
  read: readInterimUser,
  // Lazy: needed once per account.
  confirm: (details) =>
    import('./confirm-account.ts').then(
      ({ confirmAccount }) => confirmAccount(details),
      () => err({ code: 'network' }),
    ),
  storedDetails: async (email) => (await registrationDraft())?.detailsOf(email) ?? null,
  forgetDetails: async (email) => (await registrationDraft())?.clearFor(email),
};

const signInCode = () => import('#firebase/auth/sign-in.ts');

/**
 * Fetches the lazy parts of signing in while the network works. Best effort. Browsers may remember a failed import until
 * the page is reloaded, so that the first attempt without a network would be the last.
 */
export function preloadSignIn(): void {
  for (const load of [signInCode, () => import('./confirm-account.ts'), () => import('./device-registration.ts')]) {
    load().catch(() => undefined);
  }
}

const wipeAfterMs = 5_000;
/** Interval at which an unconfirmed session is retried while the page is visible. */
const confirmRetryMs = 15_000;

let store: SessionStore | undefined;

/** The session of this page, created on first use. */
export function deviceSession(): SessionStore {
  store ??= createSessionStore({
    observeUser,
    signIn: (email, password) =>
      signInCode().then(
        ({ signIn }) => signIn(email, password),
        () => err({ code: 'network' }),
      ),
    signOut,
    lookUpAccount: (user) => lookUpAccount(user, records),
    readSnapshot: () => deviceSettings().read('session'),
    // Best effort: without storage the app works online.
    writeSnapshot: async (snapshot) => {
      // The public pages read this flag instead of loading the session.
      writePreference('signed-in', 'yes');
      await deviceSettings().write('session', snapshot);
    },
    // The snapshot first, so that the next user is not taken for this one. The rest is best effort: what a failing storage
    // or network leaves behind is wiped at the next sign-in.
    wipeOthers: async (uid) => {
      if (uid === null) {
        writePreference('signed-in', 'no');
        await deviceSettings().clear('session');
      } else {
        // Delayed: the first screen needs network and storage first.
        await new Promise((resolve) => setTimeout(resolve, wipeAfterMs));
      }
      const loaded = await import('#sync/device-sign-out.ts').catch(() => null);
      await loaded?.deviceSignOut().wipeOthers(uid);
    },
    onReconnectHint: (listener) => onReconnectHint(listener, { everyMs: confirmRetryMs }),
    onAccessDenied,
    clock: deviceClock,
  });
  return store;
}
