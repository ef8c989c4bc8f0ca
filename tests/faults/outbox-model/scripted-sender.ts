import type { ErrorCode } from '#domain/error-codes.ts';
import { err, ok } from '#domain/result.ts';
import type { OutboxItem, Rejection } from '#sync/engine/item.ts';
import type { OutboxSender } from '#sync/engine/sender.ts';

/**
 * The outcome of one send. An error code is the server's answer for every item; `lost answer` takes effect without an
 * answer; `hang` takes no effect and never answers.
 */
export type Fate = 'ok' | 'lost answer' | 'hang' | 'throw' | ErrorCode;

export interface ScriptedSender extends OutboxSender {
  /** Outcomes of the next sends, in order; afterwards `always`. */
  readonly outcomes: Fate[];
  always: Fate;
  /** An outcome for items of one request, which takes precedence. */
  readonly outcomeOf: Map<string, Fate>;
  retryAfterSeconds: number | undefined;
  /** The server's profile in a `profile-conflict`. */
  theirs: Rejection['theirs'];
  /** Ids in the order in which they were sent, repeats included. */
  readonly sent: string[];
  /** The effects at the server; a second create of the same request has none. */
  readonly effects: Map<string, number>;
}

export function createScriptedSender(): ScriptedSender {
  const effects = new Map<string, number>();
  const take = ({ id, aggregate }: OutboxItem) => {
    if (!effects.has(id)) effects.set(id, 1);
    return ok({ aggregate });
  };
  const sender: ScriptedSender = {
    outcomes: [],
    always: 'ok',
    outcomeOf: new Map(),
    retryAfterSeconds: undefined,
    theirs: undefined,
    sent: [],
    effects,
    async send(items) {
      sender.sent.push(...items.map(({ id }) => id));
      const common = sender.outcomes.shift() ?? sender.always;
      const outcomes = items.map(({ id }) => sender.outcomeOf.get(id) ?? common);
      if (outcomes.includes('hang')) return new Promise(() => {});
      if (outcomes.includes('throw')) throw new TypeError('a mistake in the sender');
      return items.map((item, index) => {
        const outcome = outcomes[index] ?? 'ok';
        if (outcome === 'ok') return take(item);
        if (outcome === 'lost answer') {
          take(item);
          return err({ code: 'network' });
        }
        const code = outcome as ErrorCode;
        const { retryAfterSeconds, theirs } = sender;
        return err({
          code,
          ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
          ...(theirs === undefined ? {} : { theirs }),
        });
      });
    },
  };
  return sender;
}
