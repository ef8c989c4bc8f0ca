/**
 * `npm run browsers`: plays the journeys in the engines of Safari and Firefox that this machine has, and takes a picture
 * of every screen beside Chromium's. It installs nothing: it prints the line that does. `-- webkit` or `-- firefox` plays
 * in that engine only; `-- --main-journey` is what `npm test` plays, and takes no pictures.
 */
import { inProject } from '#build/project.ts';
import { runningTestFirebase, startTestFirebase, type TestFirebase } from '#tests/local-firebase.ts';
import type { Engine } from './engines/engine.ts';
import { otherEngines } from './engines/engines.ts';
import { journeys, mainJourney } from './journeys/journeys.ts';
import { takePictures } from './pictures.ts';
import { play } from './play.ts';

const folder = inProject('.cache', 'browsers');
const words = process.argv.slice(2);
const onlyMain = words.includes('--main-journey');
const names = words.filter((word) => !word.startsWith('--'));

const unknown = names.filter((name) => !otherEngines.some((engine) => engine.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no engine "${unknown.join('", "')}". There are: ${otherEngines.map(({ name }) => name).join(', ')}`,
  );
  process.exit(1);
}

/** Prints what is missing. */
function isInstalled({ title, missing, remark }: Engine): boolean {
  const parts = missing();
  if (parts === null) {
    const note = remark?.() ?? null;
    if (note !== null) console.log(`${title}: ${note}`);
    return true;
  }
  console.log(`– ${title} is not installed: there is no ${parts.files.join(', no ')}`);
  console.log(`  To install it: ${parts.install}`);
  return false;
}

async function playAll(engines: readonly Engine[], firebase: TestFirebase): Promise<number> {
  let failed = 0;
  for (const engine of engines) {
    for (const journey of onlyMain ? [mainJourney] : journeys) {
      if (!(await play(journey, { engine, firebase, folder }))) failed += 1;
    }
  }
  if (!onlyMain) console.log(`The pictures: ${await takePictures(engines, firebase, folder)}`);
  return failed;
}

/** That of the test runner, or one of its own. */
async function lendFirebase(): Promise<{ readonly firebase: TestFirebase; stop(): Promise<void> }> {
  const running = runningTestFirebase();
  if (running !== null) return { firebase: running, stop: async () => undefined };
  console.log('Building the app and starting a local Firebase …');
  const own = await startTestFirebase({ app: true });
  return { firebase: own, stop: () => own.stop() };
}

async function main(): Promise<number> {
  const engines = otherEngines.filter(({ name }) => names.length === 0 || names.includes(name)).filter(isInstalled);
  // `npm test` counts an engine that is not there as skipped; asked for by a person, nothing played is no success.
  if (engines.length === 0) return onlyMain ? 0 : 1;
  const { firebase, stop } = await lendFirebase();
  // Exiting also ends the browsers that were started (engines/processes.ts).
  const abort = () => void stop().finally(() => process.exit(1));
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, abort);
  try {
    return await playAll(engines, firebase);
  } finally {
    await stop();
  }
}

const failed = await main();
// Not only `exitCode`: a helper of a browser that outlives it keeps its end of a pipe open, and this process waiting.
process.exit(failed === 0 ? 0 : 1);
