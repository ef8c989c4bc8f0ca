import { isTransient } from '#domain/error-codes.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { CommandDefinition, CommandRegistry } from './command.ts';
import type { Command, OutboxItem, Rejection } from './item.ts';

/** The server has the effect. Resending the same command is idempotent and gives the same receipt. */
export interface Receipt {
  /** The aggregate of the item. */
  readonly aggregate: string;
}

export type Answer = Result<Receipt, Rejection>;

type SendTogether<Kind extends Command> = CommandDefinition<Kind>['sendTogether'];

/**
 * Sends items to the server and returns one answer per item, in the given order, also when they are committed together:
 * a bad item must not affect the others. If the items' actor is not signed in, it returns `not-signed-in` and sends
 * nothing.
 */
export interface OutboxSender {
  /** @param signal aborted once the answer is no longer awaited. */
  send(items: readonly OutboxItem[], signal: AbortSignal): Promise<readonly Answer[]>;
}

/** A group that was rejected as a whole, in parts: one bad item then costs a part, and not every other item, a call of its own. */
function partsOf<Item>(group: readonly Item[]): readonly (readonly Item[])[] {
  const size = Math.ceil(Math.sqrt(group.length));
  return Array.from({ length: Math.ceil(group.length / size) }, (_, part) =>
    group.slice(part * size, (part + 1) * size),
  ).filter(({ length }) => length > 1 && length < group.length);
}

/**
 * Commits items that can be sent together. @returns the shared answers, by item. A rejected group has none: it is sent in
 * parts, and what is in a rejected part must then be sent one by one to find the bad one.
 */
async function sendTogether<Kind extends Command>(
  registry: CommandRegistry<Kind>,
  items: readonly OutboxItem<Kind>[],
  signal: AbortSignal,
): Promise<ReadonlyMap<OutboxItem, Answer>> {
  const answers = new Map<OutboxItem, Answer>();
  let lost = false;
  const commit = async (group: readonly OutboxItem<Kind>[], send: NonNullable<SendTogether<Kind>>) => {
    const answer = await send(group.map(({ command }) => command));
    if (!answer.ok && !isTransient(answer.error.code)) return false;
    lost = !answer.ok;
    for (const item of group) answers.set(item, answer.ok ? ok({ aggregate: item.aggregate }) : answer);
    return true;
  };
  for (const kind of new Set(items.map(({ command }) => command.kind))) {
    const group = items.filter(({ command }) => command.kind === kind);
    const send = registry.find(kind)?.sendTogether;
    if (group.length < 2 || !send || (await commit(group, send))) continue;
    for (const part of partsOf(group)) if (!lost && !signal.aborted) await commit(part, send);
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
 * Sends commands through their definitions, the same in page and service worker.
 * @param mayStart returns why nothing may be sent now, such as another account being signed in.
 */
export function createSender<Kind extends Command>(
  registry: CommandRegistry<Kind>,
  mayStart: (items: readonly OutboxItem[]) => Promise<Rejection | null>,
): OutboxSender {
  return {
    async send(items, signal) {
      const blocker = await mayStart(items);
      if (blocker) return items.map(() => err(blocker));
      const read = items.map((item) => registry.read(item));
      const together = await sendTogether(
        registry,
        read.filter((item) => item !== null),
        signal,
      );
      const answers: Answer[] = [];
      let lost: Rejection | null = null;
      for (const item of read) {
        const common = item && together.get(item);
        // Without a connection the other items would only wait for the same timeout.
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
