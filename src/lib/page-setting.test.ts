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

test.each([null, ''])('%j means no setting', (content) => {
  pageWith(content);
  expect(readPageSetting('reviews')).toBeNull();
});

test('there is no setting without a document', () => {
  expect(readPageSetting('reviews')).toBeNull();
});
