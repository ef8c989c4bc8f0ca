import { parseISO } from 'date-fns/parseISO';
import { expect, test, vi } from 'vitest';
import { momentOf, noonOf } from './calendar.ts';

vi.mock('date-fns/parseISO', async (original) => {
  const actual = await original<typeof import('date-fns/parseISO')>();
  return { ...actual, parseISO: vi.fn<typeof parseISO>(actual.parseISO) };
});

test('a list that asks for the same days again and again converts each once', () => {
  const converted = vi.mocked(parseISO);
  const drawn = () => Array.from({ length: 100 }, (_, index) => momentOf(`2026-03-${10 + (index % 20)}`, '14:00'));
  const first = drawn();
  expect(converted).toHaveBeenCalledTimes(20);
  expect(drawn()).toEqual(first);
  expect(converted).toHaveBeenCalledTimes(20);
});

test('what was given is not changed by whom it was given to', () => {
  noonOf('2026-07-01').setFullYear(1999);
  expect(noonOf('2026-07-01').toISOString()).toBe('2026-07-01T10:00:00.000Z');
});

test('what is no day stays none', () => {
  for (const _again of [1, 2]) expect(momentOf('2026-02-30', '12:00').getTime()).toBeNaN();
});
