import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });
const windows1252 = new TextDecoder('windows-1252');
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** What a browser would read: UTF-8, else Windows-1252. */
function expected(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return windows1252.decode(bytes);
  }
}

const notUtf16 = (bytes: Uint8Array): boolean => !(bytes[0] === 0xff && bytes[1] === 0xfe);

describe('text of any encoding', () => {
  test('of UTF-8 is read, with or without a byte order mark', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        fc.pre(!text.startsWith('\ufeff'));
        expect(decodeText(encode(text))).toBe(text);
        expect(decodeText(encode(`\ufeff${text}`))).toBe(text);
      }),
    );
  });

  test('of any bytes is what a browser reads', () => {
    const byte = fc.oneof(
      fc.integer({ min: 0, max: 255 }),
      fc.constantFrom(0xc3, 0xa9, 0xe2, 0x82, 0xac, 0xf0, 0x9f, 0xed, 0xa0, 0xc0),
    );
    const bytes = fc.array(byte, { maxLength: 12 }).map((all) => Uint8Array.from(all));
    fc.assert(
      fc.property(bytes.filter(notUtf16), (found) => {
        expect(decodeText(found)).toBe(expected(found));
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    [0xc0, 0x80],
    [0xe0, 0x80, 0x80],
    [0xf0, 0x80, 0x80, 0x80],
    [0xed, 0xa0, 0x80],
    [0xf4, 0x90, 0x80, 0x80],
    [0xf5, 0x80, 0x80, 0x80],
    [0xe2, 0x82],
    [0x80],
  ])('of %j is no UTF-8: overlong, cut off, a surrogate or beyond the last code point', (...bytes) => {
    expect(decodeText(Uint8Array.from(bytes))).toBe(windows1252.decode(Uint8Array.from(bytes)));
  });

  test('of Latin-1 is read, as Excel on Windows writes it', () => {
    const bytes = Uint8Array.from([0x52, 0x65, 0x6e, 0xe9, 0x65, 0x3b, 0x80, 0x35, 0x3b, 0x92]);
    expect(decodeText(bytes)).toBe('Renée;€5;’');
    const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    expect(decodeText(all)).toBe(windows1252.decode(all));
  });

  test('of UTF-16 with its mark is read', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
        const bytes = [0xff, 0xfe, ...units.flatMap((unit) => [unit & 0xff, unit >> 8])];
        expect(decodeText(Uint8Array.from(bytes))).toBe(text);
      }),
    );
    expect(decodeText(Uint8Array.from([0xff, 0xfe, 0x00, 0xd8, 0x41, 0x00, 0x42]))).toBe('\ufffdA');
  });

  test('of a long file is read', () => {
    const text = 'é€🙂a'.repeat(50_000);
    expect(decodeText(encode(text))).toBe(text);
  });
});
