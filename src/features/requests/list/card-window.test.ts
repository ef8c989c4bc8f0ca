import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CardWindow, earlierCards, firstCards, nextCards, withinList } from './card-window.ts';

const walk = fc.array(fc.constantFrom<(window: CardWindow) => CardWindow>(nextCards, earlierCards), { maxLength: 60 });

describe('the rendered part of a long list', () => {
  it('has at most 100 cards and starts within the list, for any sequence of steps', () => {
    fc.assert(
      fc.property(walk, (steps) => {
        const { from, to } = steps.reduce((window, step) => step(window), firstCards);
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to - from).toBeGreaterThanOrEqual(20);
        expect(to - from).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('advances by 20, and drops the first cards beyond 100', () => {
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

  it('is never empty for a non-empty list', () => {
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
