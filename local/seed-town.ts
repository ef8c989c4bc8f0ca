/** `npm run seed`: writes a town of any size into the stack that `npm start` runs. */
import { inProject } from '../build/project.ts';
import { isReachable } from './port-probe.ts';
import { readRunningStack } from './running-stack.ts';
import { readTownSize } from './seed/town/read-town-size.ts';
import { writeTown } from './seed/town/write-town.ts';

/** Lines of progress, where there is no terminal to write over the last one. */
const progressEvery = 100_000;

function showProgress(written: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${written} documents`);
  else if (written % progressEvery === 0) console.log(`${written} documents`);
}

async function main(): Promise<void> {
  const size = readTownSize(process.argv.slice(2));
  const stack = await readRunningStack(inProject('.local-data'));
  // A stack that was killed leaves its address behind.
  if (stack === null || !(await isReachable('127.0.0.1', stack.firestorePort))) {
    throw new Error('Nothing runs. Start it first: npm start -- --fresh --no-town');
  }
  const began = performance.now();
  const written = await writeTown({ ...stack, size, now: new Date(), onProgress: showProgress });
  if (written === 0) throw new Error('There is a town already. Begin anew: npm start -- --fresh --no-town');
  console.log(`\r${written} documents in ${Math.round((performance.now() - began) / 1000)} s`);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
