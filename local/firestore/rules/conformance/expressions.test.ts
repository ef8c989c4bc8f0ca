import { expect, test } from 'vitest';
import type { Value } from '#local/firestore/values/value.ts';
import { compileRules } from '../compile.ts';
import {
  array,
  decidedBy,
  double,
  integer,
  map,
  request,
  storedDocument,
  string,
} from '../testing/rules-under-test.ts';
import { readRecordings } from './recordings.ts';

interface Recording {
  readonly expression: string;
  readonly outcome: 'allow' | 'deny' | 'error' | 'invalid';
  readonly message?: string;
  readonly issues?: readonly string[];
}

/** Errors whose message in Google's evaluator depends on its implementation. */
const OWN_MESSAGES = new Map([
  [
    'duration.time(9223372036854775807,0,0,0) is duration',
    'Duration is not valid. Seconds must be in range [-315,576,000,000, +315,576,000,000]. ' +
      'Nanos must be in range [-999,999,999, +999,999,999]. Nanos must have the same sign as seconds.',
  ],
]);

const DOCUMENTS = [
  storedDocument('t/x', {
    n: integer(5),
    d: double(2.5),
    s: string('héllo😀'),
    t: { kind: 'timestamp', seconds: 1_709_210_096n, nanos: 789_123_000 },
    g: { kind: 'geopoint', latitude: 50, longitude: 4 },
    b: { kind: 'bytes', value: Uint8Array.of(1, 2) },
    r: { kind: 'reference', value: 'projects/demo-rules/databases/(default)/documents/t/y' } satisfies Value,
    l: array(integer(1), string('a')),
    m: map({ k: integer(1) }),
    z: { kind: 'null' },
    v: map({ __type__: string('__vector__'), value: array(double(1)) }),
  }),
];

const recordings = readRecordings<Recording>('expressions');

test('there are recordings of every outcome', () => {
  expect(new Set(recordings.map((recording) => recording.outcome))).toEqual(
    new Set(['allow', 'deny', 'error', 'invalid']),
  );
});

const REQUEST = request({ auth: { uid: 'u1', token: { ...request().auth?.token, aud: 'demo-x' } } }, DOCUMENTS);

test.each(recordings)('$expression', ({ expression, outcome, message, issues }) => {
  const result = compileRules(decidedBy(expression));
  if (!result.ok) {
    expect(outcome).toBe('invalid');
    const [first] = result.issues;
    // Only the first error is compared: a parser's recovery depends on its runtime.
    expect(`L${first?.line}:${first?.column}`).toBe(issues?.[0]?.split(' ')[0]);
    return;
  }
  const verdict = result.ruleset.authorize({ ...REQUEST, budget: { ...REQUEST.budget, seen: new Set() } });
  const [entry] = verdict.trace;
  expect({ outcome: entry?.outcome, allowed: verdict.allowed }).toEqual({ outcome, allowed: outcome === 'allow' });
  if (message !== undefined) expect(entry?.reason).toBe(OWN_MESSAGES.get(expression) ?? message);
});
