import type { chat as dutch } from '../nl/chat.ts';
import type { SameKeys } from '../same-keys.ts';

export const chat = {
  title: 'Chat with {{name}}',
} as const satisfies SameKeys<typeof dutch>;
