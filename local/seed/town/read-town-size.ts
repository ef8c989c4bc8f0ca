import { parseArgs } from 'node:util';
import { smallTown, type TownSize } from './town.ts';

const usage = 'npm run seed -- --requests 100000 --seniors 50000 --students 800';

/** More does not fit in the memory of the local Firestore. */
const largest: TownSize = { requests: 200_000, seniors: 100_000, students: 5_000 };

/** The size that the arguments of `npm run seed` ask for. @throws Error that says which argument is wrong. */
export function readTownSize(args: readonly string[]): TownSize {
  const option = { type: 'string' } as const;
  const { values } = parseArgs({ args: [...args], options: { requests: option, seniors: option, students: option } });
  const count = (name: keyof TownSize): number => {
    const text = values[name];
    if (text === undefined) return smallTown[name];
    if (!/^[1-9]\d{0,6}$/.test(text) || Number(text) > largest[name]) {
      throw new Error(`--${name} ${text}: give a whole number from 1 to ${largest[name]}\n\n${usage}`);
    }
    return Number(text);
  };
  return { requests: count('requests'), seniors: count('seniors'), students: count('students') };
}
