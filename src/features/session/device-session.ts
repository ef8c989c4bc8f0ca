import { confirmAccount } from '#domain/contracts/accounts.ts';
import { observeUser, signIn, signOut } from '#firebase/auth.ts';
import { callFunction } from '#firebase/functions.ts';
import { readInterimUser } from '#firebase/interim-users.ts';
import { deviceClock } from '#lib/clock.ts';
import { keepChoice } from '#lib/preferences.ts';
import { deviceSettings } from '#offline/device.ts';
import { onConnectionHint } from './connection-hints.ts';
import { type AccountRecords, lookUpAccount } from './look-up-account.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';

/** Asked once in a life: whoever comes back every day need not load it first. null when its code cannot be fetched. */
const registrationDraft = () =>
  import('./device-registration.ts').then(
    ({ deviceRegistrationDraft }) => deviceRegistrationDraft(),
    () => null,
  );

const records: AccountRecords = {
  read: readInterimUser,
  confirm: (details) => callFunction(confirmAccount, details === null ? {} : { details }),
  keptDetails: async (email) => (await registrationDraft())?.detailsOf(email) ?? null,
  forgetDetails: async (email) => (await registrationDraft())?.forgetThatOf(email),
};

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
    clearSnapshot: async () => {
      keepChoice('signed-in', 'no');
      await deviceSettings().clear('session');
    },
    onReconnectHint: onConnectionHint,
    clock: deviceClock,
  });
  return store;
}
