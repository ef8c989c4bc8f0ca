import { createHash } from 'node:crypto';

/** As the message of the API: the bits, of which the last `padding` ones of the last byte do not count. */
export interface BloomFilter {
  readonly bits: { readonly bitmap: Uint8Array; readonly padding: number };
  readonly hashCount: number;
}

/** One name in 65,536 that is not in the filter is taken for one that is. */
const HASH_COUNT = 16;
const BITS_PER_NAME = HASH_COUNT / Math.LN2;

/** More take longer than running the query again. */
const MAX_NAMES = 10_000;

/** A filter that holds these names. Without names it has one bit: clients ignore a filter that has none. */
export function bloomFilterOf(names: readonly string[]): BloomFilter | null {
  if (names.length > MAX_NAMES) return null;
  return sizedBloomFilter(names, Math.max(1, Math.round(names.length * BITS_PER_NAME)), HASH_COUNT);
}

/** By the algorithm that the API publishes: MD5, read as two numbers of 64 bits, gives all the hashes. */
export function sizedBloomFilter(names: readonly string[], bitCount: number, hashCount: number): BloomFilter {
  const bitmap = new Uint8Array(Math.ceil(bitCount / 8));
  for (const name of names) {
    const md5 = createHash('md5').update(name, 'utf8').digest();
    const step = md5.readBigUInt64LE(8);
    let hash = md5.readBigUInt64LE(0);
    for (let index = 0; index < hashCount; index += 1) {
      const bit = Number(hash % BigInt(bitCount));
      const byte = Math.floor(bit / 8);
      bitmap[byte] = (bitmap[byte] ?? 0) | (1 << (bit % 8));
      hash = BigInt.asUintN(64, hash + step);
    }
  }
  return { bits: { bitmap, padding: bitmap.length * 8 - bitCount }, hashCount };
}
