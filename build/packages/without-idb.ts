/**
 * Takes the place of the package `idb` in the bundle. Of what the app loads only Firebase's heartbeats use it, and they
 * are left out (docs/decisions/0029-heartbeats.md). Firebase's Messaging and Installations need the real one.
 * @throws always: who calls this has come to need the package.
 */
export function openDB(): never {
  throw new Error('The package idb is left out of the bundle: see resolve.alias in vite.config.ts');
}
