import type { TestProject } from 'vitest/node';
import { runningTestFirebase, startTestFirebase, type TestFirebase } from '../local-firebase.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly firebase: TestFirebase;
  }
}

function provide(project: TestProject, { ports, appOrigin, authOrigin, firestoreHost, logFile }: TestFirebase): void {
  project.provide('firebase', { ports, appOrigin, authOrigin, firestoreHost, logFile });
}

/** Uses the Firebase of the test runner; a run without it starts and stops its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = runningTestFirebase();
  if (running !== null) {
    provide(project, running);
    return async () => undefined;
  }
  const own = await startTestFirebase({ app: true });
  provide(project, own);
  return () => own.stop();
}
