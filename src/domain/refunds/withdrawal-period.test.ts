import { expect, test } from 'vitest';
import { lastWithdrawalDay, mayWithdraw } from './withdrawal-period.ts';

test.each([
  ['two weeks later', '2026-03-03T10:00:00Z', '2026-03-17'],
  ['on Monday where that is a Saturday', '2026-03-07T10:00:00Z', '2026-03-23'],
  ['on Monday where that is a Sunday', '2026-03-08T10:00:00Z', '2026-03-23'],
  ['after Easter Monday', '2026-03-22T10:00:00Z', '2026-04-07'],
  ['after Ascension', '2026-04-30T10:00:00Z', '2026-05-15'],
  ['after Whit Monday', '2026-05-11T10:00:00Z', '2026-05-26'],
  ['after the national holiday', '2026-07-07T10:00:00Z', '2026-07-22'],
  ['after Christmas, which is a Friday', '2026-12-11T10:00:00Z', '2026-12-28'],
  ['counted from the day on which a page of before midnight can still be paid', '2026-03-03T22:30:00Z', '2026-03-18'],
  ['across the change of the clock', '2026-03-20T10:00:00Z', '2026-04-03'],
])('the last day is %s', (_, openedAt, last) => {
  expect(lastWithdrawalDay(new Date(openedAt))).toBe(last);
});

test('a purchase may be withdrawn until midnight in Brussels of the last day', () => {
  const openedAt = new Date('2026-03-03T10:00:00Z');
  expect(mayWithdraw(openedAt, new Date('2026-03-17T22:59:59Z'))).toBe(true);
  expect(mayWithdraw(openedAt, new Date('2026-03-17T23:00:00Z'))).toBe(false);
});
