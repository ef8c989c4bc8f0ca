import fc from 'fast-check';
import { creditPurchaseRange } from '#domain/credits/credits.ts';

/** How one step of a process goes. `held`: it stands still until others have been there, and then goes on with what it knew. */
export const fates = ['well', 'dies-before', 'dies-after', 'held'] as const;
export type Fate = (typeof fates)[number];

/** What the world does to a purchase, past us. */
const happenings = [
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
  // Whatever the reason: that must not keep a payment from being credited.
  'cancelled-by-hand',
] as const;

/** Who comes to us. A `webhook` brings one of the events so far, whichever: new, old, or again. */
const visits = ['buy-again', 'webhook', 'webhook', 'webhook', 'return', 'cancel', 'sweep'] as const;

const visit = fc.record({
  kind: fc.constantFrom(...visits),
  purchase: fc.nat(1),
  /** Of the events so far. */
  event: fc.nat(20),
});

const round = fc.record({
  happens: fc.record({
    what: fc.constantFrom(...happenings),
    purchase: fc.nat(1),
    cents: fc.integer({ min: 1, max: 90_000 }),
  }),
  minutes: fc.integer({ min: 0, max: 14 }),
  visits: fc.array(visit, { maxLength: 4 }),
});

/** Who comes. Where nobody else does, what one visit spoils is mended by no other. */
const guests = ['everybody', 'only-stripe'] as const;

/** How it all ends: Stripe tells what was not taken until it is, or tells nothing more, and the sweep is left. */
const endings = ['told-until-taken', 'only-the-sweep'] as const;

export const schedule = fc.record({
  credits: fc.array(fc.integer({ ...creditPurchaseRange }), { minLength: 1, maxLength: 2 }),
  // It begins with what most purchases are: somebody pays.
  first: fc.constantFrom('pay', 'pay', 'pay-later', 'nothing'),
  rounds: fc.array(round, { minLength: 1, maxLength: 6 }),
  fates: fc.array(fc.constantFrom('well', 'well', 'well', ...fates), { maxLength: 60 }),
  comes: fc.constantFrom(...guests),
  ending: fc.constantFrom(...endings),
});

export type Schedule = typeof schedule extends fc.Arbitrary<infer Value> ? Value : never;
export type Happening = Schedule['rounds'][number]['happens'];
export type Visit = Schedule['rounds'][number]['visits'][number];
