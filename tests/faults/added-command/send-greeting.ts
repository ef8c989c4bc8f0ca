import * as z from 'zod/mini';
import { ok } from '#lib/result.ts';
import type { CommandDefinition } from '#sync/engine/command.ts';

/** A command that the product does not have, written as docs/adding-a-command.md says. */
export interface SendGreeting {
  readonly kind: 'send-greeting';
  readonly greetingId: string;
  readonly words: string;
}

const schema = z.object({ kind: z.literal('send-greeting'), greetingId: z.string(), words: z.string() });

export const sendGreeting: CommandDefinition<SendGreeting> = {
  kind: 'send-greeting',
  schema,
  identify: ({ greetingId }) => ({ id: greetingId, aggregate: greetingId }),
  isShown: ({ id }, shown) => shown.some((entry) => 'greeting_id' in entry && entry.greeting_id === id),
  // The model has a server of its own.
  send: () => Promise.resolve(ok(undefined)),
  rejections: { 'no-access': 'retry' },
};
