import { type Command, newItem, type OutboxItem } from '#sync/engine/item.ts';
import { forSelf } from '#domain/accounts/acting-for.ts';

/** An item as it is in the outbox right after it was saved. */
export function anOutboxItem<Kind extends Command>(
  command: Kind,
  changes: Partial<Omit<OutboxItem, 'command'>> = {},
): OutboxItem<Kind> {
  return { ...newItem(forSelf('maria'), { id: 'a', aggregate: 'a' }, command, 0), sequence: 1, ...changes };
}
