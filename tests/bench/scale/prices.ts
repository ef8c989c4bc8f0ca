/**
 * List prices, without the free tiers and without discounts. Change them here: docs/scale.md follows with
 * `node scripts/write-scale.ts`.
 */
export const prices = {
  /** Written down on this day. */
  asOf: '2026-11-26',
  eurosPerDollar: 0.92,
  firestore: {
    source: 'https://cloud.google.com/firestore/pricing',
    /** Of a multi-region such as eur3: the list of single regions, europe-west1 among them, is at most as high. */
    note: 'the list price of a multi-region; that of europe-west1 alone is lower',
    dollarsPer100000: { reads: 0.06, writes: 0.18, deletes: 0.02 },
  },
  functions: {
    source: 'https://cloud.google.com/run/pricing',
    note: 'tier 1, which europe-west1 is in, with CPU while requests are answered',
    dollarsPerMillionCalls: 0.4,
    dollarsPerVcpuSecond: 0.000024,
    dollarsPerGibSecond: 0.0000025,
  },
  mail: {
    source: 'https://aws.amazon.com/ses/pricing/',
    note: 'an example: Amazon SES; others ask up to ten times as much',
    dollarsPer1000: 0.1,
  },
} as const;

/** How a function is deployed: what firebase-functions does where nothing else is said. */
export const instance = { vcpus: 1, gibibytes: 0.25 } as const;
