import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forSelf } from '#domain/accounts/acting-for.ts';
import type { CheckInAnswer } from '#domain/contracts/helpers.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { newItem, type OutboxItem, type Rejection } from '../engine/item.ts';
import { refusalOf } from '../helper/tell-as-student.ts';
import { type CheckIn, checkIn } from './check-in.ts';
import { type CheckOut, checkOut } from './check-out.ts';

const phone = vi.hoisted(() => ({
  link: 'secret' as string | undefined,
  answer: null as unknown,
  sent: [] as unknown[],
}));

vi.mock('#offline/helper-store.ts', () => ({ readKept: () => Promise.resolve(phone.link) }));
vi.mock('#firebase/visitor-functions.ts', () => ({
  callFunctionAsVisitor: (_contract: unknown, input: unknown) => {
    phone.sent.push(input);
    return Promise.resolve(phone.answer);
  },
}));

const answers = (answer: Result<CheckInAnswer, DomainError>) => Object.assign(phone, { answer });

beforeEach(() => {
  Object.assign(phone, { link: 'secret', sent: [] });
  answers(ok({ outcome: 'done' }));
});

const acting = forSelf('lotte');
const come = (fields: Partial<CheckIn> = {}): CheckIn => ({
  kind: 'check-in',
  visitId: 'visit',
  commandId: 'one',
  code: '1111',
  at: '2026-03-10T13:00:00.000Z',
  ...fields,
});
const leave = (fields: Partial<CheckOut> = {}): CheckOut => ({
  kind: 'check-out',
  visitId: 'visit',
  commandId: 'two',
  at: '2026-03-10T15:00:00.000Z',
  minutes: 120,
  reason: '',
  km: 0,
  note: '',
  ...fields,
});
const refusedWith = (code: string): Rejection => ({ code: 'visit-refused', theirs: { code } });

function itemOf<Told extends CheckIn | CheckOut>(command: Told, changes: Partial<OutboxItem<Told>> = {}) {
  const identity = command.kind === 'check-in' ? checkIn.identify(command) : checkOut.identify(command);
  return { ...newItem(acting, identity, command, 1), sequence: 7, ...changes };
}

const other = come({ commandId: 'next', code: '2222', at: '2026-03-10T13:20:00.000Z' });

describe('another code', () => {
  const merged = (changes: Partial<OutboxItem<CheckIn>>, command = other) => {
    const plan = checkIn.merge?.(command, [itemOf(come(), changes)], 2);
    return plan?.kind === 'exists' ? plan : null;
  };

  test('takes the row of one that waits, with the moment of the first', () => {
    expect(merged({ state: 'waiting' })).toMatchObject({
      isChanged: true,
      item: { sequence: 7, state: 'waiting', command: { code: '2222', commandId: 'next', at: come().at } },
    });
  });

  test('takes the row of one that was wrong, with the moment of the first', () => {
    expect(merged({ state: 'needs-you', error: refusedWith('code-wrong') })).toMatchObject({
      item: { sequence: 7, state: 'waiting', error: null, command: { code: '2222', at: come().at } },
    });
  });

  test('has a moment of its own where the first was not the hour of the visit', () => {
    expect(merged({ state: 'needs-you', error: refusedWith('visit-not-now') })).toMatchObject({
      item: { command: { code: '2222', at: other.at } },
    });
  });

  test.each(['sending', 'received'] as const)('changes nothing of one that is %s', (state) => {
    expect(merged({ state })).toMatchObject({ item: { state, command: { code: '1111' } } });
    expect(merged({ state })?.isChanged).toBeUndefined();
  });

  test('the same code pressed twice is one', () => {
    expect(merged({ state: 'waiting' }, come({ commandId: 'again' }))).toMatchObject({ item: { command: come() } });
  });

  test('whatever is typed and refused, in the end there is one row, with the first moment', () => {
    const states = fc.constantFrom('waiting', 'wrong', 'sending');
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(9999), states), { maxLength: 12 }), (steps) => {
        let item: OutboxItem<CheckIn> = itemOf(come());
        for (const [number, state] of steps) {
          const found: OutboxItem<CheckIn> =
            state === 'wrong'
              ? { ...item, state: 'needs-you', error: refusedWith('code-wrong') }
              : { ...item, state: state === 'sending' ? 'sending' : 'waiting' };
          const typed = come({ code: String(number).padStart(4, '0'), commandId: `c${number}`, at: other.at });
          const plan = checkIn.merge?.(typed, [found], 2);
          if (plan?.kind !== 'exists') throw new Error('a second row');
          item = plan.item as OutboxItem<CheckIn>;
          expect(item).toMatchObject({ sequence: 7, command: { at: come().at } });
          if (state === 'sending') expect(item.command).toBe(found.command);
        }
      }),
    );
  });
});

