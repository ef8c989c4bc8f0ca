import { describe, expect, test } from 'vitest';
import { missedLimits, type Figures, medianFigures } from './limits.ts';

const good: Figures = {
  performance: 95,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  largestPaint: 1999,
  layoutShift: 0.019,
  blockingTime: 99,
  untouchedScripts: 60,
};

describe('missedLimits', () => {
  test('names nothing for a page that just meets every target', () => {
    expect(missedLimits(good, 'landing')).toEqual([]);
  });

  test.each([
    ['performance', 94],
    ['accessibility', 99],
    ['bestPractices', 99],
    ['seo', 99],
    ['largestPaint', 2000],
    ['layoutShift', 0.02],
    ['blockingTime', 100],
    ['untouchedScripts', 60.1],
  ] as const)('names %s of %d', (name, figure) => {
    expect(missedLimits({ ...good, [name]: figure }, 'landing')).toEqual([name]);
  });

  test('measures the JavaScript of the landing page only', () => {
    expect(missedLimits({ ...good, untouchedScripts: 170 }, 'public')).toEqual([]);
  });
});

test.each([
  ['performance', 94],
  ['accessibility', 99],
  ['bestPractices', 99],
  ['layoutShift', 0.02],
] as const)('behind the login %s of %d is named, and what only the public pages promise is not', (name, figure) => {
  const slow = { ...good, seo: null, largestPaint: 4000, blockingTime: 300, untouchedScripts: 300 };
  expect(missedLimits(slow, 'signed-in')).toEqual([]);
  expect(missedLimits({ ...slow, [name]: figure }, 'signed-in')).toEqual([name]);
});

test('medianFigures takes the median of each figure separately', () => {
  const measurements = [
    { ...good, performance: 99, largestPaint: 1500 },
    { ...good, performance: 40, largestPaint: 1300 },
    { ...good, performance: 97, largestPaint: 9000 },
  ];
  expect(medianFigures(measurements)).toEqual({ ...good, performance: 97, largestPaint: 1500 });
});
