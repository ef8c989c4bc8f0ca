import { onAccessDenied } from '#firebase/auth/access-denied.ts';
import { serverPart } from '#firebase/server-part.ts';
import { deviceClock } from '#lib/clock.ts';
import { beganBehindKeptView, firstViewAwaitsServer, firstViewPainted } from '#lib/start/first-view.ts';
import { readPreference, writePreference } from '#lib/preferences.ts';
import { onReconnectHint } from '#lib/reconnect-hint.ts';
import { err } from '#domain/result.ts';
import { deviceSettings } from '#offline/device.ts';
import type { SessionSnapshot } from '#offline/settings.ts';
import type { AccountRecords } from './look-up-account.ts';
import { keepOpenedSession } from './opened-session.ts';
import { createSessionStore, type SessionPorts, type SessionStore } from './session-store.ts';

/** Lazy: needed once per account. Resolves to null when its code cannot be fetched. */
const registrationDraft = () =>
  import('./device-registration.ts').then(
    ({ deviceRegistrationDraft }) => deviceRegistrationDraft(),
    () => null,
  );

const usersAtServer = serverPart(() => import('#firebase/interim-users.ts'));

const lookingUp = serverPart(() => import('./look-up-account.ts'));

const records: AccountRecords = {
  read: (uid) => usersAtServer((part) => part.readInterimUser(uid)),
  // Lazy: needed once per account.
  confirm: (details) =>
    import('./confirm-account.ts').then(
      ({ confirmAccount }) => confirmAccount(details),
      () => err({ code: 'network' }),
    ),
  storedDetails: async (email) => (await registrationDraft())?.detailsOf(email) ?? null,
  forgetDetails: async (email) => (await registrationDraft())?.clearFor(email),
};

/** Interval at which an unconfirmed session is retried while the page is visible. */
const confirmRetryMs = 15_000;

const authCode = () => import('#firebase/auth/auth.ts');

/**
 * Follows Auth. Where the device knows a session, its screen comes first; otherwise nothing is shown before Auth has
 * answered. Code that cannot be loaded now is loaded when there may be a network again.
 */
async function followAuth(listener: Parameters<SessionPorts['observeUser']>[0]): Promise<void> {
  // A kept view is of the session that the device knows. The preference may be lost where the browser was ended.
  if (beganBehindKeptView || readPreference('signed-in') === 'yes') await firstViewPainted();
  const loaded = await authCode().catch(() => null);
  if (loaded !== null) {
    loaded.observeUser(listener);
    return;
  }
  const stop = onReconnectHint(
    () => {
      stop();
      void followAuth(listener);
    },
    { everyMs: confirmRetryMs },
  );
}

/** What the device knows of its session. Where it has lost that of a signed-in account, no screen comes before Auth. */
async function readSnapshot(): Promise<SessionSnapshot | null> {
  const snapshot = await deviceSettings().read('session');
  if (snapshot === null && readPreference('signed-in') === 'yes') firstViewAwaitsServer();
  return snapshot;
}

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

let store: SessionStore | undefined;

/** Where nothing is known of the account, no screen comes before the answer. */
function lookUp(user: Parameters<SessionPorts['lookUpAccount']>[0]): ReturnType<SessionPorts['lookUpAccount']> {
  if (store?.get().status === 'loading') firstViewAwaitsServer();
  return lookingUp((part) => part.lookUpAccount(user, records));
}

/** The session of this page, created on first use. */
export function deviceSession(): SessionStore {
  if (store !== undefined) return store;
  store = createSessionStore({
    observeUser: (listener) => void followAuth(listener),
    signIn: (email, password) =>
      signInCode().then(
        ({ signIn }) => signIn(email, password),
        () => err({ code: 'network' }),
      ),
    // A session that Auth would keep is not said to be over.
    signOut: async () => (await authCode()).signOut(),
    lookUpAccount: lookUp,
    readSnapshot,
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
  keepOpenedSession(store);
  return store;
}
