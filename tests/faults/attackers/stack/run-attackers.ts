import { createHmac, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { functionPath } from '#domain/contracts/function-contract.ts';
import type { AnyContract } from '#tests/functions/hostile/every-contract.ts';
import type { TestFirebase } from '#tests/local-firebase.ts';
import { firestoreAttacks } from '../firestore-attacks.ts';
import { secretsIn } from '../secrets-in.ts';
import { functionAttacks } from './function-attacks.ts';
import { liveHonestly } from './honest-people.ts';
import { type ArmedAttacker, root, type StackCast } from './stack-cast.ts';
import { differencesOf, readState, type StoredState } from './stored-state.ts';

/** What came of a run. */
export interface RunFigures {
  rounds: number;
  requests: number;
  refused: number;
  honest: number;
  /** The longest that an honest person waited for each thing, in milliseconds. */
  readonly longest: Map<string, number>;
  readonly breaches: string[];
}

export const noFigures = (): RunFigures => ({
  ...{ rounds: 0, requests: 0, refused: 0, honest: 0 },
  ...{ longest: new Map(), breaches: [] },
});

interface Sent {
  readonly label: string;
  readonly url: string;
  readonly init: RequestInit;
}

/** Of all attackers one connection, which is none of an honest person’s. */
const address = { 'fastly-client-ip': '203.0.113.7' };

export interface Round {
  readonly seed: number;
  /** Attacks of each kind by each attacker. */
  readonly attacks: number;
  readonly flood: number;
}

/** A report of a payment that never was, signed by somebody who does not have the secret. */
function forgedReport({ appOrigin }: TestFirebase, { victims }: StackCast, seed: number): Sent {
  const victim = victims[seed % victims.length];
  const object = { id: `cs_${victim?.uid}`, object: 'checkout.session', payment_status: 'paid', amount_total: 99_900 };
  const event = { id: `evt_${seed}`, object: 'event', type: 'checkout.session.completed', data: { object } };
  const body = JSON.stringify(event);
  const at = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', randomBytes(16)).update(`${at}.${body}`).digest('hex');
  const headers = { ...address, 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` };
  return { label: 'webhook', url: `${appOrigin}/functions/stripe-webhook`, init: { method: 'POST', headers, body } };
}

/** The requests of one attacker in a round. */
function requestsOf(
  firebase: TestFirebase,
  cast: StackCast,
  attacker: ArmedAttacker,
  contracts: readonly AnyContract[],
  { seed, attacks }: Round,
): readonly Sent[] {
  // Rounds are a thousand apart; each attacker draws its own.
  const sample = { seed: seed + cast.attackers.indexOf(attacker), numRuns: attacks };
  const token: Record<string, string> =
    attacker.idToken === null ? {} : { authorization: `Bearer ${attacker.idToken}` };
  const direct = fc
    .sample(firestoreAttacks(root, attacker, cast.victims), sample)
    .map(({ method, address: at, body }): Sent => ({
      label: `${attacker.role}: ${method} ${at} ${JSON.stringify(body) ?? ''}`,
      url: `http://${firebase.firestoreHost}/v1/${root}${at}`,
      init: { method, headers: token, ...(body === undefined ? {} : { body: JSON.stringify(body) }) },
    }));
  const byFunction = fc
    .sample(functionAttacks(cast, attacker, contracts), sample)
    .map(({ name, body, headers }): Sent => ({
      label: `${attacker.role}: ${name} ${body}`,
      url: firebase.appOrigin + functionPath({ name }),
      init: { method: 'POST', headers: { ...address, 'content-type': 'application/json', ...headers }, body },
    }));
  return [...direct, ...byFunction];
}

/** Sends it, and notes what must not be in the answer. */
export async function attack(
  sent: Sent,
  attacker: Pick<ArmedAttacker, 'role' | 'uid' | 'hidden'>,
  figures: RunFigures,
  send: typeof fetch = fetch,
): Promise<void> {
  const answer = await send(sent.url, { ...sent.init, signal: AbortSignal.timeout(120_000) });
  const text = await answer.text();
  figures.requests += 1;
  if (answer.status >= 400) figures.refused += 1;
  if (answer.status >= 500 && answer.status !== 501)
    figures.breaches.push(`${answer.status} for ${sent.label}: ${text.slice(0, 200)}`);
  for (const secret of secretsIn(text, attacker, attacker.hidden))
    figures.breaches.push(`${secret} was told to ${sent.label}`);
}

/** As many at once as a page opens connections. */
async function inTurn(work: readonly (() => Promise<void>)[], atOnce = 4): Promise<void> {
  const waiting = [...work];
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await next();
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

/** One round of all attackers, beside which an honest person lives as ever. */
export async function playRound(
  firebase: TestFirebase,
  cast: StackCast,
  contracts: readonly AnyContract[],
  round: Round,
  before: StoredState,
  figures: RunFigures,
): Promise<void> {
  const attacks = cast.attackers.flatMap((attacker) =>
    requestsOf(firebase, cast, attacker, contracts, round).map((sent) => () => attack(sent, attacker, figures)),
  );
  const hidden = cast.victims.flatMap(({ documents }) => documents.map(({ secret }) => secret));
  const stranger = { role: 'visitor', uid: null, hidden } as const;
  const flood = Array.from(
    { length: round.flood },
    (_, index) => () => attack(forgedReport(firebase, cast, round.seed + index), stranger, figures),
  );
  const honest = liveHonestly(firebase, round.seed).then(
    (waits) => {
      figures.honest += 1;
      for (const [what, ms] of waits) figures.longest.set(what, Math.max(ms, figures.longest.get(what) ?? 0));
    },
    (error: unknown) => {
      figures.breaches.push(`an honest person failed: ${error instanceof Error ? error.message : 'unknown'}`);
    },
  );
  await Promise.all([inTurn([...attacks, ...flood]), honest]);
  figures.breaches.push(...differencesOf(before, await readState(firebase, cast)));
  figures.rounds += 1;
}
