import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withSoftHyphens } from './soft-hyphens.ts';

const shown = (text: string): string => withSoftHyphens(text).replaceAll('\u00AD', '·');

test.each([
  ['Vanderhaeghen', 'Van·der·hae·ghen'],
  ['Christiaens', 'Chris·tiaens'],
  ['Vandenbroucke', 'Van·den·broucke'],
  ['Verschaeren', 'Ver·schae·ren'],
  ['Verstraeten', 'Ver·strae·ten'],
  ['Jean-Baptiste', 'Jean-Bap·tiste'],
  ['Maria Peeters', 'Maria Peeters'],
  ['14:00–16:00', '14:00–16:00'],
  ['Niet doorgegaan', 'Niet door·gegaan'],
  ['𐌭oFoFoAAA', '𐌭oFo·FoAAA'],
])('%s may break as %s', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test('nothing but places to break is added, and none leaves fewer than three letters on a side', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      fc.pre(!text.includes('\u00AD'));
      const hyphened = withSoftHyphens(text);
      expect(hyphened.replaceAll('\u00AD', '')).toBe(text);
      expect(hyphened).not.toMatch(/(?:^|[^\p{L}])\p{L}{1,2}\u00AD|\u00AD\p{L}{1,2}(?:$|[^\p{L}])/u);
    }),
  );
});
