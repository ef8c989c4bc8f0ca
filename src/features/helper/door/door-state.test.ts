import { describe, expect, test } from 'vitest';
import { forSelf } from '#domain/accounts/acting-for.ts';
import type { HelperVisit } from '#domain/contracts/helpers.ts';
import { momentOf } from '#domain/requests/calendar.ts';
import type { CheckIn } from '#sync/commands/check-in.ts';
import type { CheckOut } from '#sync/commands/check-out.ts';
import { newItem, type OutboxItem } from '#sync/engine/item.ts';
import { doorState } from './door-state.ts';

const at = (time: string) => momentOf('2026-03-10', time);
const iso = (time: string) => at(time).toISOString();

const aShownVisit = (fields: Partial<HelperVisit> = {}): HelperVisit => ({
  visit_id: 'visit',
  senior_first_name: 'Maria',
  service: 'companionship',
  service_name: '',
  date: '2026-03-10',
  start: '14:00',
  minutes: 120,
  senior_name: 'Maria Peeters',
  phone: '',
  address: '',
  notes: '',
  cents_per_hour: 1750,
  is_asked: false,
  said: null,
  state: 'confirmed',
  started_at: null,
  ended_at: null,
  minutes_worked: null,
  km: null,
  tries_left: 5,
  ...fields,
});

const came: CheckIn = { kind: 'check-in', visitId: 'visit', commandId: 'one', code: '1111', at: iso('13:58') };
const left: CheckOut = {
  ...{ kind: 'check-out', visitId: 'visit', commandId: 'two', at: iso('16:00') },
  ...{ minutes: 122, reason: '', km: 0, note: '' },
};
const itemOf = <Told extends CheckIn | CheckOut>(command: Told, fields: Partial<OutboxItem<Told>>) => ({
  ...newItem(forSelf('lotte'), { id: command.kind, aggregate: 'visit' }, command, 1),
  sequence: 1,
  ...fields,
});
const refused = (code: string, more: object = {}) =>
  ({ state: 'needs-you', error: { code: 'visit-refused', theirs: { code, ...more } } }) as const;

interface Facts {
  readonly visit?: Partial<HelperVisit>;
  readonly checkIn?: Partial<OutboxItem<CheckIn>>;
  readonly checkOut?: Partial<OutboxItem<CheckOut>>;
  readonly now?: string;
}

const stateOf = ({ visit, checkIn, checkOut, now = '14:00' }: Facts = {}) =>
  doorState({
    visit: aShownVisit(visit),
    checkIn: checkIn === undefined ? null : itemOf(came, checkIn),
    checkOut: checkOut === undefined ? null : itemOf(left, checkOut),
    now: at(now),
  });

describe('coming', () => {
  const coming = (facts?: Facts) => stateOf(facts)?.coming;

  test('a code can be typed around the hour of the visit', () => {
    expect(coming({ now: '11:59' })).toEqual({ kind: 'early' });
    expect(coming()).toEqual({ kind: 'ask', triesLeft: 5, wrong: null });
    expect(stateOf({ visit: { date: '2026-03-09' } })?.coming).toEqual({ kind: 'late' });
  });

  test('what was typed is kept, sent, arrived', () => {
    expect(coming({ checkIn: {} })).toEqual({ kind: 'kept', at: came.at, isSending: false });
    expect(coming({ checkIn: { state: 'sending' } })).toMatchObject({ kind: 'kept', isSending: true });
    expect(coming({ checkIn: { state: 'received' } })).toEqual({ kind: 'here', at: came.at });
    // What the server says counts: it can have started later than the phone says.
    const visit = { state: 'started', started_at: iso('14:05') } as const;
    expect(coming({ visit, checkIn: { state: 'received' } })).toEqual({ kind: 'here', at: iso('14:05') });
  });

  test('a wrong code can be typed again, and says how often', () => {
    const checkIn = refused('code-wrong', { tries_left: 3 });
    expect(coming({ checkIn })).toEqual({ kind: 'ask', triesLeft: 3, wrong: { since: came.at } });
    // Read since.
    expect(coming({ checkIn, visit: { tries_left: 2 } })).toMatchObject({ triesLeft: 2 });
  });

  test('after the last one it is locked, also on another phone', () => {
    expect(coming({ checkIn: refused('code-locked') })).toEqual({ kind: 'locked' });
    expect(coming({ visit: { tries_left: 0 } })).toEqual({ kind: 'locked' });
    expect(coming({ checkIn: refused('code-locked'), visit: { state: 'started' } })).toMatchObject({ kind: 'here' });
  });

  test('another decision is told; a code that came too early can be typed once it is time', () => {
    expect(coming({ checkIn: refused('not-found') })).toMatchObject({ kind: 'refused', code: 'not-found' });
    expect(coming({ checkIn: { state: 'needs-you', error: { code: 'link-invalid' } } })).toMatchObject({
      code: 'other',
    });
    expect(coming({ checkIn: refused('visit-not-now') })).toMatchObject({ kind: 'ask' });
    expect(coming({ checkIn: refused('visit-not-now'), now: '11:00' })).toMatchObject({ kind: 'refused' });
  });
});

describe('leaving', () => {
  const leaving = (facts?: Facts) => stateOf(facts)?.leaving;
  const started = { state: 'started', started_at: iso('14:00') } as const;

  test('needs a coming, also one that is only kept', () => {
    expect(leaving()).toEqual({ kind: 'not-yet' });
    expect(leaving({ checkIn: refused('code-wrong') })).toEqual({ kind: 'not-yet' });
    expect(leaving({ checkIn: {} })).toEqual({ kind: 'may', since: came.at });
    expect(leaving({ visit: started })).toEqual({ kind: 'may', since: iso('14:00') });
  });

  test('is kept, behind a code that was wrong if need be', () => {
    expect(leaving({ checkIn: {}, checkOut: {} })).toMatchObject({ kind: 'kept', waitsForCode: false });
    expect(leaving({ checkIn: refused('code-wrong'), checkOut: {} })).toMatchObject({ waitsForCode: true });
    expect(leaving({ visit: started, checkOut: { state: 'sending' } })).toMatchObject({ isSending: true });
  });

  test('is asked for a reason where the server counts other minutes', () => {
    expect(leaving({ visit: started, checkOut: refused('reason-needed') })).toEqual({
      kind: 'reason',
      told: left,
      since: iso('14:00'),
    });
  });

  test('has arrived, or is refused', () => {
    expect(leaving({ visit: started, checkOut: { state: 'received' } })).toEqual({
      kind: 'gone',
      at: left.at,
      minutes: 122,
    });
    const done = { ...started, state: 'done', ended_at: iso('16:01'), minutes_worked: 120 } as const;
    expect(leaving({ visit: done })).toEqual({ kind: 'gone', at: iso('16:01'), minutes: 120 });
    expect(leaving({ visit: started, checkOut: refused('visit-state-changed') })).toMatchObject({ kind: 'refused' });
  });
});

test('at a visit that does not take place there is nothing to do, and what was told for it is not hidden', () => {
  expect(stateOf({ visit: { state: 'cancelled' } })).toBeNull();
  expect(stateOf({ visit: { state: 'cancelled' }, checkIn: refused('visit-state-changed') })).toMatchObject({
    coming: { kind: 'refused' },
  });
});
