import { afterEach, expect, test, vi } from 'vitest';
import { readPageSetting } from './page-setting.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function pageWith(content: string | null) {
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      selector === 'meta[name="madelief-reviews"]' && content !== null ? { getAttribute: () => content } : null,
  });
}

test('a setting is read from the head of the page', () => {
  pageWith('https://reviews.example/madelief');
  expect(readPageSetting('reviews')).toBe('https://reviews.example/madelief');
});

test.each([null, ''])('a page with %j for it has none', (content) => {
  pageWith(content);
  expect(readPageSetting('reviews')).toBeNull();
});

test('where there is no page there is no setting', () => {
  expect(readPageSetting('reviews')).toBeNull();
});
