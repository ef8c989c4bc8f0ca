import { expect, test } from 'vitest';
import { type SeenPage, unseenBy, whyUnseen } from './why-unseen.ts';

const url = 'http://localhost:5000/student#secret';
const measured = { numericValue: 1 };
const seen: SeenPage = {
  finalDisplayedUrl: 'http://localhost:5000/student',
  audits: {
    'largest-contentful-paint': measured,
    'cumulative-layout-shift': measured,
    'total-blocking-time': measured,
  },
};

test('a page with all its figures, at its own address, was seen', () => {
  expect(whyUnseen(url, seen)).toBeNull();
});

test.each([
  ['no result', undefined, 'NO_RESULT'],
  ['a failed load', { ...seen, runtimeError: { code: 'NO_FCP', message: 'no paint' } }, 'NO_FCP'],
  [
    'a trace without its navigation',
    { ...seen, audits: { ...seen.audits, 'total-blocking-time': { errorMessage: 'NO_NAVSTART' } } },
    'NOT_MEASURED',
  ],
  ['the login in its place', { ...seen, finalDisplayedUrl: 'http://localhost:5000/login' }, 'OTHER_PAGE'],
])('%s is no look at the page', (_what, result, code) => {
  expect(whyUnseen(url, result)).toMatchObject({ code });
});

test('another tab of the same page is another page', () => {
  const credits = { ...seen, finalDisplayedUrl: 'http://localhost:5000/dashboard?tab=credits' };
  expect(whyUnseen('http://localhost:5000/dashboard?tab=profile', credits)).toMatchObject({ code: 'OTHER_PAGE' });
});

test('a run that threw keeps its code', () => {
  expect(unseenBy(Object.assign(new Error('slow'), { code: 'PROTOCOL_TIMEOUT' }))).toEqual({
    code: 'PROTOCOL_TIMEOUT',
    message: 'slow',
  });
  expect(unseenBy(new TypeError('closed'))).toEqual({ code: 'TypeError', message: 'closed' });
});
