import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inGroups } from './in-groups.ts';

interface Piece {
  readonly key: string;
  readonly number: number;
}

const piece = (key: string, number = 0): Piece => ({ key, number });

const later = () => new Promise((resolve) => setImmediate(resolve));

/** Work whose groups end one by one, when the test says so. */
function heldWork(gather: () => Promise<unknown> = () => Promise.resolve()) {
  const groups: (readonly string[])[] = [];
  const ends: (() => void)[] = [];
  const together = inGroups<Piece, number>({
    keyOf: ({ key }) => key,
    work: async (pieces) => {
      groups.push(pieces.map(({ key }) => key));
      await new Promise<void>((resolve) => ends.push(resolve));
      return pieces.map(({ number }) => number);
    },
    gather,
  });
  return { groups, together, endFirst: () => ends.shift()?.() };
}

describe('work in groups', () => {
  test('of one moment is one group; what comes meanwhile is the next', async () => {
    const { groups, together, endFirst } = heldWork();
    const first = Promise.all([together(piece('a')), together(piece('b'))]);
    await later();
    const second = Promise.all([together(piece('c')), together(piece('d')), together(piece('e'))]);
    await later();
    expect(groups).toEqual([['a', 'b']]);
    endFirst();
    await first;
    await later();
    expect(groups).toEqual([
      ['a', 'b'],
      ['c', 'd', 'e'],
    ]);
    endFirst();
    await second;
  });

  test('the same key is never in one group, nor worked on twice at once', async () => {
    const { groups, together, endFirst } = heldWork();
    const all = Promise.all([together(piece('a')), together(piece('a')), together(piece('b'))]);
    await later();
    expect(groups).toEqual([['a', 'b']]);
    endFirst();
    await later();
    expect(groups).toEqual([['a', 'b'], ['a']]);
    endFirst();
    await all;
  });

  test('after a group of several the next one gathers; one alone waits for nothing', async () => {
    let endGathering = () => {};
    const gathering = () => new Promise<void>((resolve) => (endGathering = resolve));
    const { groups, together, endFirst } = heldWork(gathering);
    const first = Promise.all([together(piece('a')), together(piece('b'))]);
    await later();
    endFirst();
    await first;
    const second = together(piece('c'));
    await later();
    const third = together(piece('d'));
    await later();
    expect(groups).toEqual([['a', 'b']]);
    endGathering();
    await later();
    expect(groups).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    endFirst();
    await Promise.all([second, third]);
    await later();
    endGathering();
    await later();

    const alone = together(piece('e'));
    await later();
    endFirst();
    await alone;
    const next = together(piece('f'));
    await later();
    expect(groups.slice(2)).toEqual([['e'], ['f']]);
    endFirst();
    await next;
  });

  test('a group has no more than fifty', async () => {
    const { groups, together, endFirst } = heldWork();
    const all = Promise.all(Array.from({ length: 60 }, (_, index) => together(piece(String(index)))));
    for (let step = 0; step < 2; step += 1) {
      await later();
      endFirst();
    }
    await all;
    expect(groups.map(({ length }) => length)).toEqual([50, 10]);
  });

  test('whatever fails, each is done once or told its own failure, and nothing is left waiting', async () => {
    const arrivals = fc.array(fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd'), isBad: fc.boolean() }), {
      minLength: 1,
      maxLength: 20,
    });
    await fc.assert(
      fc.asyncProperty(arrivals, fc.nat(5), async (wanted, rest) => {
        const done: number[] = [];
        const running = new Set<string>();
        const bad = new Set(wanted.flatMap(({ isBad }, number) => (isBad ? [number] : [])));
        const together = inGroups<Piece, number>({
          keyOf: ({ key }) => key,
          work: async (pieces) => {
            for (const { key } of pieces) {
              if (running.has(key)) throw new Error(`${key} is worked on twice at once`);
              running.add(key);
            }
            await later();
            for (const { key } of pieces) running.delete(key);
            if (pieces.some(({ number }) => bad.has(number))) throw new Error('all or nothing');
            const numbers = pieces.map(({ number }) => number);
            done.push(...numbers);
            return numbers;
          },
          gather: later,
        });
        const outcomes = await Promise.allSettled(
          wanted.map(async ({ key }, number) => {
            if (number > rest) await later();
            return together(piece(key, number));
          }),
        );
        // Each has its own result.
        expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : null))).toEqual(
          wanted.map(({ isBad }, number) => (isBad ? null : number)),
        );
        expect(done.toSorted((one, other) => one - other)).toEqual(
          wanted.flatMap(({ isBad }, number) => (isBad ? [] : [number])),
        );
      }),
      { numRuns: 200 },
    );
  });
});
