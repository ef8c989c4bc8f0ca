import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  hasStudent,
  isActive,
  mayCancel,
  mayMove,
  progressSteps,
  readRequestStatus,
  type RequestActor,
  type RequestStatus,
  requestStatuses,
  totalProgressSteps,
} from './request-status.ts';

const actors: readonly RequestActor[] = ['senior', 'staff'];

/** Every move there is, written out by hand: whatever is not here is refused. */
const moves: ReadonlySet<string> = new Set([
  'staff: submitted → processing',
  'staff: processing → assigned',
  'staff: assigned → ended',
  'staff: ended → paid',
  'staff: submitted → cancelled',
  'staff: processing → cancelled',
  'staff: assigned → cancelled',
  'senior: submitted → cancelled',
  'senior: processing → cancelled',
]);

const everyMove = actors.flatMap((actor) =>
  requestStatuses.flatMap((from) => requestStatuses.map((to) => ({ actor, from, to }))),
);

describe('mayMove', () => {
  test.each(everyMove)('$actor: $from → $to', ({ actor, from, to }) => {
    expect(mayMove(from, to, actor)).toBe(moves.has(`${actor}: ${from} → ${to}`));
  });

  test('no road leads back: from any state at most four moves are left', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...requestStatuses), { maxLength: 40 }), (wishes) => {
        let status: RequestStatus = 'submitted';
        const visited: RequestStatus[] = [status];
        for (const wish of wishes) {
          if (!mayMove(status, wish, 'staff')) continue;
          status = wish;
          visited.push(status);
        }
        expect(new Set(visited).size).toBe(visited.length);
      }),
    );
  });

  test('a cancellation and a move to cancelled are one thing', () => {
    for (const actor of actors) {
      for (const status of requestStatuses) expect(mayCancel(status, actor)).toBe(mayMove(status, 'cancelled', actor));
    }
  });
});

describe('readRequestStatus', () => {
  // spec: 4.requests.legacy-statuses 4.requests.dutch-statuses
  test.each<[string, RequestStatus]>([
    ['submitted', 'submitted'],
    ['processing', 'processing'],
    ['assigned', 'assigned'],
    ['ended', 'ended'],
    ['paid', 'paid'],
    ['cancelled', 'cancelled'],
    ['matched', 'assigned'],
    ['completed', 'ended'],
    ['ingediend', 'submitted'],
    ['Ingediend', 'submitted'],
    ['in behandeling', 'processing'],
    ['gekoppeld', 'assigned'],
    ['voltooid', 'ended'],
    ['betaald', 'paid'],
    ['geannuleerd', 'cancelled'],
    ['  GEANNULEERD\n', 'cancelled'],
  ])('%j is %s', (stored, status) => {
    expect(readRequestStatus(stored)).toBe(status);
  });

  test.each([
    '',
    ' ',
    'null',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'submitted ended',
    'paıd',
    '0',
  ])('%j is nothing that is known', (stored) => {
    expect(readRequestStatus(stored)).toBeNull();
  });

  test('whatever is stored, the answer is a state or null', () => {
    fc.assert(
      fc.property(fc.string(), (stored) => {
        expect([...requestStatuses, null]).toContain(readRequestStatus(stored));
      }),
    );
  });
});

// spec: 4.requests.progress
test('the progress bar fills step by step and is empty for a cancelled request', () => {
  expect(requestStatuses.map(progressSteps)).toEqual([1, 2, 3, 4, 5, null]);
  expect(progressSteps('paid')).toBe(totalProgressSteps);
});

test('only a submitted request is active', () => {
  expect(requestStatuses.filter(isActive)).toEqual(['submitted']);
});

// spec: 4.requests.student-read
test('a student is known from assigned on, and not for a cancelled request', () => {
  expect(requestStatuses.filter(hasStudent)).toEqual(['assigned', 'ended', 'paid']);
});
