import type * as z from 'zod/mini';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { ErrorCode } from '#domain/error-codes.ts';
import type { Result } from '#domain/result.ts';
import type { Command, OutboxItem, Rejection } from './item.ts';

/** The person's next step after a rejection: enter other values, decide, act elsewhere first, or call us. */
export type PersonStep = 'change' | 'choose' | 'verify-email' | 'complete-profile' | 'retry' | 'call';

/** The effect of saving a command on the queued items of its aggregate. */
export type MergePlan<Kind extends Command> =
  /** A different command was saved under this id. */
  | { readonly kind: 'taken' }
  /** Deduplicated: nothing is added, and this item, in the given state, represents the command. */
  | { readonly kind: 'exists'; readonly item: OutboxItem; readonly isChanged?: boolean }
  | {
      readonly kind: 'add';
      /** The command to queue, possibly composed with those in `changes`. */
      readonly command: Kind;
      /** Nothing is left to send; only the id is stored. */
      readonly isEmpty?: boolean;
      readonly removes?: readonly OutboxItem[];
      readonly changes?: readonly OutboxItem[];
    };

/** The definition of a command. docs/adding-a-command.md shows how to write one. */
export interface CommandDefinition<Kind extends Command> {
  readonly kind: Kind['kind'];

  /** Validates stored commands. Must keep accepting what earlier versions of the app queued. */
  readonly schema: z.ZodMiniType<Kind>;

  /** `id`: equal for equal commands, also the id of the draft. `aggregate`: the entity that it changes. */
  identify(command: Kind): { readonly id: string; readonly aggregate: string };

  /** Whether this actor may save it for this senior. Default: always. */
  mayBeSavedBy?(command: Kind, acting: ActingFor): boolean;

  /** @param queue items of the aggregate, in order. Default: {@link mergeOnce}. */
  merge?(command: Kind, queue: readonly OutboxItem[], now: number): MergePlan<Kind>;

  /**
   * Called when an earlier item of the aggregate was rejected while this one waits. @returns both items as they become;
   * empty when the person must handle the rejection.
   */
  takeOverRejected?(own: OutboxItem<Kind>, rejected: OutboxItem, now: number): readonly OutboxItem[];

  /**
   * Whether the server's state includes the effect of a received item, so that the item need not be shown.
   * @param shown data read from the server; a definition uses the parts that it recognises.
   */
  isShown(item: OutboxItem<Kind>, shown: readonly object[]): boolean;

  /** Deleted on receipt instead of archived, because its content is personal and never shown again. */
  readonly isDeletedOnReceipt?: boolean;

  /**
   * Sends the command. Idempotent: a repeated call succeeds. A transient error (`isTransient`) leads to a retry, any
   * other is a rejection.
   */
  send(command: Kind, acting: ActingFor): Promise<Result<void, Rejection>>;

  /** Sends several in one commit, all or none. If the server rejects the commit, each is sent alone. */
  sendTogether?(commands: readonly Kind[]): Promise<Result<void, Rejection>>;

  /** Every rejection that {@link send} can return, with the person's next step. */
  readonly rejections: Readonly<Partial<Record<ErrorCode, PersonStep>>>;
}

/** Returns the command of an item if it is of this kind and this version of the app can read it. */
export function commandOf<Kind extends Command>(
  { kind, schema }: Pick<CommandDefinition<Kind>, 'kind' | 'schema'>,
  { command }: Pick<OutboxItem, 'command'>,
): Kind | null {
  if (command.kind !== kind) return null;
  const parsed = schema.safeParse(command);
  return parsed.success ? parsed.data : null;
}

/** Normalises the order of fields, for comparing content. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, field]: [string, unknown]) => field !== undefined);
  return fields.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, field]) => [name, canonical(field)]);
}

const isSameContent = (one: Command, other: Command) =>
  JSON.stringify(canonical(one)) === JSON.stringify(canonical(other));

/** The default merge: equal content under the same id is the same item; a rejected item is replaced. */
export function mergeOnce<Kind extends Command>(
  id: string,
  command: Kind,
  queue: readonly OutboxItem[],
): MergePlan<Kind> {
  const existing = queue.find((item) => item.id === id);
  if (!existing) return { kind: 'add', command };
  if (existing.state === 'needs-you') return { kind: 'add', command, removes: [existing] };
  // A double tap, a restored form, or a transaction retried after a lost connection.
  const isSame = existing.state !== 'cancelled' && isSameContent(existing.command, command);
  return isSame ? { kind: 'exists', item: existing } : { kind: 'taken' };
}

/** The commands of one outbox. */
export interface CommandRegistry<Kind extends Command> {
  readonly definitions: readonly CommandDefinition<Kind>[];
  find(kind: string): CommandDefinition<Kind> | null;
  /**
   * Returns null for a row that this version of the app cannot read: a newer version wrote it, and it is left
   * unchanged.
   */
  read(item: OutboxItem): OutboxItem<Kind> | null;
}

type KindOf<Definition> = Definition extends CommandDefinition<infer Kind> ? Kind : never;

export type CommandsOf<Registry> = Registry extends CommandRegistry<infer Kind> ? Kind : never;

export function createRegistry<const Definitions extends readonly CommandDefinition<Command>[]>(
  ...definitions: Definitions
): CommandRegistry<KindOf<Definitions[number]>> {
  type Kind = KindOf<Definitions[number]>;
  // Each definition receives commands of its own kind only.
  const all = definitions as unknown as readonly CommandDefinition<Kind>[];
  const find = (kind: string) => all.find((definition) => definition.kind === kind) ?? null;
  return {
    definitions: all,
    find,
    read(item) {
      const definition = find(item.command.kind);
      const command = definition && commandOf(definition, item);
      return command && { ...item, command };
    },
  };
}
