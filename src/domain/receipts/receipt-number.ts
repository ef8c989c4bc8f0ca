import * as z from 'zod/mini';
import { brusselsDate } from '../requests/calendar.ts';

/** Years for which a receipt is kept, counted from the end of the year in which it was issued. */
const keptYears = 10;

interface Digits {
  /** Of the series of 2026, which keep them: within a series, a longer number would break the order of all others. */
  readonly at2026: number;
  /** Enough for 50,000 visits a day (docs/scale.md). */
  readonly later: number;
}

const digits = {
  receipt: { at2026: 6, later: 8 },
  statement: { at2026: 5, later: 7 },
} as const satisfies Readonly<Record<string, Digits>>;

/** "2027-00000123": the year of issue, and a number without gaps in that year; "2026-000123" of the first. */
export const receiptNumber = z.string().check(z.regex(/^\d{4}-(?:\d{6}|\d{8})$/));

/** "2027-01-0000042": the month that it is about, and a number without gaps of that month; "2026-10-00042" in the first year. */
export const statementNumber = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(?:\d{5}|\d{7})$/));

/** A month in Brussels, as yyyy-MM. */
export const calendarMonth = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

/** A year for receipts, a month for statements. */
export const seriesName = z.string().check(z.regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/));

function numbered(series: string, place: number, { at2026, later }: Digits): string {
  const length = series < '2027' ? at2026 : later;
  const shown = String(place).padStart(length, '0');
  // A longer number would break the order of all others; it is a failure that staff must see.
  if (shown.length > length) throw new Error(`the series ${series} is full`);
  return `${series}-${shown}`;
}

/** The number of a receipt in the series of a year, from 1. */
export const receiptNumberAt = (year: string, place: number): string => numbered(year, place, digits.receipt);

/** The number of a statement in the series of a month, from 1. */
export const statementNumberAt = (month: string, place: number): string => numbered(month, place, digits.statement);

/** The series of a number, and its place in it; null for what is no number. */
export function readNumber(number: string): { readonly series: string; readonly place: number } | null {
  const [, series, place] = /^(\d{4}(?:-\d{2})?)-(\d{5,8})$/.exec(number) ?? [];
  return series === undefined ? null : { series, place: Number(place) };
}

/** The series of receipts that are issued at a moment. */
export const yearOf = (moment: Date): string => brusselsDate(moment).slice(0, 4);

/** The month in Brussels of a moment. */
export const monthOf = (moment: Date): string => brusselsDate(moment).slice(0, 7);

/** The last day on which what was issued at a moment has to be kept. */
export const keptUntil = (issuedAt: Date): string => `${Number(yearOf(issuedAt)) + keptYears}-12-31`;

/** The month so many months later; earlier when negative. */
export function monthsAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}
