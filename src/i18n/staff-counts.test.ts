import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { loadFirstTexts } from './namespaces/first-texts.ts';
import { loadEveryStaffText } from './staff/staff-texts.ts';
import { startPublicI18n } from './start-public-i18n.ts';

beforeAll(async () => {
  await startPublicI18n('nl');
  await loadFirstTexts('nl');
  await loadEveryStaffText();
});

test.each([
  ['board:requests-of', { shown: 50, count: 1_113 }, '50 van 1.113 aanvragen in beeld'],
  ['lists:shown', { count: 1_030 }, '1.030 in beeld. Er zijn er meer.'],
  ['students:shown', { shown: 1_200, count: 5_000 }, '1.200 van 5.000 studenten'],
  ['calendar:count', { count: 2_630 }, '2.630 bezoeken'],
  ['table:csv-progress', { read: 4_000, count: 5_000 }, '4.000 van 5.000 aanvragen gelezen'],
] as const)('%s counts thousands as they are read in Dutch', (key, values, words) => {
  expect(i18next.t(key, values)).toBe(words);
});