describe('leaving', () => {
  const merged = (changes: Partial<OutboxItem<CheckOut>>) =>
    checkOut.merge?.(
      leave({ commandId: 'next', minutes: 90, reason: 'Ik kwam later.' }),
      [itemOf(leave(), changes)],
      2,
    );

  test('refused for want of a reason, it is told again in its row, with the moment of the first time', () => {
    expect(merged({ state: 'needs-you', error: refusedWith('reason-needed') })).toMatchObject({
      isChanged: true,
      item: { sequence: 7, state: 'waiting', command: { minutes: 90, commandId: 'next', at: leave().at } },
    });
  });

  test.each(['waiting', 'sending', 'received'] as const)('pressed again while it is %s, it stays as it is', (state) => {
    expect(merged({ state })).toMatchObject({ kind: 'exists', item: { state, command: leave() } });
  });
});

describe('what is sent', () => {
  test('has the secret that the phone keeps, and the item has not', async () => {
    expect(await checkIn.send(come(), acting)).toEqual(ok(undefined));
    expect(await checkOut.send(leave({ km: 4.5, note: 'Gewandeld.' }), acting)).toEqual(ok(undefined));
    expect(phone.sent).toEqual([
      { link: 'secret', visit_id: 'visit', command_id: 'one', code: '1111', at: come().at },
      {
        ...{ link: 'secret', visit_id: 'visit', command_id: 'two', at: leave().at },
        ...{ minutes: 120, reason: '', km: 4.5, note: 'Gewandeld.' },
      },
    ]);
    expect(JSON.stringify([itemOf(come()), itemOf(leave())])).not.toContain('secret');
  });

  test('nothing without a link', async () => {
    phone.link = undefined;
    expect(await checkIn.send(come(), acting)).toEqual(err({ code: 'not-signed-in' }));
    expect(phone.sent).toEqual([]);
  });

  test('a wrong code is a rejection that says how often another can be typed', async () => {
    answers(ok({ outcome: 'rejected', code: 'code-wrong', tries_left: 3 }));
    const sent = await checkIn.send(come(), acting);
    expect(sent.ok ? null : refusalOf(sent.error)).toEqual({ code: 'code-wrong', tries_left: 3 });
  });

  test('leaving a visit that has not begun for the server is tried again', async () => {
    answers(ok({ outcome: 'rejected', code: 'visit-not-started' }));
    expect(await checkOut.send(leave(), acting)).toEqual(err({ code: 'visit-not-started' }));
  });

  test('what is no decision stays a failure', async () => {
    answers(err({ code: 'network' }));
    expect(await checkOut.send(leave(), acting)).toEqual(err({ code: 'network' }));
    expect(refusalOf({ code: 'network' })).toBeNull();
    expect(refusalOf({ code: 'visit-refused', theirs: { code: 'unheard-of' } })).toBeNull();
  });
});

test('an item is shown until the server shows what it told', () => {
  const shown = (state: string) => [
    { visit_id: 'other', state: 'done' },
    { visit_id: 'visit', state },
  ];
  const states = ['confirmed', 'started', 'done', 'approved', 'charged'];
  expect(states.map((state) => checkIn.isShown(itemOf(come()), shown(state)))).toEqual([false, true, true, true, true]);
  expect(states.map((state) => checkOut.isShown(itemOf(leave()), shown(state)))).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
});
