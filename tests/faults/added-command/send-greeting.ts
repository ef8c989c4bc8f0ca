import * as z from 'zod/mini';
import { ok } from '#domain/result.ts';
import type { CommandDefinition } from '#sync/engine/command.ts';

/** A command that exists only in this test, written as docs/adding-a-command.md describes. */
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
  // Not called: the model test has its own server.
  send: () => Promise.resolve(ok(undefined)),
  rejections: { 'no-access': 'retry' },
};
