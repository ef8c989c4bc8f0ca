import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashOf, mintSecret } from './ids.ts';

test('a secret has 256 bits, in characters that an address takes as they are, and is new each time', () => {
  const secrets = Array.from({ length: 200 }, mintSecret);
  for (const secret of secrets) {
    expect(encodeURIComponent(secret)).toBe(secret);
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  }
  expect(new Set(secrets).size).toBe(secrets.length);
});

test('the hash of a text is the server’s', async () => {
  for (const text of ['', 'x'.repeat(43), mintSecret(), 'é🌼']) {
    expect(await hashOf(text)).toBe(createHash('sha256').update(text).digest('hex'));
  }
});
