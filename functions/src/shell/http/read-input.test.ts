import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { sendPasswordResetMail } from '#domain/contracts/accounts.ts';
import { anHttpCall } from '#tests/builders/http-call.ts';
import { maxBytes, readInput } from './read-input.ts';

const validInput = { email: 'maria@madelief.test', language: 'NL' };
const read = (...call: Parameters<typeof anHttpCall>) => readInput(sendPasswordResetMail, anHttpCall(...call));

describe('readInput', () => {
  test('returns the input that the contract describes', () => {
    expect(read(validInput)).toEqual({ input: validInput });
    expect(read(validInput, { headers: { 'content-type': 'Application/JSON; charset=utf-8' } })).toEqual({
      input: validInput,
    });
    expect(read(validInput, { headers: { 'sec-fetch-site': undefined } })).toEqual({ input: validInput });
  });

  test.each(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'post'])('rejects method %s', (method) => {
    expect(read(validInput, { method })).toEqual({ rejected: 405 });
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/json-patch', ''])(
    'rejects the type %s, which a form on another site can send',
    (type) => {
      expect(read(validInput, { headers: { 'content-type': type } })).toEqual({ rejected: 415 });
    },
  );

  test.each(['cross-site', 'same-site', 'none', 'nonsense'])('rejects a browser with Sec-Fetch-Site %s', (site) => {
    expect(read(validInput, { headers: { 'sec-fetch-site': site } })).toEqual({ rejected: 403 });
  });

  test('rejects input that is too large, even if well-formed', () => {
    const body = new TextEncoder().encode(JSON.stringify(validInput).padEnd(maxBytes + 1));
    expect(read(null, { body })).toEqual({ rejected: 413 });
    expect(read(null, { body: body.subarray(0, maxBytes) })).toEqual({ input: validInput });
  });

  test.each([
    ['nothing', ''],
    ['half of it', '{"email":"maria@madelief.test"'],
    ['no object', '"maria@madelief.test"'],
    ['an unknown field', JSON.stringify({ ...validInput, role: 'admin' })],
    ['a prototype', '{"__proto__":{"email":"maria@madelief.test","language":"NL"}}'],
    ['a lone surrogate', '{"email":"\\ud800@madelief.test","language":"NL"}'],
    ['deep nesting', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
  ])('rejects %s', (_what, text) => {
    expect(read(null, { body: new TextEncoder().encode(text) })).toEqual({ rejected: 400 });
  });

  test('rejects bytes that are not UTF-8', () => {
    expect(read(null, { body: Uint8Array.of(0x7b, 0xff, 0x7d) })).toEqual({ rejected: 400 });
  });

  test('never throws, and its result fits the contract', () => {
    const anyBody = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      fc.json().map((text) => new TextEncoder().encode(text)),
    );
    fc.assert(
      fc.property(anyBody, (body) => {
        const outcome = readInput({ input: z.json() }, anHttpCall(null, { body }));
        expect('input' in outcome || outcome.rejected === 400).toBe(true);
        expect(readInput(sendPasswordResetMail, anHttpCall(null, { body }))).toEqual({ rejected: 400 });
      }),
    );
  });
});
