import { type App, getApps, initializeApp } from 'firebase-admin/app';

/** A named app, because the Functions SDK and the emulator register apps of their own. */
const appName = 'madelief';

/** One app per instance. Project and credentials come from the runtime's environment. */
export function adminApp(): App {
  return getApps().find(({ name }) => name === appName) ?? initializeApp(undefined, appName);
}
