const replacementStart = 0x80;

/** Windows-1252 for 0x80 to 0x9F, which is what programs mean by Latin-1; undefined bytes stand for themselves. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Code points or units of one piece of text; small enough for a call with that many arguments. */
const pieceLength = 8192;

function textOf(codes: readonly number[]): string {
  const pieces: string[] = [];
  for (let at = 0; at < codes.length; at += pieceLength) {
    pieces.push(String.fromCodePoint(...codes.slice(at, at + pieceLength)));
  }
  return pieces.join('');
}

/** Bytes of a sequence by its first byte, with the lowest code point that needs so many; null for no first byte. */
function sequenceOf(first: number): { readonly length: number; readonly bits: number; readonly lowest: number } | null {
  if (first < 0x80) return { length: 1, bits: first, lowest: 0 };
  if (first >= 0xc2 && first < 0xe0) return { length: 2, bits: first & 0x1f, lowest: 0x80 };
  if (first >= 0xe0 && first < 0xf0) return { length: 3, bits: first & 0x0f, lowest: 0x800 };
  if (first >= 0xf0 && first < 0xf5) return { length: 4, bits: first & 0x07, lowest: 0x10_000 };
  return null;
}

const isSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdfff;

/** @returns null for bytes that are not UTF-8: overlong, cut off, surrogates, beyond the last code point. */
function readUtf8(bytes: Uint8Array): number[] | null {
  const codes: number[] = [];
  for (let at = 0; at < bytes.length;) {
    const sequence = sequenceOf(bytes[at] ?? 0);
    if (sequence === null) return null;
    let code = sequence.bits;
    for (let next = 1; next < sequence.length; next += 1) {
      const byte = bytes[at + next] ?? 0;
      if ((byte & 0xc0) !== 0x80) return null;
      code = (code << 6) | (byte & 0x3f);
    }
    if (code < sequence.lowest || code > 0x10_ffff || isSurrogate(code)) return null;
    codes.push(code);
    at += sequence.length;
  }
  return codes;
}

/** Pairs of bytes, the low one first; a last odd byte is dropped and half a surrogate pair becomes U+FFFD. */
function readUtf16(bytes: Uint8Array): string {
  const units: number[] = [];
  for (let at = 0; at + 1 < bytes.length; at += 2) units.push((bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8));
  return textOf(units).replaceAll(/\p{Surrogate}/gu, '\ufffd');
}

const latin1Code = (byte: number): number =>
  byte >= replacementStart && byte < replacementStart + windows1252.length
    ? windows1252.charCodeAt(byte - replacementStart)
    : byte;

/**
 * Reads a file of text without being told how it was written: UTF-8, UTF-16 with its mark (Excel's "Unicode text"),
 * otherwise Latin-1 as programs of Windows write it. A byte order mark is left out. Never fails.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return readUtf16(bytes.subarray(2));
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const utf8 = readUtf8(hasMark ? bytes.subarray(3) : bytes);
  return utf8 === null ? textOf(Array.from(bytes, latin1Code)) : textOf(utf8);
}
