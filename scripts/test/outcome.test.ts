import { describe, expect, test } from 'vitest';
import { add, isGreen, nothing, settle, summaryLine } from './outcome.ts';

const counted = (passed: number, failed: number, skipped = 0) => ({ passed, failed, skipped });

describe('settle', () => {
  test.each([
    ['all is well', counted(3, 0), 0, counted(3, 0)],
    ['tests failed', counted(3, 2), 1, counted(3, 2)],
    ['the process failed although no test did', counted(3, 0), 1, counted(3, 1)],
    ['nothing ran', nothing, 0, counted(0, 1)],
    ['everything was skipped', counted(0, 0, 4), 0, counted(0, 1, 4)],
    ['it crashed before its first test', nothing, 137, counted(0, 1)],
  ])('%s', (_case, outcome, exitCode, settled) => {
    expect(settle(outcome, exitCode)).toEqual(settled);
  });
});

test('the summary mentions skipped tests only when there are some', () => {
  expect(summaryLine(counted(12, 0))).toBe('12 passed, 0 failed');
  expect(summaryLine(add(counted(12, 1), counted(0, 0, 2)))).toBe('12 passed, 1 failed, 2 skipped');
});

test('green means that some tests passed and none failed', () => {
  expect(isGreen(counted(1, 0, 5))).toBe(true);
  expect(isGreen(counted(9, 1))).toBe(false);
  expect(isGreen(nothing)).toBe(false);
});
