import type { HelperVisit } from '#domain/contracts/helpers.ts';
import type { DispatchRejection } from '#domain/dispatch/rejections.ts';
import { doorTime } from '#domain/visits/door-time.ts';
import type { VisitState } from '#domain/visits/visit-state.ts';
import type { CheckIn } from '#sync/commands/check-in.ts';
import type { CheckOut } from '#sync/commands/check-out.ts';
import type { OutboxItem, OutboxState, Rejection } from '#sync/engine/item.ts';
import { refusalOf } from '#sync/helper/tell-as-student.ts';

/** Why something was not done; `other`: not by a decision about the visit. */
export type DoorRefusal = DispatchRejection | 'other';

export type Coming =
  | { readonly kind: 'early' | 'late' }
  /** A code can be typed. */
  | { readonly kind: 'ask'; readonly triesLeft: number; readonly wrong: { readonly since: string } | null }
  /** On the phone. `code`: it can still be changed. */
  | { readonly kind: 'kept'; readonly at: string; readonly isSending: boolean }
  | { readonly kind: 'locked' }
  | { readonly kind: 'refused'; readonly code: DoorRefusal; readonly itemId: string }
  /** The server knows. */
  | { readonly kind: 'here'; readonly at: string };

export type Leaving =
  | { readonly kind: 'not-yet' }
  /** `since`: from when the minutes are counted. */
  | { readonly kind: 'may'; readonly since: string }
  | { readonly kind: 'kept'; readonly told: CheckOut; readonly isSending: boolean; readonly waitsForCode: boolean }
  /** The server counts other minutes, and asks why. */
  | { readonly kind: 'reason'; readonly told: CheckOut; readonly since: string }
  | { readonly kind: 'refused'; readonly code: DoorRefusal; readonly itemId: string }
  | { readonly kind: 'gone'; readonly at: string | null; readonly minutes: number | null };

export interface DoorState {
  readonly coming: Coming;
  readonly leaving: Leaving;
}

export interface DoorFacts {
  readonly visit: HelperVisit;
  readonly checkIn: OutboxItem<CheckIn> | null;
  readonly checkOut: OutboxItem<CheckOut> | null;
  readonly now: Date;
}

const isOnTheWay = (state: OutboxState): boolean => state === 'waiting' || state === 'sending';

const codeOf = (error: Rejection | null): DoorRefusal => refusalOf(error)?.code ?? 'other';

const hasBegun = (state: VisitState): boolean => ['started', 'done', 'approved', 'charged'].includes(state);

function comingOf({ visit, checkIn, now }: DoorFacts): Coming {
  const { state, started_at: startedAt, tries_left: triesLeft } = visit;
  const item = checkIn?.state === 'cancelled' ? null : checkIn;
  if (hasBegun(state)) return { kind: 'here', at: startedAt ?? item?.command.at ?? now.toISOString() };
  if (item?.state === 'received') return { kind: 'here', at: item.command.at };
  if (item !== null && isOnTheWay(item.state)) {
    return { kind: 'kept', at: item.command.at, isSending: item.state === 'sending' };
  }
  const refused = item === null ? null : codeOf(item.error);
  if (refused === 'code-locked' || triesLeft <= 0) return { kind: 'locked' };
  const time = doorTime(visit, now);
  if (item !== null && refused === 'code-wrong') {
    // What the rejection said, or what was read since.
    const left = Math.min(triesLeft, refusalOf(item.error)?.tries_left ?? triesLeft);
    return { kind: 'ask', triesLeft: left, wrong: { since: item.command.at } };
  }
  if (item !== null && refused !== null && !(refused === 'visit-not-now' && time === 'now')) {
    return { kind: 'refused', code: refused, itemId: item.id };
  }
  return time === 'now' ? { kind: 'ask', triesLeft, wrong: null } : { kind: time };
}

function leavingOf({ visit, checkOut }: DoorFacts, coming: Coming): Leaving {
  const { state, started_at: startedAt, ended_at: endedAt, minutes_worked: minutes } = visit;
  if (hasBegun(state) && state !== 'started') return { kind: 'gone', at: endedAt, minutes };
  const item = checkOut?.state === 'cancelled' ? null : checkOut;
  const cameAt = startedAt ?? (coming.kind === 'kept' || coming.kind === 'here' ? coming.at : null);
  if (item === null) return cameAt === null ? { kind: 'not-yet' } : { kind: 'may', since: cameAt };
  if (item.state === 'received') return { kind: 'gone', at: item.command.at, minutes: item.command.minutes };
  if (isOnTheWay(item.state)) {
    const waitsForCode = coming.kind !== 'kept' && coming.kind !== 'here';
    return { kind: 'kept', told: item.command, isSending: item.state === 'sending', waitsForCode };
  }
  const code = codeOf(item.error);
  if (code === 'reason-needed') return { kind: 'reason', told: item.command, since: cameAt ?? item.command.at };
  return { kind: 'refused', code, itemId: item.id };
}

/**
 * Where a student stands with a visit: what the server shows, and what she told on this phone since. Null for a visit at
 * whose door there is nothing to do.
 */
export function doorState(facts: DoorFacts): DoorState | null {
  const { state } = facts.visit;
  const isOff = state === 'cancelled' || state === 'missed';
  if (isOff && facts.checkIn === null && facts.checkOut === null) return null;
  const coming = comingOf(facts);
  return { coming, leaving: leavingOf(facts, coming) };
}
