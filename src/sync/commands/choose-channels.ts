import * as z from 'zod/mini';
import { channels, type Channel, toldKinds, type ToldKind } from '#domain/documents/notification-preferences.ts';
import { withFreshSignIn } from '#firebase/auth/fresh-sign-in.ts';
import { type CommandDefinition, commandOf } from '../engine/command.ts';
import { supersede, wasNeverSent } from '../engine/item.ts';

/** By which channels she wants to be told of one kind of thing. */
export interface ChooseChannels {
  readonly kind: 'choose-channels';
  /** Minted at the press. */
  readonly choiceId: string;
  readonly told: ToldKind;
  readonly channels: readonly Channel[];
}

const schema = z.object({
  kind: z.literal('choose-channels'),
  choiceId: z.string(),
  told: z.enum(toldKinds),
  channels: z.readonly(z.array(z.enum(channels))),
});

const definition: Pick<CommandDefinition<ChooseChannels>, 'kind' | 'schema'> = { kind: 'choose-channels', schema };

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

  takeOverRejected: (own, rejected, now) => [...supersede(rejected, now), own],

  /** Preferences that were read after the receipt hold it, or what another device chose later. */
  isShown: (_, shown) => shown.some((entry) => 'kinds' in entry),

  // Loaded when it is needed: the first view of the dashboard chooses nothing.
  send: (command, acting) =>
    withFreshSignIn(async () => {
      const { storeChannels } = await import('#firebase/notification-preferences.ts');
      return storeChannels(acting, command.told, command.channels);
    }),

  rejections: { 'no-access': 'call', 'invalid-input': 'call', 'not-found': 'call' },
};

/** Returns the command of an item; null for an item of another command. */
export const choiceOf = (item: Parameters<typeof commandOf>[1]): ChooseChannels | null => commandOf(definition, item);
