import { _components, type FirebaseApp, initializeApp, setLogLevel } from 'firebase/app';
import { type Environment, readEnvironment } from '#lib/environment.ts';
import { once } from '#lib/once.ts';

declare module 'firebase/app' {
  /**
   * Component providers by name, applied to every new app. Shared by the SDK's packages but missing in its public
   * types.
   */
  const _components: Map<string, unknown>;
}

interface AppWithEnvironment {
  readonly app: FirebaseApp;
  readonly environment: Environment;
}

/** The Firebase app of this build's project, created at first use. */
export const firebaseApp = once((): AppWithEnvironment => {
  const environment = readEnvironment(import.meta.env);
  // The SDKs log whole requests on failure, personal data included. Every failure is a value here anyway.
  setLogLevel('silent');
  // Telemetry. Auth awaits it before every request, and it awaits a database without a timeout
  // (docs/decisions/0029-heartbeats.md).
  _components.delete('heartbeat');
  return { app: initializeApp(environment.firebase), environment };
});
