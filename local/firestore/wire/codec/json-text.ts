import { StatusError } from '#local/firestore/errors.ts';

/** The TypeScript library lacks these JSON features. */
const json = JSON as unknown as {
  parse(text: string, reviver: (key: string, value: unknown, context: { source?: string }) => unknown): unknown;
  rawJSON(text: string): unknown;
};

/** Numbers with more digits than a double holds become a bigint, so that an int64 sent as a number stays exact. */
const LONG_NUMBER = /\d{16}/u;

/** Parses a request's body; an empty one is an empty message. */
export function parseJson(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    if (!LONG_NUMBER.test(text)) return JSON.parse(text);
    return json.parse(text, (_key, value, { source }) =>
      typeof value === 'number' && source !== undefined && /^-?\d{16,}$/u.test(source) ? BigInt(source) : value,
    );
  } catch (error) {
    throw new StatusError('INVALID_ARGUMENT', `Invalid JSON payload received. ${describeSyntaxError(error, text)}`);
  }
}

function describeSyntaxError(error: unknown, text: string): string {
  const reason = error instanceof Error ? error.message : '';
  if (reason.startsWith('Unexpected end') || reason.startsWith('Unterminated')) return 'Unexpected end of string.';
  const position = Number(/at position (\d+)/u.exec(reason)?.[1] ?? Number.NaN);
  if (Number.isNaN(position)) return 'Unexpected token.';
  const start = Math.max(0, position - 20);
  const excerpt = text.slice(start, position + 20).replace(/\s/gu, ' ');
  return `Unexpected token.\n${excerpt}\n${' '.repeat(position - start)}^`;
}

/** JSON allows -0, but JSON.stringify writes 0. */
export const MINUS_ZERO = json.rawJSON('-0');
