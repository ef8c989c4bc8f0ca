import * as z from 'zod/mini';
import { serverPart } from '#firebase/server-part.ts';
import { type CommandDefinition, commandOf } from '../engine/command.ts';
import { supersede, wasNeverSent } from '../engine/item.ts';

/**
 * By which channels she wants to be told of one kind of thing. Their names are looked at when it is sent and shown: the
 * first view of the dashboard chooses nothing, and carries no more of this than it must.
 */
export interface ChooseChannels {
  readonly kind: 'choose-channels';
  /** Minted at the press. */
  readonly choiceId: string;
  /** A `ToldKind`. */
  readonly told: string;
  /** Each a `Channel`. */
  readonly channels: string[];
}

const schema = z.object({
  kind: z.literal('choose-channels'),
  choiceId: z.string(),
  told: z.string(),
  channels: z.array(z.string()),
});

const definition: Pick<CommandDefinition<ChooseChannels>, 'kind' | 'schema'> = { kind: 'choose-channels', schema };

const server = serverPart(() => import('#firebase/notifications/store-channels.ts'));

export const chooseChannels: CommandDefinition<ChooseChannels> = {
  ...definition,
  identify: ({ choiceId, told }) => ({ id: choiceId, aggregate: `told-${told}` }),

  /** The last choice counts: one that was not sent, or was rejected, is replaced. */
  merge(command, queue, now) {
    const existing = queue.find(({ id }) => id === command.choiceId);
    if (existing) return { kind: 'exists', item: existing };
    const replaced = queue.filter((item) => item.state === 'needs-you' || wasNeverSent(item));
    return { kind: 'add', command, changes: replaced.flatMap((item) => supersede(item, now)) };
  },

  /** Preferences that were read after the receipt hold it, or what another device chose later. */
  isShown: (_, shown) => shown.some((entry) => 'kinds' in entry),

  send: ({ told, channels }, acting) => server((part) => part.storeChannels(acting, told, channels)),

  rejections: { 'no-access': 'call', 'invalid-input': 'call', 'not-found': 'call' },
};

/** Returns the command of an item; null for an item of another command. */
export const choiceOf = (item: Parameters<typeof commandOf>[1]): ChooseChannels | null => commandOf(definition, item);
