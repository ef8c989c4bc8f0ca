import { runningTestFirebase, startTestFirebase, testFirebaseEnvironment } from '../local-firebase.ts';

/** Uses the Firebase of the test runner; a run without it starts and stops its own. */
export default async function setUp(): Promise<() => Promise<void>> {
  if (runningTestFirebase() !== null) return async () => undefined;
  const own = await startTestFirebase({ app: true });
  Object.assign(process.env, testFirebaseEnvironment(own));
  return () => own.stop();
}
