import { _components, type FirebaseApp, initializeApp, setLogLevel } from 'firebase/app';
import { type Environment, readEnvironment } from '#lib/environment.ts';

declare module 'firebase/app' {
  /** The services that every new app gets, by name. The SDK's packages share it; its public types leave it out. */
  const _components: Map<string, unknown>;
}

interface OurApp {
  readonly app: FirebaseApp;
  readonly environment: Environment;
}

let ours: OurApp | undefined;

/** The project that this build belongs to, known to the SDK from first use. */
export function ourApp(): OurApp {
  if (ours) return ours;
  const environment = readEnvironment(import.meta.env);
  // The SDKs log whole requests when a call fails, names and addresses included. Every failure is a value here anyway.
  setLogLevel('silent');
  // Telemetry. Auth awaits it before every request, and it awaits a database without a time limit
  // (docs/decisions/0029-heartbeats.md).
  _components.delete('heartbeat');
  ours = { app: initializeApp(environment.firebase), environment };
  return ours;
}
