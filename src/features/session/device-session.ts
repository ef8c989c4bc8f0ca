import { onAccessDenied } from '#firebase/auth/access-denied.ts';
import { observeUser, signIn, signOut } from '#firebase/auth/auth.ts';
import { readInterimUser } from '#firebase/interim-users.ts';
import { deviceClock } from '#lib/clock.ts';
import { keepChoice } from '#lib/preferences.ts';
import { onReconnectHint } from '#lib/reconnect-hint.ts';
import { err } from '#lib/result.ts';
import { deviceSettings } from '#offline/device.ts';
import { type AccountRecords, lookUpAccount } from './look-up-account.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';

/** Needed once per account, so its code is loaded then. null when it cannot be fetched. */
const registrationDraft = () =>
  import('./device-registration.ts').then(
    ({ deviceRegistrationDraft }) => deviceRegistrationDraft(),
    () => null,
  );

const records: AccountRecords = {
  read: readInterimUser,
  // Once per account: its code is loaded when it is needed.
  confirm: (details) =>
    import('./confirm-account.ts').then(
      ({ confirmAccount }) => confirmAccount(details),
      () => err({ code: 'network' }),
    ),
  keptDetails: async (email) => (await registrationDraft())?.detailsOf(email) ?? null,
  forgetDetails: async (email) => (await registrationDraft())?.forgetThatOf(email),
};

const wipeAfterMs = 5_000;
/** A session that the server has not confirmed yet is looked at this often while the page is visible. */
const lookEveryMs = 15_000;

let store: SessionStore | undefined;

/** The session of this page, made at first use. */
export function deviceSession(): SessionStore {
  store ??= createSessionStore({
    observeUser,
    signIn,
    signOut,
    lookUpAccount: (user) => lookUpAccount(user, records),
    readSnapshot: () => deviceSettings().read('session'),
    // A device that stores nothing still works with a connection; there is nobody to tell here.
    writeSnapshot: async (snapshot) => {
      // For the public pages, which do not load the session to know which of two words to show.
      keepChoice('signed-in', 'yes');
      await deviceSettings().write('session', snapshot);
    },
    // The snapshot first, so that the next person is not taken for this one. The rest is best effort: what a failing storage
    // or network leaves behind is wiped at the next sign-in.
    wipeOthers: async (uid) => {
      if (uid === null) {
        keepChoice('signed-in', 'no');
        await deviceSettings().clear('session');
      } else {
        // After the first screen, which needs the network and the storage more.
        await new Promise((resolve) => setTimeout(resolve, wipeAfterMs));
      }
      const loaded = await import('#sync/device-sign-out.ts').catch(() => null);
      await loaded?.deviceSignOut().wipeOthers(uid);
    },
    onReconnectHint: (listener) => onReconnectHint(listener, { everyMs: lookEveryMs }),
    onAccessDenied,
    clock: deviceClock,
  });
  return store;
}
