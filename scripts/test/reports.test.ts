import { expect, test } from 'vitest';
import { countBrowsersLine, settleBrowsers } from './browsers-suite.ts';
import { countCheckLine } from './check-suite.ts';
import { nothing } from './outcome.ts';
import { readPlaywrightReport } from './playwright-suite.ts';
import { readVitestReport } from './vitest-suite.ts';

test('a vitest file that cannot be read counts as a failure', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { status: 'passed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [] },
    ],
  };
  expect(readVitestReport(JSON.stringify(report))).toEqual({ passed: 5, failed: 2, skipped: 3 });
});

test('a journey that passed on its second try counts as passed, an error outside the tests as a failure', () => {
  const stats = { expected: 4, unexpected: 0, flaky: 1, skipped: 2 };
  expect(readPlaywrightReport(JSON.stringify({ stats, errors: [] }))).toEqual({
    outcome: { passed: 5, failed: 0, skipped: 2 },
    secondTries: 1,
  });
  expect(readPlaywrightReport(JSON.stringify({ stats, errors: [{}] })).outcome).toEqual({
    passed: 5,
    failed: 1,
    skipped: 2,
  });
});

test('each check counts, other output does not', () => {
  const lines = ['✓ types (3.1 s)', '✗ lint (1.0 s)', '', 'src/x.ts ✗ is wrong', 'Not in order: lint'];
  expect(lines.reduce(countCheckLine, nothing)).toEqual({ passed: 1, failed: 1, skipped: 0 });
});

test('an engine that is not installed is skipped; a run that says nothing has crashed', () => {
  const lines = ['– Firefox is not installed: there is no x', '  To install it: y', '✓ WebKitGTK asks (9.0 s)'];
  expect(lines.reduce(countBrowsersLine, nothing)).toEqual({ passed: 1, failed: 0, skipped: 1 });
  const skipped = { passed: 0, failed: 0, skipped: 2 };
  expect(settleBrowsers(skipped, 0)).toEqual(skipped);
  expect(settleBrowsers(skipped, 1)).toEqual({ passed: 0, failed: 1, skipped: 2 });
  expect(settleBrowsers({ passed: 0, failed: 0, skipped: 0 }, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});
