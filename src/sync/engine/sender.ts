import { isTransient } from '#domain/error-codes.ts';
import { err, ok, type Result } from '#lib/result.ts';
import type { CommandRegistry } from './command.ts';
import type { Command, OutboxItem, Rejection } from './item.ts';

/** The server has it. A resend of the same command meets its own effect and gets the same receipt. */
export interface Receipt {
  /** What it is about: the aggregate of the item. */
  readonly aggregate: string;
}

export type Answer = Result<Receipt, Rejection>;

/**
 * The way to the server. Answers each item on its own, in the order given, also where it commits them together: a bad
 * item must not take the others along. When the actor of the items is not the one signed in, it answers `not-signed-in`
 * and sends nothing.
 */
export interface OutboxSender {
  /** @param signal aborted when the answer is no longer awaited. */
  send(items: readonly OutboxItem[], signal: AbortSignal): Promise<readonly Answer[]>;
}

/**
 * Commits what can be committed together. @returns the common answers, by item. A group that was rejected has none: each of
 * it must then be sent alone to find the bad one.
 */
async function sendTogether<Kind extends Command>(
  registry: CommandRegistry<Kind>,
  items: readonly OutboxItem<Kind>[],
): Promise<ReadonlyMap<OutboxItem, Answer>> {
  const answers = new Map<OutboxItem, Answer>();
  for (const kind of new Set(items.map(({ command }) => command.kind))) {
    const group = items.filter(({ command }) => command.kind === kind);
    const definition = registry.find(kind);
    if (group.length < 2 || !definition?.sendTogether) continue;
    const answer = await definition.sendTogether(group.map(({ command }) => command));
    if (!answer.ok && !isTransient(answer.error.code)) continue;
    for (const item of group) answers.set(item, answer.ok ? ok({ aggregate: item.aggregate }) : answer);
  }
  return answers;
}

async function sendAlone<Kind extends Command>(
  registry: CommandRegistry<Kind>,
  item: OutboxItem<Kind> | null,
): Promise<Answer> {
  const definition = item && registry.find(item.command.kind);
  if (!definition) return err({ code: 'no-access' });
  const sent = await definition.send(item.command, item);
  return sent.ok ? ok({ aggregate: item.aggregate }) : sent;
}

/**
 * Sends commands as their definitions say: the same in the page and in the service worker.
 * @param mayStart answers why nothing may be sent now, such as another person being signed in.
 */
export function createSender<Kind extends Command>(
  registry: CommandRegistry<Kind>,
  mayStart: (items: readonly OutboxItem[]) => Promise<Rejection | null>,
): OutboxSender {
  return {
    async send(items, signal) {
      const obstacle = await mayStart(items);
      if (obstacle) return items.map(() => err(obstacle));
      const read = items.map((item) => registry.read(item));
      const together = await sendTogether(
        registry,
        read.filter((item) => item !== null),
      );
      const answers: Answer[] = [];
      let lost: Rejection | null = null;
      for (const item of read) {
        const common = item && together.get(item);
        // Once the connection is lost, the others would only wait for the same timeout.
        if (common) answers.push(common);
        else if (lost !== null || signal.aborted) answers.push(err(lost ?? { code: 'network' }));
        else {
          const answer = await sendAlone(registry, item);
          if (!answer.ok && answer.error.code === 'network') lost = answer.error;
          answers.push(answer);
        }
      }
      return answers;
    },
  };
}
