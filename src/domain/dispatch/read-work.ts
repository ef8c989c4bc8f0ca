import { maxKilometres, maxVisitMinutes } from '../documents/review.ts';

/** What a visit took, as it is typed. */
export interface TypedWork {
  readonly minutes: string;
  readonly km: string;
}

/** Null for what is no whole number of minutes, from 1 to a day. */
export function readMinutes(typed: string): number | null {
  const minutes = /^\s*\d{1,4}\s*$/.test(typed) ? Number(typed) : 0;
  return minutes >= 1 && minutes <= maxVisitMinutes ? minutes : null;
}

/** Null for what is no distance; with a comma or a point. An empty field is none travelled. */
export function readKilometres(typed: string): number | null {
  if (typed.trim() === '') return 0;
  const km = /^\s*\d{1,4}(?:[.,]\d{1,2})?\s*$/.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN;
  return km >= 0 && km <= maxKilometres ? km : null;
}
