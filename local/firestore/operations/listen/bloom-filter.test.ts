import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createHash } from 'node:crypto';
import { bloomFilterOf, sizedBloomFilter, type BloomFilter } from './bloom-filter.ts';

/** Reads a filter as a client does: from the text of the API, with numbers of any size. */
function mightContain({ bits, hashCount }: BloomFilter, name: string): boolean {
  const size = BigInt(bits.bitmap.length * 8 - bits.padding);
  const md5 = createHash('md5').update(name, 'utf8').digest();
  const [first, second] = [md5.readBigUInt64LE(0), md5.readBigUInt64LE(8)];
  return Array.from({ length: hashCount }, (_, index) => {
    const bit = Number(((first + BigInt(index) * second) % 2n ** 64n) % size);
    return ((bits.bitmap[Math.floor(bit / 8)] ?? 0) & (1 << (bit % 8))) !== 0;
  }).every(Boolean);
}

const nameOf = (id: number): string => `projects/project-1/databases/database-1/documents/coll/doc${id}`;

describe('a bloom filter', () => {
  it('has the bits of the published examples', () => {
    expect(sizedBloomFilter(['ÀÒ∑'], 11, 8)).toEqual({
      bits: { bitmap: new Uint8Array([237, 5]), padding: 5 },
      hashCount: 8,
    });
    const single = bloomFilterOf([nameOf(0)]);
    expect(single).toMatchObject({ bits: { padding: 1 }, hashCount: 16 });
    expect(Buffer.from(single?.bits.bitmap ?? []).toString('base64')).toBe('RswZ');
  });

  it('holds each of its names, and hardly another', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ unit: 'binary' }), { maxLength: 200 }), (names) => {
        const filter = bloomFilterOf(names);
        expect(filter).not.toBeNull();
        if (filter === null) return;
        expect(filter.bits.padding).toBeGreaterThanOrEqual(0);
        expect(filter.bits.padding).toBeLessThan(8);
        expect(names.every((name) => mightContain(filter, name))).toBe(true);
      }),
      { numRuns: 100 },
    );
    const filter = bloomFilterOf(Array.from({ length: 1_000 }, (_, id) => nameOf(id)));
    const others = Array.from({ length: 10_000 }, (_, id) => nameOf(id + 1_000));
    expect(filter).not.toBeNull();
    if (filter !== null) expect(others.filter((name) => mightContain(filter, name)).length).toBeLessThan(5);
  });

  it('of no names holds none, and of too many is left out', () => {
    const empty = bloomFilterOf([]);
    expect(empty).toEqual({ bits: { bitmap: new Uint8Array([0]), padding: 7 }, hashCount: 16 });
    expect(bloomFilterOf(Array.from({ length: 10_001 }, (_, id) => nameOf(id)))).toBeNull();
  });
});
