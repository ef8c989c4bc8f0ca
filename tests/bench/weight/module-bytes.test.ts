import { expect, test } from 'vitest';
import { charactersBySource, placeOfSource } from './module-bytes.ts';

test('each character of a script belongs to the source that its map names', () => {
  // Columns 0–3 of the first line are a.ts, 4–5 b.ts, 6–7 of nobody; the second line is a.ts again.
  const map = { sources: ['a.ts', 'b.ts'], mappings: 'AAAA,ICAA,E;ADAA' };
  expect(Object.fromEntries(charactersBySource('aaaabb//\naaa', map))).toEqual({ '': 2, 'a.ts': 7, 'b.ts': 2 });
});

test('a source is a package or a folder of the project', () => {
  expect(placeOfSource('../../../node_modules/firebase/node_modules/@firebase/auth/dist/index.js')).toEqual([
    '@firebase/auth',
    'index.js',
  ]);
  expect(placeOfSource('../../node_modules/dexie/dist/dexie.js')).toEqual(['dexie', 'dexie.js']);
  expect(placeOfSource('../../src/ui/theme/looks.ts')).toEqual(['src', 'ui', 'theme', 'looks.ts']);
  expect(placeOfSource('')).toEqual(['bundler']);
});
