import { runningTestFirebase, startTestFirebase, testFirebaseEnvironment } from '../local-firebase.ts';
import { offerPseudoSite } from './pseudo-site/lazy-pseudo-site.ts';
import { wakeFunctions } from './wake-functions.ts';

/** Uses the Firebase of the test runner; a run without it starts and stops its own. */
export default async function setUp(): Promise<() => Promise<void>> {
  const running = runningTestFirebase();
  const own = running === null ? await startTestFirebase({ app: true }) : null;
  const firebase = running ?? own;
  if (firebase === null) throw new Error('there is no Firebase');
  await wakeFunctions(firebase);
  const pseudoSite = await offerPseudoSite(firebase);
  Object.assign(process.env, testFirebaseEnvironment(firebase), pseudoSite.environment);
  return async () => {
    await pseudoSite.close();
    await own?.stop();
  };
}
