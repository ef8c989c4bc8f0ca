import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterKey, entryOf, nothingChosen, type Roving, toggleAll, withoutGone } from './roving.ts';

const ids = ['a', 'b', 'c', 'd'];

function after(keys: readonly string[], choosing = true): Roving {
  return keys.reduce<Roving>((state, name) => {
    const shiftKey = name.startsWith('Shift+');
    const mod = name.startsWith('Ctrl+');
    return afterKey(ids, state, { key: name.replace(/^(?:Shift|Ctrl)\+/, ''), shiftKey, mod }, choosing) ?? state;
  }, nothingChosen);
}

describe('a list', () => {
  test.each([
    [[], 'a'],
    [['ArrowDown'], 'b'],
    [['ArrowDown', 'ArrowDown', 'ArrowUp'], 'b'],
    [['ArrowUp'], 'a'],
    [['End'], 'd'],
    [['End', 'ArrowDown'], 'd'],
    [['End', 'Home'], 'a'],
    [['PageDown'], 'd'],
    [['PageDown', 'PageUp'], 'a'],
  ])('after %j is at %s', (keys, expected) => {
    expect(entryOf(ids, after(keys))).toBe(expected);
  });

  test.each([
    [[' '], ['a']],
    [[' ', ' '], []],
    [
      [' ', 'ArrowDown', 'ArrowDown', ' '],
      ['a', 'c'],
    ],
    [
      ['ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown'],
      ['b', 'c', 'd'],
    ],
    [
      ['End', 'Shift+ArrowUp'],
      ['c', 'd'],
    ],
    [
      ['ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowUp', 'Shift+ArrowUp'],
      ['a', 'b'],
    ],
    [['Shift+End'], ids],
    [['Ctrl+a'], ids],
    [['Ctrl+a', 'Ctrl+a'], []],
  ])('after %j has chosen %j', (keys, expected) => {
    expect([...after(keys).chosen].toSorted()).toEqual(expected);
  });

  test('without choosing, Space and Shift mean nothing', () => {
    expect(after([' ', 'Shift+ArrowDown'], false)).toEqual({ active: 'b', chosen: new Set(), anchor: null });
  });

  test('that is empty has no entry, and no key means anything', () => {
    expect(entryOf([], nothingChosen)).toBeNull();
    expect(afterKey([], nothingChosen, { key: 'ArrowDown', shiftKey: false, mod: false }, true)).toBeNull();
    expect(toggleAll([], nothingChosen).chosen.size).toBe(0);
  });
});

test('rows that are gone are no longer active or chosen; the same state when none is', () => {
  const state = after([' ', 'ArrowDown', ' ']);
  expect(withoutGone(ids, state)).toBe(state);
  expect(withoutGone(['a', 'd'], state)).toEqual({ active: null, chosen: new Set(['a']), anchor: null });
});

test('whatever is pressed, the entry and what is chosen are rows of the list', () => {
  const key = fc.constantFrom(
    'ArrowDown',
    'ArrowUp',
    'Home',
    'End',
    'PageDown',
    ' ',
    'Shift+ArrowDown',
    'Shift+ArrowUp',
    'Ctrl+a',
  );
  fc.assert(
    fc.property(fc.array(key, { maxLength: 30 }), (keys) => {
      const state = after(keys);
      expect(ids).toContain(entryOf(ids, state));
      for (const id of state.chosen) expect(ids).toContain(id);
    }),
  );
});
