import fc from 'fast-check';
import type { CutPoint } from '#tests/browser/socks-proxy.ts';

/**
 * The point of a SIGKILL: a number of milliseconds after the page started to save or to send, or received the answer.
 */
export type KillPoint = 'saving' | 'sending' | 'answered';

export type Fault =
  | { readonly kind: 'kill'; readonly point: KillPoint; readonly afterMs: number }
  /** The commit's connection is cut; then the page is reloaded or, as after an empty battery, the browser restarted. */
  | { readonly kind: 'cut'; readonly point: CutPoint; readonly browserDies: boolean };

/** One run, fully determined by its seed. */
export interface FaultPlan {
  readonly seed: number;
  readonly requests: number;
  /** Saved without a network, which is restored afterwards; or sent while the next ones are still being saved. */
  readonly savedOffline: boolean;
  readonly fault: Fault;
}

const kill = (point: KillPoint, withinMs: number): fc.Arbitrary<Fault> =>
  fc.record({
    kind: fc.constant('kill' as const),
    point: fc.constant(point),
    // Uniform: fast-check is biased to small numbers, and late steps must be interrupted as often as early ones.
    afterMs: fc.noBias(fc.integer({ min: 0, max: withinMs })),
  });

const cut = (point: CutPoint): fc.Arbitrary<Fault> =>
  fc.record({ kind: fc.constant('cut' as const), point: fc.constant(point), browserDies: fc.boolean() });

/** About as long as the interrupted operation takes, so that kills fall before, inside and after each of its steps. */
const faults = [
  kill('saving', 40),
  cut('before'),
  kill('sending', 40),
  cut('during'),
  kill('answered', 15),
  cut('after'),
] as const;

/** Consecutive seeds cycle through the faults, so that a few runs cover all of them. */
export function planOf(seed: number): FaultPlan {
  const fault = faults[seed % faults.length] ?? faults[0];
  const plan = fc.record({
    seed: fc.constant(seed),
    requests: fc.integer({ min: 1, max: 8 }),
    savedOffline: fc.boolean(),
    fault,
  });
  const [drawn] = fc.sample(plan, { seed, numRuns: 1 });
  if (!drawn) throw new Error('fast-check drew nothing');
  return drawn;
}

/** The name of the run's test; the seed is all that is needed to repeat it. */
export function describePlan({ seed, requests, savedOffline, fault }: FaultPlan): string {
  const where = savedOffline ? 'saved offline' : 'sent while saving';
  const what =
    fault.kind === 'kill'
      ? `SIGKILL ${fault.afterMs} ms after ${fault.point}`
      : `cut ${fault.point} the commit, then the ${fault.browserDies ? 'browser dies' : 'page is reloaded'}`;
  return `seed ${seed}: ${requests} ${where}, ${what}`;
}
