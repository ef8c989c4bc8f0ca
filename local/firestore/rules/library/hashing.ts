import { createHash } from 'node:crypto';
import { fn, type FunctionTable, type Overload } from './overload.ts';

/** Reversed polynomials of CRC-32 and CRC-32C. */
const CRC32 = 0xedb88320;
const CRC32C = 0x82f63b78;

/** The package `hashing`. Strings are hashed as UTF-8. */
export const hashingFunctions = {
  'hashing.crc32': hash((bytes) => cyclicRedundancyCheck(bytes, CRC32)),
  'hashing.crc32c': hash((bytes) => cyclicRedundancyCheck(bytes, CRC32C)),
  'hashing.md5': hash((bytes) => createHash('md5').update(bytes).digest()),
  'hashing.sha256': hash((bytes) => createHash('sha256').update(bytes).digest()),
} satisfies FunctionTable;

function hash(digest: (bytes: Uint8Array) => Uint8Array): readonly Overload<undefined>[] {
  return [
    fn(['bytes'], (bytes) => new Uint8Array(digest(bytes))),
    fn(['string'], (text) => new Uint8Array(digest(new TextEncoder().encode(text)))),
  ];
}

/** The checksum as four bytes in little-endian order. */
function cyclicRedundancyCheck(bytes: Uint8Array, polynomial: number): Uint8Array {
  let remainder = 0xffffffff;
  for (const byte of bytes) {
    remainder ^= byte;
    for (let bit = 0; bit < 8; bit++) remainder = (remainder >>> 1) ^ (remainder & 1 ? polynomial : 0);
  }
  const result = new Uint8Array(4);
  new DataView(result.buffer).setUint32(0, ~remainder >>> 0, true);
  return result;
}
