import fc from 'fast-check';
import { centsPerHourRange } from '#domain/documents/visit.ts';
import { methods } from '#local/stripe/account/records.ts';
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
  'pay-missing',
] as const;

/** The same where money goes back. */
const moneyBackActions = [
  'nothing',
  'refund-some',
  'refund-arrives',
  // A refund has to be on its way before it can fail, which few schedules come to.
  'refund-fails',
  'refund-fails',
  'refund-fails',
  'refund-fails',
  'dispute',
  'win-dispute',
] as const;

/** The senior's own orders, also repeated, and what staff does, among what settles them. */
const moneyBackVisits = [
  'refund',
  'refund',
  'refund-again',
  'withdraw',
  'withdraw',
  'refund-visit',
  'refund-visit',
  'miss-visit',
  'tick-off',
  'webhook',
  'webhook',
  'approve',
  'sweep-visits',
  'sweep',
] as const;

const visitOf = <Kind extends string>(kinds: readonly [Kind, ...Kind[]]) =>
  fc.record({
    kind: fc.constantFrom(...kinds),
    purchase: fc.nat(1),
    /** An index into the events so far. */
    event: fc.nat(20),
  });

const roundOf = <What extends string, Kind extends string>(
  actions: readonly [What, ...What[]],
  kinds: readonly [Kind, ...Kind[]],
) =>
  fc.record({
    happens: fc.record({
      what: fc.constantFrom(...actions),
      /** 2: the newest payment of what is missing. */
      purchase: fc.nat(2),
      cents: fc.integer({ min: 1, max: 90_000 }),
    }),
    minutes: fc.integer({ min: 0, max: 14 }),
    visits: fc.array(visitOf(kinds), { maxLength: 4 }),
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

const common = {
  outcomes: fc.array(fc.constantFrom('well', 'well', ...outcomes), { minLength: 10, maxLength: 60 }),
  ending: fc.constantFrom(...endings),
};

const purchases = fc.record({
  ...common,
  comes: fc.constantFrom(...callers),
  credits: fc.array(fc.integer({ ...creditPurchaseRange }), { minLength: 1, maxLength: 2 }),
  // Weighted like real purchases: most are paid.
  first: fc.constantFrom('pay', 'pay', 'pay-later', 'nothing'),
  /** Whether the first purchase is a gift of somebody in her circle. */
  gives: fc.boolean(),
  worked: fc.array(worked, { maxLength: 3 }),
  rounds: fc.array(roundOf(stripeActions, visits), { minLength: 1, maxLength: 6 }),
  moneyBack: fc.constant(null),
});

/** Everything was paid, by card or Bancontact, and there is money to go back. */
const refunds = fc.record({
  ...common,
  comes: fc.constant('everybody' as const),
  credits: fc.array(fc.integer({ min: 50, max: creditPurchaseRange.max }), { minLength: 1, maxLength: 2 }),
  first: fc.constant('pay'),
  gives: fc.constant(false),
  worked: fc.array(worked, { maxLength: 2 }),
  rounds: fc.array(roundOf(moneyBackActions, moneyBackVisits), { minLength: 2, maxLength: 5 }),
  moneyBack: fc.record({
    /** Whether there is a visit to which nobody came. */
    missed: fc.boolean(),
    method: fc.constantFrom(...methods),
    /** `old`: the purchases are too long ago for the card, and for a withdrawal. */
    begins: fc.constantFrom('new', 'new', 'new', 'old'),
  }),
});

export const schedule = fc.oneof(purchases, refunds);

export type Schedule = typeof schedule extends fc.Arbitrary<infer Value> ? Value : never;
export type StripeAction = Schedule['rounds'][number]['happens'];
export type Visit = Schedule['rounds'][number]['visits'][number];
