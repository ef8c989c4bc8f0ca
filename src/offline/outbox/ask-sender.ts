import { err, type Result } from '#lib/result.ts';
import type { Timers } from '../timers.ts';
import type { OutboxItem, OutboxSender, Receipt, Refusal } from './types.ts';

export type Answer = Result<Receipt, Refusal>;

/** Whoever has not heard by then asks again; the same id makes that harmless. */
const answerWithinMs = 30_000;

const noAnswer: Answer = err({ code: 'network' });

export interface AskPorts {
  readonly sender: OutboxSender;
  readonly timers: Timers;
  /** Whether this flusher may still begin to send something. */
  maySend(): boolean;
}

/** Asks, but not for ever: a request that hangs counts as unanswered. */
async function askOnce({ sender, timers }: AskPorts, items: readonly OutboxItem[]): Promise<readonly Answer[]> {
  const aborter = new AbortController();
  let cancelTimer = () => {};
  const unanswered = new Promise<readonly Answer[]>((resolve) => {
    cancelTimer = timers.after(answerWithinMs, () => {
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

/** One answer for each item. A sender that throws on an item must not hold up the others, so those go one by one. */
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
