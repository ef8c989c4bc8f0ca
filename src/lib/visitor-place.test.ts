import { expect, test } from 'vitest';
import { isVisitorHref, visitorHref, visitorPageNames, visitorPaths, visitorPlaceOf } from './visitor-place.ts';

test('every public page is found again at its address in either language', () => {
  for (const page of visitorPageNames) {
    for (const language of ['nl', 'en'] as const) {
      const path = visitorPaths[page];
      expect(visitorPlaceOf(visitorHref(path, language))).toEqual({ page, language, path });
    }
  }
});

test.each(['/', '/winwin', '/en', '/en/winwin?a=b', '/algemene-voorwaarden#betalen'])('%s is a public page', (href) => {
  expect(isVisitorHref(href)).toBe(true);
});

test.each(['#betalen', '?tab=profile', '', '/dashboard', '/english', 'tel:+3232000000', 'https://madelief.test/'])(
  '%s is none',
  (href) => {
    expect(isVisitorHref(href)).toBe(false);
  },
);
