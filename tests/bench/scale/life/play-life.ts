import { randomUUID } from 'node:crypto';
import type { TestFirebase } from '#tests/local-firebase.ts';
import { type CountedUsage, readWhenQuiet, startCounting, stopCounting } from '../usage-counter.ts';
import { CountedCalls, createCast, type LifeCast } from './life-cast.ts';
import { type Life, lifeSteps, type LifeStep, prepareStep } from './life-steps.ts';

export interface CountedStep {
  readonly usage: CountedUsage;
  /** Calls of functions over HTTP; events are in the usage. */
  readonly calls: number;
}

export interface PlayedLife {
  readonly requestId: string;
  readonly cast: LifeCast;
  readonly steps: ReadonlyMap<LifeStep, CountedStep>;
}

/** Counts what one piece of work uses, with everything that follows from it. */
export async function counted(
  firebase: TestFirebase,
  calls: { readonly count: number },
  work: () => Promise<unknown>,
): Promise<CountedStep> {
  await startCounting(firebase, { commits: true });
  await readWhenQuiet(firebase);
  await startCounting(firebase, { commits: true });
  const before = calls.count;
  await work();
  const usage = await readWhenQuiet(firebase);
  await stopCounting(firebase);
  return { usage, calls: calls.count - before };
}

/** Plays the life of one request from the first question to the review, step by step, through the functions and the rules. */
export async function playLife(
  firebase: TestFirebase,
  steps: readonly LifeStep[] = lifeSteps,
  cast?: LifeCast,
): Promise<PlayedLife> {
  const calls = new CountedCalls(firebase);
  const life: Life = { firebase, cast: cast ?? (await createCast(firebase)), calls, requestId: randomUUID() };
  const found = new Map<LifeStep, CountedStep>();
  for (const step of steps) {
    const { play } = await prepareStep(step, life);
    found.set(step, await counted(firebase, calls, play));
  }
  return { requestId: life.requestId, cast: life.cast, steps: found };
}
