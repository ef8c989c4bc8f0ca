import { accountRegistry } from '#sync/commands/registry.ts';
import { visitorRegistry } from '#sync/commands/visitor-registry.ts';
import { type CommandsOf, createRegistry } from '#sync/engine/command.ts';
import type { OutboxItem } from '#sync/engine/item.ts';
import type { Outbox } from '#sync/engine/outbox.ts';
import type { OutboxStore } from '#sync/engine/store.ts';

/** All commands of the product in one registry: the model runs accounts and visitors on one disk. */
export const modelRegistry = createRegistry(...accountRegistry.definitions, ...visitorRegistry.definitions);

export type ModelCommand = CommandsOf<typeof modelRegistry>;

export type ModelOutbox = Outbox<ModelCommand>;

export type ModelStore = OutboxStore<ModelCommand>;

export type ModelItem = OutboxItem<ModelCommand>;

/** The parsed item. @throws Error for an item that the app could not read. */
export function readItem(item: OutboxItem, registry = modelRegistry): ModelItem {
  const read = registry.read(item);
  if (!read) throw new Error(`${item.id}: a row that the app cannot read`);
  return read;
}
