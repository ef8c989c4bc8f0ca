import { expect, test } from 'vitest';
import { dutch } from '#i18n/nl/language.ts';
import { markLocale, markTexts } from './mark-texts.ts';

test('texts are marked at any depth, variables stay', () => {
  expect(markTexts({ hello: 'Dag {{name}}', lines: ['een', { two: 'twee' }] })).toEqual({
    hello: '⟦Dag {{name}}⟧',
    lines: ['⟦een⟧', { two: '⟦twee⟧' }],
  });
});

test('what a locale writes is marked, and what names it is not', () => {
  const locale = markLocale(dutch.locale);
  expect(locale.tag).toBe('nl-BE');
  expect(locale.time('14', '05')).toBe('⟦14.05 uur⟧');
  expect(locale.euro('6,50')).toBe('⟦6,50\u00a0euro⟧');
});
