import { err } from '#domain/result.ts';
import type { Timers } from '#offline/timers.ts';
import type { OutboxItem } from './item.ts';
import type { Answer, OutboxSender } from './sender.ts';

/** Timeout of a request; it is then sent again, which is safe because its id makes it idempotent. */
const timeoutMs = 30_000;

const noAnswer: Answer = err({ code: 'network' });

export interface AskPorts {
  readonly sender: OutboxSender;
  readonly timers: Timers;
  /** Whether the lease is still held. */
  maySend(): boolean;
}

/** A request that hangs counts as unanswered. */
async function askOnce({ sender, timers }: AskPorts, items: readonly OutboxItem[]): Promise<readonly Answer[]> {
  const aborter = new AbortController();
  let cancelTimer = () => {};
  const unanswered = new Promise<readonly Answer[]>((resolve) => {
    cancelTimer = timers.after(timeoutMs, () => {
      resolve([]);
      aborter.abort();
    });
  });
  try {
    return await Promise.race([sender.send(items, aborter.signal), unanswered]);
  } finally {
    cancelTimer();
  }
}

/**
 * Returns one answer per item. A sender that throws on one item must not block the others, so they are then sent one by
 * one.
 */
export async function askSender(ports: AskPorts, items: readonly OutboxItem[]): Promise<readonly Answer[]> {
  if (!ports.maySend()) return items.map(() => noAnswer);
  try {
    const answers = await askOnce(ports, items);
    return items.map((_item, index) => answers[index] ?? noAnswer);
  } catch {
    if (items.length === 1) return [err({ code: 'unknown' })];
    const answers: Answer[] = [];
    for (const item of items) answers.push(...(await askSender(ports, [item])));
    return answers;
  }
}
