import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyContract } from '#tests/functions/hostile/every-contract.ts';
import {
  type OwnTestFirebase,
  runningTestFirebase,
  startTestFirebase,
  type TestFirebase,
} from '#tests/local-firebase.ts';
import { noFigures, playRound } from './stack/run-attackers.ts';
import { createStackCast, type StackCast } from './stack/stack-cast.ts';
import { readState, type StoredState } from './stack/stored-state.ts';

/** No part of `npm test` (vitest.config.ts): what attackers leave behind is in every list of the shared stack. */
const minutes = Number(process.env['FAULT_MINUTES'] ?? 20);
const seed = Number(process.env['FAULT_SEED'] ?? Date.now() % 1_000_000);

const longestMs = (minutes + 20) * 60_000;

let firebase: TestFirebase;
let own: OwnTestFirebase | null = null;

beforeAll(async () => {
  const running = runningTestFirebase();
  own = running === null ? await startTestFirebase({ app: true }) : null;
  firebase = own ?? running ?? expect.unreachable();
}, longestMs);

afterAll(async () => own?.stop(), longestMs);

/** Two readings with nothing in between: what the cast set off has ended. */
async function quietState(cast: StackCast): Promise<StoredState> {
  let last = await readState(firebase, cast);
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    const next = await readState(firebase, cast);
    if (JSON.stringify([...next.ofVictims]) === JSON.stringify([...last.ofVictims])) return next;
    last = next;
  }
}

test(
  `attackers of eight roles against the whole stack for ${minutes} minutes (seed ${seed})`,
  async () => {
    const contracts = await everyContract();
    const cast = await createStackCast(firebase);
    const before = await quietState(cast);
    const figures = noFigures();
    const deadline = performance.now() + minutes * 60_000;
    do {
      const round = { seed: seed + figures.rounds * 1_000, attacks: 25, flood: 60 };
      await playRound(firebase, cast, contracts, round, before, figures);
      console.log(JSON.stringify({ ...figures, longest: Object.fromEntries(figures.longest) }));
    } while (performance.now() < deadline && figures.breaches.length === 0);
    expect(figures.breaches).toEqual([]);
    expect(figures.honest).toBe(figures.rounds);
    expect(figures.refused).toBeGreaterThan(figures.requests / 2);
  },
  longestMs,
);
