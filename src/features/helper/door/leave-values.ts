import { maxKilometres, maxVisitMinutes } from '#domain/documents/review.ts';
import { isCorrected } from '#domain/visits/worked-minutes.ts';

/** As typed. */
export interface LeaveValues {
  readonly minutes: string;
  readonly reason: string;
  readonly km: string;
  readonly note: string;
}

/** What was typed, as numbers; `wrong` names the first field that is not right. */
export type CheckedLeave =
  | { readonly ok: true; readonly minutes: number; readonly reason: string; readonly km: number; readonly note: string }
  | { readonly ok: false; readonly wrong: 'minutes' | 'reason' | 'km' };

const numberOf = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed.trim().replace(',', '.')));

const isWithin = (value: number, least: number, most: number) => value >= least && value <= most;

/** Whether the typed minutes are other ones than were counted, which needs a reason. */
export const needsReason = (typed: string, counted: number): boolean => isCorrected(numberOf(typed), counted);

/** @param always a reason is asked for whatever the minutes: the server counted other ones. */
export function checkLeave(values: LeaveValues, counted: number, always: boolean): CheckedLeave {
  const minutes = numberOf(values.minutes);
  const km = numberOf(values.km);
  const reason = values.reason.trim();
  if (!Number.isInteger(minutes) || !isWithin(minutes, 1, maxVisitMinutes)) return { ok: false, wrong: 'minutes' };
  if ((always || isCorrected(minutes, counted)) && reason === '') return { ok: false, wrong: 'reason' };
  if (!isWithin(km, 0, maxKilometres)) return { ok: false, wrong: 'km' };
  return { ok: true, minutes, reason, km, note: values.note.trim() };
}
