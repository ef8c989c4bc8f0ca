import fc from 'fast-check';

/** What each of them does. Those that lead on come often, so that schedules reach the later states. */
const kinds = [
  'offer',
  'offer',
  'accept',
  'accept',
  'accept',
  'decline',
  'withdraw',
  'expire',
  'assign',
  'assign',
  'unassign',
  'move',
  'propose',
  'propose',
  'propose-later',
  'propose-too-near',
  'withdraw-move',
  'accept-move',
  'accept-move',
  'decline-move',
  'agree-move',
  'agree-move',
  'refuse-move',
  'right-code',
  'right-code',
  'right-code',
  'wrong-code',
  'start',
  'check-out',
  'check-out',
  'check-out',
  'approve',
  'approve',
  'question',
  'account-student',
  'account-senior',
  'correct',
  'record',
  'miss',
  'cancel',
  'cancel-with-fee',
  'withdraw-request',
  'undo',
  'buy',
  'silence',
  'ask-after',
  'announce',
  'deliver',
] as const;

/**
 * How time passes before a step: not at all, by hours and days, or to a moment that matters: the day before, shortly before
 * the door opens, at the door, when the visit is over, and when it should have been written down.
 */
const times = [
  'now',
  'now',
  'now',
  'now',
  'an hour',
  'a day',
  'three days',
  'day before',
  'at the door',
  'at the door',
  'after the visit',
  'unrecorded',
] as const;

/** What becomes of an answer. `lost`: it ran, and is repeated. `twice`: both at once. `dies`: the process ends after its first step. */
const fates = ['answered', 'answered', 'answered', 'lost', 'twice', 'dies'] as const;

const step = fc.record({
  kind: fc.constantFrom(...kinds),
  student: fc.nat(1),
  time: fc.constantFrom(...times),
  fate: fc.constantFrom(...fates),
  /** Minutes that a phone had no network: what it tells happened so long ago. */
  offline: fc.constantFrom(0, 0, 7, 180, 3_000),
  /** It goes out with the next one. */
  together: fc.boolean(),
});

export type LifeStep = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const plain = { student: 0, time: 'now', fate: 'answered', offline: 0, together: false } as const;

const stepsOf = (...steps: readonly (readonly [LifeStep['kind'], LifeStep['time']?])[]): readonly LifeStep[] =>
  steps.map(([kind, time = 'now']) => ({ ...plain, kind, time }));

/** The ways that a visit usually goes; a free schedule goes on from some point of one. */
const usual: readonly (readonly LifeStep[])[] = [
  stepsOf(['offer'], ['accept'], ['right-code', 'at the door'], ['check-out', 'after the visit'], ['approve']),
  stepsOf(['assign'], ['right-code', 'at the door'], ['check-out', 'after the visit'], ['silence', 'three days']),
  stepsOf(['assign'], ['wrong-code', 'at the door'], ['start'], ['check-out', 'after the visit'], ['question']),
  stepsOf(['offer'], ['accept'], ['ask-after', 'unrecorded'], ['account-student'], ['account-senior'], ['record']),
  stepsOf(['assign'], ['ask-after', 'unrecorded'], ['miss'], ['cancel'], ['undo']),
  stepsOf(['assign'], ['wrong-code', 'at the door'], ['cancel'], ['undo'], ['right-code']),
  stepsOf(['assign'], ['cancel-with-fee', 'day before'], ['undo'], ['cancel']),
  stepsOf(['assign'], ['cancel-with-fee', 'day before'], ['silence'], ['undo']),
  stepsOf(['assign'], ['announce', 'day before'], ['deliver'], ['right-code', 'at the door']),
  stepsOf(['assign'], ['propose'], ['agree-move'], ['undo'], ['propose-later'], ['refuse-move']),
  stepsOf(['assign'], ['propose'], ['accept-move'], ['undo'], ['accept-move'], ['right-code', 'at the door']),
  stepsOf(['propose'], ['accept-move'], ['assign'], ['propose-later'], ['decline-move'], ['undo']),
  stepsOf(['offer'], ['propose'], ['accept-move'], ['propose-later'], ['withdraw-move'], ['assign']),
  stepsOf(['assign'], ['record', 'unrecorded'], ['undo'], ['record'], ['correct'], ['approve']),
];

const begun = fc
  .tuple(fc.constantFrom(...usual), fc.nat(6))
  .map(([way, length]): readonly LifeStep[] => way.slice(0, length));

export const lifeSchedule = fc.record({
  begun,
  steps: fc.array(step, { minLength: 2, maxLength: 18 }),
  turns: fc.array(fc.nat(5), { maxLength: 80 }),
  /** In cents: nothing, less than a visit costs, and enough. */
  balance: fc.constantFrom(0, 1_000, 20_000),
});

export type LifeSchedule = typeof lifeSchedule extends fc.Arbitrary<infer Value> ? Value : never;

/** Each usual way to its end, so that no run counts on chance for it. */
export const wholeWays: readonly LifeSchedule[] = usual.map((way) => ({
  begun: way,
  steps: [...stepsOf(['silence', 'three days'], ['deliver'])],
  turns: [],
  balance: 20_000,
}));
