/** `npm run seed`: writes a town of any size into the stack that `npm start` runs. */
import { parseArgs } from 'node:util';
import { inProject } from '../build/project.ts';
import { readRunningStack } from './running-stack.ts';
import { smallTown, type TownSize } from './seed/town/town.ts';
import { writeTown } from './seed/town/write-town.ts';

const usage = 'npm run seed -- --requests 100000 --seniors 50000 --students 800';

function readSize(args: readonly string[]): TownSize {
  const option = { type: 'string' } as const;
  const { values } = parseArgs({ args: [...args], options: { requests: option, seniors: option, students: option } });
  const count = (name: keyof TownSize): number => {
    const text = values[name];
    if (text === undefined) return smallTown[name];
    if (!/^[1-9]\d{0,6}$/.test(text)) throw new Error(`--${name} ${text}: give a whole number from 1\n\n${usage}`);
    return Number(text);
  };
  return { requests: count('requests'), seniors: count('seniors'), students: count('students') };
}

async function main(): Promise<void> {
  const size = readSize(process.argv.slice(2));
  const stack = await readRunningStack(inProject('.local-data'));
  if (stack === null) throw new Error('Nothing runs. Start it first: npm start -- --no-town');
  const began = performance.now();
  const onProgress = (written: number): void => void process.stdout.write(`\r${written} documents`);
  const written = await writeTown({ ...stack, size, now: new Date(), onProgress });
  if (written === 0) throw new Error('There is a town already. Begin anew: npm start -- --fresh --no-town');
  console.log(`\r${written} documents in ${Math.round((performance.now() - began) / 1000)} s`);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
