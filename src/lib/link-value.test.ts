import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tokenFragment } from '#domain/mail/link-token.ts';
import { valueInLink } from './link-value.ts';

// spec: security.low-fragment
test('a token is read back from its link, and is in nothing that a browser sends', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (token) => {
      const link = new URL(`https://madelief.test/review?source=x${tokenFragment(token)}`);
      expect(valueInLink(link, 'token')).toBe(token);
      expect(link.origin + link.pathname + link.search).toBe('https://madelief.test/review?source=x');
    }),
  );
});

test('a link that was mailed before is read from its query, and the fragment goes before it', () => {
  expect(valueInLink({ search: '?token=a', hash: '' }, 'token')).toBe('a');
  expect(valueInLink({ search: '?token=a', hash: '#token=b' }, 'token')).toBe('b');
  expect(valueInLink({ search: '?tokens=a', hash: '#other' }, 'token')).toBeNull();
});
