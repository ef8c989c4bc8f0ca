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

/** Every allowed transition, written out by hand; any other is rejected. */
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

  test('transitions have no cycle: at most four follow from any status', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...requestStatuses), { maxLength: 40 }), (targets) => {
        let status: RequestStatus = 'submitted';
        const visited: RequestStatus[] = [status];
        for (const target of targets) {
          if (!mayMove(status, target, 'staff')) continue;
          status = target;
          visited.push(status);
        }
        expect(new Set(visited).size).toBe(visited.length);
      }),
    );
  });

  test('cancelling is allowed exactly where a move to cancelled is', () => {
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

  test('any stored value gives a status or null', () => {
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
test('a request has a student from assigned on, and none when cancelled', () => {
  expect(requestStatuses.filter(hasStudent)).toEqual(['assigned', 'ended', 'paid']);
});
