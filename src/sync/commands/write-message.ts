import * as z from 'zod/mini';
import { serverPart } from '#firebase/server-part.ts';
import { type CommandDefinition, commandOf } from '../engine/command.ts';

/** A message in the thread of a visit. */
export interface WriteMessage {
  readonly kind: 'write-message';
  readonly visitId: string;
  /** Minted at the press, a UUID: the message is there once, however often it is sent. */
  readonly messageId: string;
  readonly text: string;
}

const definition: Pick<CommandDefinition<WriteMessage>, 'kind' | 'schema'> = {
  kind: 'write-message',
  schema: z.object({ kind: z.literal('write-message'), visitId: z.string(), messageId: z.string(), text: z.string() }),
};

const server = serverPart(() => import('#firebase/threads/write-to-thread.ts'));

export const writeMessage: CommandDefinition<WriteMessage> = {
  ...definition,
  // One thread is one aggregate: its messages are sent one by one, in the order in which they were written.
  identify: ({ messageId, visitId }) => ({ id: messageId, aggregate: `thread:${visitId}` }),
  isShown: ({ command: { messageId } }, shown) =>
    shown.some((entry) => 'message_id' in entry && entry.message_id === messageId),
  send: ({ visitId, messageId, text }, { seniorId }) =>
    server((part) => part.writeToThread(seniorId, visitId, messageId, text)),
  rejections: {
    'visit-refused': 'call',
    'email-not-verified': 'verify-email',
    'no-access': 'call',
    'account-blocked': 'call',
    'not-a-senior': 'call',
    'invalid-input': 'call',
  },
};

/** Returns the command of an item; null for an item of another command. */
export const messageOf = (item: Parameters<typeof commandOf>[1]): WriteMessage | null => commandOf(definition, item);
