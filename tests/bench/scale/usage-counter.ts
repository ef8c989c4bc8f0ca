import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { TestFirebase } from '#tests/local-firebase.ts';

const tally = z.record(z.string(), z.int());

const usageSchema = z.object({
  reads: tally,
  rulesReads: tally,
  writes: tally,
  deletes: tally,
  events: tally,
  hottest: z.array(z.object({ path: z.string(), writes: z.int() })),
  commits: z.array(z.object({ written: z.array(z.string()), deleted: z.array(z.string()) })),
  eventsUnderway: z.int(),
});

/** What the local Firestore counted (local/firestore/README.md). */
export type CountedUsage = z.infer<typeof usageSchema>;
export type CommitUsage = CountedUsage['commits'][number];

type Counted = Pick<TestFirebase, 'firestoreHost'>;

const address = ({ firestoreHost }: Counted): string => `http://${firestoreHost}/emulator/v1/usage`;

async function ask(url: string, method: 'GET' | 'PUT' | 'DELETE'): Promise<unknown> {
  const answer = await fetch(url, { method });
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Begins at zero. */
export async function startCounting(firebase: Counted, { commits }: { readonly commits: boolean }): Promise<void> {
  await ask(`${address(firebase)}?commits=${String(commits)}`, 'PUT');
}

export async function stopCounting(firebase: Counted): Promise<void> {
  await ask(address(firebase), 'DELETE');
}

export async function readCounts(firebase: Counted, hottest = 0): Promise<CountedUsage> {
  return usageSchema.parse(await ask(`${address(firebase)}?hottest=${hottest}`, 'GET'));
}

const quietWithinMs = 300_000;
const lookEveryMs = 100;

/** What was counted once the functions that follow are through with it, and with what they changed themselves. */
export async function readWhenQuiet(firebase: Counted): Promise<CountedUsage> {
  const until = performance.now() + quietWithinMs;
  for (;;) {
    const counts = await readCounts(firebase);
    if (counts.eventsUnderway === 0) return counts;
    if (performance.now() > until) throw new Error(`${counts.eventsUnderway} events are still on their way`);
    await sleep(lookEveryMs);
  }
}
