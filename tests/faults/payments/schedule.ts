import fc from 'fast-check';
import { centsPerHourRange } from '#domain/documents/visit.ts';
import { creditPurchaseRange } from '#domain/credits/credits.ts';

/**
 * The outcome of one step of a process. `held`: it pauses until others have run, then resumes with what it had read.
 */
export const outcomes = ['well', 'dies-before', 'dies-after', 'held'] as const;
export type Fate = (typeof outcomes)[number];

/** Events at Stripe, outside our control. */
const stripeActions = [
  'nothing',
  'pay',
  'pay-later',
  'decline',
  'money-arrives',
  'money-fails',
  'expire',
  'refund',
  'refund-some',
  'dispute',
  'inquire',
  'win-dispute',
  'lose-dispute',
  // Whatever its cause, it must not keep a payment from being credited.
  'cancelled-by-hand',
] as const;

/** The calls to our functions. A `webhook` delivers any event so far: new, old or repeated. */
const visits = [
  'buy-again',
  'webhook',
  'webhook',
  'webhook',
  'return',
  'cancel',
  'sweep',
  // Of visits that are over.
  'approve',
  'approve',
  'sweep-visits',
  'pay-missing',
  'pay-missing',
] as const;

const visit = fc.record({
  kind: fc.constantFrom(...visits),
  purchase: fc.nat(1),
  /** An index into the events so far. */
  event: fc.nat(20),
});

const round = fc.record({
  happens: fc.record({
    what: fc.constantFrom(...stripeActions),
    /** 2: the newest payment of what is missing. */
    purchase: fc.nat(2),
    cents: fc.integer({ min: 1, max: 90_000 }),
  }),
  minutes: fc.integer({ min: 0, max: 14 }),
  visits: fc.array(visit, { maxLength: 4 }),
});

/** The callers. With a single one, no other caller repairs what it got wrong. */
const callers = ['everybody', 'only-stripe'] as const;

/** The final phase: Stripe redelivers every unaccepted event, or only the sweep runs. */
const endings = ['told-until-taken', 'only-the-sweep'] as const;

/** A visit that is over; mostly one that a purchase pays for. Any number of cents an hour, odd ones too. */
const worked = fc.record({
  centsPerHour: fc.integer({ min: centsPerHourRange.min, max: 2_500 }),
  minutes: fc.integer({ min: 0, max: 180 }),
  /** In place of its cost, the fee of a visit that was cancelled late. */
  feeCents: fc.oneof(
    { weight: 3, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 6_000 }) },
  ),
});

export const schedule = fc.record({
  credits: fc.array(fc.integer({ ...creditPurchaseRange }), { minLength: 1, maxLength: 2 }),
  // Weighted like real purchases: most are paid.
  first: fc.constantFrom('pay', 'pay', 'pay-later', 'nothing'),
  worked: fc.array(worked, { maxLength: 3 }),
  rounds: fc.array(round, { minLength: 1, maxLength: 6 }),
  outcomes: fc.array(fc.constantFrom('well', 'well', 'well', ...outcomes), { maxLength: 60 }),
  comes: fc.constantFrom(...callers),
  ending: fc.constantFrom(...endings),
});

export type Schedule = typeof schedule extends fc.Arbitrary<infer Value> ? Value : never;
export type StripeAction = Schedule['rounds'][number]['happens'];
export type Visit = Schedule['rounds'][number]['visits'][number];
