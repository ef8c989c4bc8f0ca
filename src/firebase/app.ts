import { type FirebaseApp, initializeApp, setLogLevel } from 'firebase/app';
import { type Environment, readEnvironment } from '#lib/environment.ts';

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
  ours = { app: initializeApp(environment.firebase), environment };
  return ours;
}
