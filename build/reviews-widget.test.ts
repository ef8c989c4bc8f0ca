import { expect, test } from 'vitest';
import { parseReviewsWidget } from './reviews-widget.ts';

test('no widget is configured unless there is an address', () => {
  expect([parseReviewsWidget(undefined), parseReviewsWidget('')]).toEqual([null, null]);
});

test('the address of a widget is https', () => {
  expect(parseReviewsWidget('https://reviews.example/madelief?lang=nl')?.origin).toBe('https://reviews.example');
  for (const wrong of ['http://reviews.example', 'javascript:alert(1)', 'data:text/html,x', 'reviews.example']) {
    expect(() => parseReviewsWidget(wrong), wrong).toThrow('no https address');
  }
});
