import { describe, expect, test } from 'vitest';
import { readBenchArguments } from './read-bench-arguments.ts';

describe('the arguments of npm run bench', () => {
  test('nothing measures all, a name that part alone, and a number up to that size', () => {
    expect(readBenchArguments([])).toEqual({ only: null });
    for (const only of ['firestore', 'views', 'saving', 'money', 'weight'])
      expect(readBenchArguments([only])).toEqual({ only });
    expect(readBenchArguments(['board'])).toEqual({ only: 'board', most: Infinity });
    expect(readBenchArguments(['board', '10000'])).toEqual({ only: 'board', most: 10_000 });
    expect(readBenchArguments(['interaction'])).toEqual({ only: 'interaction', view: '' });
    expect(readBenchArguments(['interaction', 'staff-'])).toEqual({ only: 'interaction', view: 'staff-' });
    expect(readBenchArguments(['import'])).toEqual({ only: 'import', seniors: 500 });
    expect(readBenchArguments(['import', '50000'])).toEqual({ only: 'import', seniors: 50_000 });
    expect(readBenchArguments(['scale'])).toEqual({ only: 'scale', day: null });
    expect(readBenchArguments(['scale', '500'])).toEqual({ only: 'scale', day: { visits: 500, speed: 100 } });
    expect(readBenchArguments(['scale', '500', '9'])).toEqual({ only: 'scale', day: { visits: 500, speed: 9 } });
  });

  test.each([
    ['boards'],
    ['firestore', '1000'],
    ['money', '1000'],
    ['weight', '/'],
    ['interaction', 'nothing'],
    ['interaction', 'menu', 'x'],
    ['board', 'ten'],
    ['board', '1e4'],
    ['board', '-1'],
    ['board', ''],
    ['board', '999'],
    ['board', '1000', 'x'],
    ['scale', 'many'],
    ['scale', '500', '0'],
    ['scale', '500', '100', 'x'],
    ['import', 'many'],
    ['import', '0'],
    ['import', '500', 'x'],
  ])('anything else says what there is: %s %s', (...given) => {
    expect(readBenchArguments(given)).toHaveProperty(
      'problem',
      expect.stringContaining('npm run bench -- board 10000'),
    );
  });
});
