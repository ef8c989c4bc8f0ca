import { type App, getApps, initializeApp } from 'firebase-admin/app';

/** Of this project's own: the SDK for functions and the emulator keep apps of theirs in the same list. */
const appName = 'madelief';

/** One connection per instance; project and credentials come from the environment that Google sets. */
export function adminApp(): App {
  return getApps().find(({ name }) => name === appName) ?? initializeApp(undefined, appName);
}
