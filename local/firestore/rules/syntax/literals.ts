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

/** The text of a quoted string, its escapes resolved. */
export function parseStringLiteral(token: string): string {
  return token.slice(1, -1).replace(ESCAPE, (_, hex?: string, unicode?: string, octal?: string, simple?: string) => {
    const code = hex ?? unicode;
    if (code !== undefined) return String.fromCharCode(parseInt(code, 16));
    if (octal !== undefined) return String.fromCharCode(parseInt(octal, 8));
    return SIMPLE_ESCAPES[simple ?? ''] ?? simple ?? '';
  });
}

/** The bytes of `b'…'`: text as UTF-8, `\xff` and `\377` as one byte each; null where it has `\u`. */
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

/** null when it does not fit in 64 bits. `negative` admits the one magnitude that only fits below zero. */
export function parseIntegerLiteral(token: string, negative: boolean): bigint | null {
  const value = BigInt(token);
  return isInt64(negative ? -value : value) ? value : null;
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
