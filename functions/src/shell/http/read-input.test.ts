import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { sendPasswordResetMail } from '#domain/contracts/accounts.ts';
import { anHttpCall } from '#tests/builders/http-call.ts';
import { mostBytes, readInput } from './read-input.ts';

const wish = { email: 'maria@madelief.test', language: 'NL' };
const read = (...call: Parameters<typeof anHttpCall>) => readInput(sendPasswordResetMail, anHttpCall(...call));

describe('readInput', () => {
  test('gives what the contract asks for', () => {
    expect(read(wish)).toEqual({ input: wish });
    expect(read(wish, { headers: { 'content-type': 'Application/JSON; charset=utf-8' } })).toEqual({ input: wish });
    expect(read(wish, { headers: { 'sec-fetch-site': undefined } })).toEqual({ input: wish });
  });

  test.each(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'post'])('refuses %s', (method) => {
    expect(read(wish, { method })).toEqual({ rejected: 405 });
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/json-patch', ''])(
    'refuses the type %s: a form on another site can send it',
    (type) => {
      expect(read(wish, { headers: { 'content-type': type } })).toEqual({ rejected: 415 });
    },
  );

  test.each(['cross-site', 'same-site', 'none', 'nonsense'])('refuses a browser that comes from %s', (site) => {
    expect(read(wish, { headers: { 'sec-fetch-site': site } })).toEqual({ rejected: 403 });
  });

  test('refuses what is too large, however well-formed', () => {
    const body = new TextEncoder().encode(JSON.stringify(wish).padEnd(mostBytes + 1));
    expect(read(null, { body })).toEqual({ rejected: 413 });
    expect(read(null, { body: body.subarray(0, mostBytes) })).toEqual({ input: wish });
  });

  test.each([
    ['nothing', ''],
    ['half of it', '{"email":"maria@madelief.test"'],
    ['no object', '"maria@madelief.test"'],
    ['more than was asked for', JSON.stringify({ ...wish, role: 'admin' })],
    ['a prototype', '{"__proto__":{"email":"maria@madelief.test","language":"NL"}}'],
    ['half a character', '{"email":"\\ud800@madelief.test","language":"NL"}'],
    ['deep nesting', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
  ])('refuses %s', (_what, text) => {
    expect(read(null, { body: new TextEncoder().encode(text) })).toEqual({ rejected: 400 });
  });

  test('refuses bytes that are no text', () => {
    expect(read(null, { body: Uint8Array.of(0x7b, 0xff, 0x7d) })).toEqual({ rejected: 400 });
  });

  test('never throws, and what it gives fits the contract', () => {
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
