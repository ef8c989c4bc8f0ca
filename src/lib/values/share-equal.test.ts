import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareEqual } from './share-equal.ts';

const anyValue = fc.anything({
  withDate: true,
  withMap: false,
  withSet: false,
  withTypedArray: false,
  withBigInt: false,
});

test('the result is equal to the later value, whatever was before', () => {
  fc.assert(
    fc.property(anyValue, anyValue, (before, after) => {
      expect(shareEqual(before, after)).toEqual(after);
    }),
  );
});

test('a value that is equal to the one before is that one', () => {
  fc.assert(
    fc.property(anyValue, (before) => {
      expect(shareEqual(before, structuredClone(before))).toBe(before);
    }),
  );
});

test('of a list in which one request changed, the others stay the same objects', () => {
  const request = (id: string, status: string) => ({ id, status, created_at: new Date('2026-08-01T10:00:00Z') });
  const before = [request('one', 'submitted'), request('two', 'submitted')];
  const after = [request('one', 'submitted'), request('two', 'assigned'), request('three', 'submitted')];
  const shared = shareEqual(before, after);
  expect(shared).toEqual(after);
  expect(shared).toSatisfy(([first]: unknown[]) => first === before[0]);
});

test('what is missing is not taken for what is undefined', () => {
  expect(shareEqual({ notes: undefined }, { other: undefined })).toStrictEqual({ other: undefined });
  expect(shareEqual([undefined], [])).toStrictEqual([]);
});

test('dates that are none are equal to each other', () => {
  const before = { at: new Date(Number.NaN) };
  expect(shareEqual(before, { at: new Date(Number.NaN) })).toBe(before);
});
