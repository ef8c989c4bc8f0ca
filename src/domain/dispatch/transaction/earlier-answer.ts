import { staffCommandSchema } from '#domain/documents/dispatch.ts';
import type { Fields } from './document-transaction.ts';

interface Minted {
  readonly name: string;
  readonly actorUid: string;
}

/**
 * The answer that this command got the first time: undefined when it was not run before; null when its id belongs to a
 * command of another name or person, which is never answered for it.
 */
export function earlierAnswer(stored: Fields | null, { name, actorUid }: Minted): unknown {
  const known = staffCommandSchema.safeParse(stored).data;
  if (known === undefined) return undefined;
  return known.name === name && known.actor_uid === actorUid ? JSON.parse(known.answer) : null;
}
