import { readKilometres, readMinutes } from '#domain/dispatch/read-work.ts';
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

/** Whether the typed minutes are other ones than were counted, which needs a reason. */
export function needsReason(typed: string, counted: number): boolean {
  const minutes = readMinutes(typed);
  return minutes !== null && isCorrected(minutes, counted);
}

/** @param always a reason is asked for whatever the minutes: the server counted other ones. */
export function checkLeave(values: LeaveValues, counted: number, always: boolean): CheckedLeave {
  const minutes = readMinutes(values.minutes);
  const km = readKilometres(values.km);
  const reason = values.reason.trim();
  if (minutes === null) return { ok: false, wrong: 'minutes' };
  if ((always || isCorrected(minutes, counted)) && reason === '') return { ok: false, wrong: 'reason' };
  if (km === null) return { ok: false, wrong: 'km' };
  return { ok: true, minutes, reason, km, note: values.note.trim() };
}
