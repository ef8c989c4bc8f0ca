import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CardWindow, earlierCards, firstCards, nextCards, withinList } from './card-window.ts';

const walk = fc.array(fc.constantFrom<(window: CardWindow) => CardWindow>(nextCards, earlierCards), { maxLength: 60 });

describe('the part of a long list that is drawn', () => {
  it('never has more than a hundred cards, nor begins before the list, whatever is pressed', () => {
    fc.assert(
      fc.property(walk, (steps) => {
        const { from, to } = steps.reduce((window, step) => step(window), firstCards);
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to - from).toBeGreaterThanOrEqual(20);
        expect(to - from).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('moves on by twenty, and lets the first ones go after a hundred', () => {
    const windows = Array.from({ length: 6 }).reduce<CardWindow[]>(
      (seen) => [...seen, nextCards(seen.at(-1) ?? firstCards)],
      [firstCards],
    );
    expect(windows.map(({ from, to }) => [from, to])).toEqual([
      [0, 20],
      [0, 40],
      [0, 60],
      [0, 80],
      [0, 100],
      [20, 120],
      [40, 140],
    ]);
    expect(earlierCards({ from: 40, to: 140 })).toEqual({ from: 20, to: 120 });
    expect(earlierCards({ from: 0, to: 40 })).toEqual({ from: 0, to: 40 });
  });

  it('always shows something of a list that has something', () => {
    fc.assert(
      fc.property(walk, fc.nat(300), (steps, length) => {
        const { from, to } = withinList(
          steps.reduce((window, step) => step(window), firstCards),
          length,
        );
        expect(to).toBeLessThanOrEqual(length);
        expect(to - from > 0).toBe(length > 0);
      }),
    );
  });
});
