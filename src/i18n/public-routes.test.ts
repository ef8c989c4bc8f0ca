import { expect, test } from 'vitest';
import { languages } from './languages.ts';
import { isPublicHref, publicHref, publicPageNames, publicPaths, publicRouteOf } from './public-routes.ts';

test('every public page is resolved from its address in every language', () => {
  for (const page of publicPageNames) {
    for (const language of languages) {
      const path = publicPaths[page];
      expect(publicRouteOf(publicHref(path, language))).toEqual({ page, language, path });
    }
  }
});

test.each(['/', '/winwin', '/en', '/en/winwin?a=b', '/algemene-voorwaarden#betalen'])('%s is a public page', (href) => {
  expect(isPublicHref(href)).toBe(true);
});

test.each(['#betalen', '?tab=profile', '', '/dashboard', '/english', 'tel:+3232000000', 'https://madelief.test/'])(
  '%s is not a public page',
  (href) => {
    expect(isPublicHref(href)).toBe(false);
  },
);
