import { expect, test } from 'vitest';
import { readMoment } from './read-moment.ts';

const now = new Date('2026-11-25T12:00:00Z');
const read = (text: string | undefined) => readMoment(text, { now, wholeMinute: true });

test('a moment of the last seven days, in whole minutes of UTC', () => {
  expect(read('2026-11-25T09:30Z')).toEqual(new Date('2026-11-25T09:30:00Z'));
  expect(read('2026-11-18T12:00:00Z')).toEqual(new Date('2026-11-18T12:00:00Z'));
});

test.each([
  [undefined, '--moment'],
  ['2026-11-25T09:30', '--moment'],
  ['2026-11-25', '--moment'],
  ['2026-13-45T09:30Z', '--moment'],
  ['2026-11-25T09:30:20Z', 'whole minutes'],
  ['2026-11-25T12:00Z', 'still to come'],
  ['2026-11-18T11:59Z', 'seven days'],
])('%s is refused, with what to write', (text, words) => {
  expect(() => read(text)).toThrow(words);
});
