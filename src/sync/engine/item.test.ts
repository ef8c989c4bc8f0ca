import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { requestOf } from '#tests/faults/outbox-model/devices/test-device.ts';
import { advance, isSettled, type OutboxEvent, type OutboxItem, type OutboxState, outboxTransitions } from './item.ts';

const states = Object.keys(outboxTransitions) as OutboxState[];

const item: fc.Arbitrary<OutboxItem> = fc.record({
  sequence: fc.nat(),
  id: fc.constant('a'),
  actorUid: fc.constant('maria'),
  seniorId: fc.constant('maria'),
  aggregate: fc.constant('a'),
  command: fc.constant({ kind: 'create-request', request: requestOf('maria', 'a') }),
  state: fc.constantFrom(...states),
  attempts: fc.nat(),
  failures: fc.nat(),
  savedAt: fc.nat(),
  nextAttemptAt: fc.nat(),
  waitMs: fc.nat(),
  hasRetryAfter: fc.boolean(),
  lease: fc.option(fc.string()),
  error: fc.option(fc.constant({ code: 'network' as const })),
  settledAt: fc.option(fc.nat()),
  archived: fc.boolean(),
});

const event: fc.Arbitrary<OutboxEvent> = fc.oneof(
  fc.record({ kind: fc.constant('claim'), lease: fc.string() }),
  fc.record({ kind: fc.constant('receive'), at: fc.nat() }),
  fc.record({
    kind: fc.constant('fail'),
    error: fc.constant({ code: 'network' as const }),
    nextAttemptAt: fc.nat(),
    waitMs: fc.nat(),
    hasRetryAfter: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('reject'), error: fc.constant({ code: 'no-access' as const }) }),
  fc.constant({ kind: 'recover' }),
  fc.constant({ kind: 'wake' }),
  fc.constant({ kind: 'retry' }),
  fc.record({ kind: fc.constant('cancel'), at: fc.nat() }),
);

describe('the state machine of an item', () => {
  test('makes exactly the transitions of the table', () => {
    fc.assert(
      fc.property(item, event, (before, happening) => {
        const after = advance(before, happening);
        expect(after?.state).toBe(outboxTransitions[before.state][happening.kind]);
      }),
    );
  });

  test('received and cancelled are terminal', () => {
    fc.assert(
      fc.property(item.filter(isSettled), event, (before, happening) => {
        expect(advance(before, happening)).toBeNull();
      }),
    );
  });

  test('never changes the actor, the command or the sequence', () => {
    fc.assert(
      fc.property(item, event, (before, happening) => {
        const after = advance(before, happening);
        if (!after) return;
        const { sequence, id, actorUid, seniorId, aggregate, command, savedAt } = before;
        expect(after).toMatchObject({ sequence, id, actorUid, seniorId, aggregate, command, savedAt });
      }),
    );
  });

  test('only a claim increments attempts, and only a sending item has a lease', () => {
    fc.assert(
      fc.property(item, fc.array(event), (first, events) => {
        let now: OutboxItem = { ...first, state: 'waiting', lease: null };
        for (const happening of events) {
          const after = advance(now, happening);
          if (!after) continue;
          expect(after.attempts - now.attempts).toBe(happening.kind === 'claim' ? 1 : 0);
          expect(after.lease !== null).toBe(after.state === 'sending');
          now = after;
        }
      }),
    );
  });

  test('received is reachable from every state that is not settled', () => {
    const reaches = (from: OutboxState, seen: readonly OutboxState[] = []): boolean =>
      from === 'received' ||
      Object.values(outboxTransitions[from]).some((to) => !seen.includes(to) && reaches(to, [...seen, from]));
    for (const state of states.filter((candidate) => !isSettled({ state: candidate }))) {
      expect(reaches(state)).toBe(true);
    }
  });

  test('a pause that the server asked for is not shortened by a trigger, but is by the person', () => {
    fc.assert(
      fc.property(item, (any) => {
        const paused: OutboxItem = {
          ...any,
          state: 'waiting',
          hasRetryAfter: true,
          nextAttemptAt: 9_000,
          waitMs: 9_000,
        };
        expect(advance(paused, { kind: 'wake' })).toEqual(paused);
        expect(advance(paused, { kind: 'retry' })).toMatchObject({ nextAttemptAt: 0, waitMs: 0, hasRetryAfter: false });
      }),
    );
  });
});
