import { isInt64 } from '../runtime/int64.ts';

const SIMPLE_ESCAPES: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  '"': '"',
  "'": "'",
  '`': '`',
  '\\': '\\',
};

const ESCAPE = /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|([0-3]?[0-7]{1,2})|(.))/gs;

/** Parses a quoted string with its escapes. */
export function parseStringLiteral(token: string): string {
  return token.slice(1, -1).replace(ESCAPE, (_, hex?: string, unicode?: string, octal?: string, simple?: string) => {
    const code = hex ?? unicode;
    if (code !== undefined) return String.fromCharCode(parseInt(code, 16));
    if (octal !== undefined) return String.fromCharCode(parseInt(octal, 8));
    return SIMPLE_ESCAPES[simple ?? ''] ?? simple ?? '';
  });
}

/** Parses `b'…'`: text as UTF-8, `\xff` and `\377` as one byte each; null when it contains `\u`. */
export function parseBytesLiteral(token: string): Uint8Array | null {
  const body = token.slice(2, -1);
  const parts: Uint8Array[] = [];
  let end = 0;
  for (const match of body.matchAll(ESCAPE)) {
    const [whole, hex, unicode, octal, simple] = match;
    if (unicode !== undefined) return null;
    parts.push(encode(body.slice(end, match.index)));
    if (hex !== undefined) parts.push(Uint8Array.of(parseInt(hex, 16)));
    else if (octal !== undefined) parts.push(Uint8Array.of(parseInt(octal, 8)));
    else parts.push(encode(SIMPLE_ESCAPES[simple ?? ''] ?? simple ?? ''));
    end = match.index + whole.length;
  }
  parts.push(encode(body.slice(end)));
  return Buffer.concat(parts);
}

/** null when out of the 64-bit range. `negative` allows the magnitude of the smallest int. */
export function parseIntegerLiteral(token: string, negative: boolean): bigint | null {
  const value = BigInt(token);
  return isInt64(negative ? -value : value) ? value : null;
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
