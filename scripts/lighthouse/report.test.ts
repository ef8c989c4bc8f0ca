import { describe, expect, test } from 'vitest';
import type { Figures } from './limits.ts';
import { reportOn, tableOf } from './report.ts';

const good: Figures = {
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  largestPaint: 1500,
  layoutShift: 0.001,
  blockingTime: 60,
  untouchedScripts: 20.25,
};

const seen = (figures: Partial<Figures> = {}, problems: readonly string[] = []) => ({
  look: { figures: { ...good, ...figures }, problems },
});
const unseen = { unseen: { code: 'NO_NAVSTART', message: 'no navigation' } };

describe('what is reported of a page', () => {
  test('is nothing when every aim is met', () => {
    expect(reportOn('/', 'landing', [seen(), seen()])).toEqual({ route: '/', figures: good, broken: [] });
  });

  test('is every aim that the middle misses', () => {
    const slow = seen({ blockingTime: 140 });
    expect(reportOn('/', 'public', [slow, seen(), slow]).broken).toEqual(['/: blockingTime is 140']);
  });

  test('is what one look alone found, once', () => {
    const found = seen({}, ['image-alt: an image has no text']);
    expect(reportOn('/', 'public', [found, seen(), found]).broken).toEqual(['/: image-alt: an image has no text']);
  });

  test('is that it could not be looked at, beside the figures of the other looks', () => {
    const { figures, broken } = reportOn('/admin', 'signed-in', [seen(), unseen, unseen]);
    expect(figures).toEqual(good);
    expect(broken).toEqual(['/admin: could not be looked at: NO_NAVSTART, no navigation']);
  });

  test('is no figure at all when it was never seen', () => {
    expect(reportOn('/admin', 'signed-in', [unseen])).toMatchObject({ figures: null, broken: [expect.any(String)] });
  });
});

test('the table has a line for each page, with its scores and its blocking time', () => {
  const reports = [
    reportOn('/', 'landing', [seen()]),
    reportOn('/dashboard', 'signed-in', [seen({ seo: null, performance: 90, blockingTime: 240.4 })]),
    reportOn('/admin', 'signed-in', [unseen]),
  ];
  expect(tableOf(reports).split('\n')).toEqual([
    '   page        performance  accessibility  best practices  SEO  LCP (ms)    CLS  TBT (ms)  JS (kB)',
    '✓  /                    98            100             100  100      1500  0.001        60     20.3',
    '✗  /dashboard           90            100             100           1500  0.001       240     20.3',
    '✗  /admin                –              –               –    –         –      –         –        –',
  ]);
});
