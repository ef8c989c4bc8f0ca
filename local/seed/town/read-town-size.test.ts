import { expect, test } from 'vitest';
import { readTownSize } from './read-town-size.ts';
import { smallTown } from './town.ts';

test('reads the sizes that are given, and takes those of the small town for the rest', () => {
  const asked = ['--requests', '100000', '--seniors', '50000', '--students', '800'];
  expect(readTownSize(asked)).toEqual({ requests: 100_000, seniors: 50_000, students: 800 });
  expect(readTownSize(['--students', '7'])).toEqual({ ...smallTown, students: 7 });
});

test.each(['0', '-5', '1.5', 'many', '', '1e3', '10000000'])('says that %j is no number of requests', (text) => {
  expect(() => readTownSize([`--requests=${text}`])).toThrow(/^--requests .*from 1 to 200000\n\nnpm run seed/);
});

test('says which argument it does not know', () => {
  expect(() => readTownSize(['--request', '10'])).toThrow(/'--request'/);
  expect(() => readTownSize(['100'])).toThrow(/'100'/);
});
