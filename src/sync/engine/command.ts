import type * as z from 'zod/mini';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { ErrorCode } from '#domain/error-codes.ts';
import type { Result } from '#lib/result.ts';
import type { Command, OutboxItem, Rejection } from './item.ts';

/** What a rejection asks of the person: to enter something else, to decide, to act elsewhere first, or to call us. */
export type PersonStep = 'change' | 'choose' | 'verify-email' | 'complete-profile' | 'retry' | 'call';

/** What saving a command does to the items of its aggregate that are there already. */
export type MergePlan<Kind extends Command> =
  /** Another wish was saved under this id. */
  | { readonly kind: 'taken' }
  /** Nothing is added: this item stands for it, in the state given here. */
  | { readonly kind: 'exists'; readonly item: OutboxItem; readonly isChanged?: boolean }
  | {
      readonly kind: 'add';
      /** As it is queued: perhaps with what it takes over from `changes`. */
      readonly command: Kind;
      /** Nothing is left to send: only its id is kept. */
      readonly isEmpty?: boolean;
      readonly removes?: readonly OutboxItem[];
      readonly changes?: readonly OutboxItem[];
    };

/** Everything about one command. docs/adding-a-command.md shows how to write one. */
export interface CommandDefinition<Kind extends Command> {
  readonly kind: Kind['kind'];

  /** Parses what is stored. It must go on reading what earlier versions of the app queued. */
  readonly schema: z.ZodMiniType<Kind>;

  /** `id`: equal for the same wish, and that of its draft. `aggregate`: what it is about. */
  identify(command: Kind): { readonly id: string; readonly aggregate: string };

  /** Whether this actor may save it for this senior. Absent: always. */
  mayBeSavedBy?(command: Kind, acting: ActingFor): boolean;

  /** @param queue items of the aggregate, in order. Absent: {@link mergeOnce}. */
  merge?(command: Kind, queue: readonly OutboxItem[], now: number): MergePlan<Kind>;

  /**
   * An earlier item of the aggregate was rejected while this one waits. @returns both as they are from now on; none when
   * the rejection is the person's to deal with.
   */
  takeOverRejected?(own: OutboxItem<Kind>, rejected: OutboxItem, now: number): readonly OutboxItem[];

  /**
   * Whether the server's state shows the effect of a received item, so that it need not be shown as an item any more.
   * @param shown what was read from the server; a definition looks for the parts that it knows.
   */
  isShown(item: OutboxItem<Kind>, shown: readonly object[]): boolean;

  /** Deleted from the device with the receipt, because its content is somebody's own and is never shown again. */
  readonly isDeletedOnReceipt?: boolean;

  /**
   * Sends it. Idempotent: a repetition meets its own effect and succeeds. A transient error (`isTransient`) means try
   * again, any other is a rejection.
   */
  send(command: Kind, acting: ActingFor): Promise<Result<void, Rejection>>;

  /** Sends several in one commit, all or none. When the server rejects the lot, each is sent alone. */
  sendTogether?(commands: readonly Kind[]): Promise<Result<void, Rejection>>;

  /** Every rejection that {@link send} can answer, and what it asks of the person. */
  readonly rejections: Readonly<Partial<Record<ErrorCode, PersonStep>>>;
}

/** The command of an item when it is of this kind and can be read by this version of the app. */
export function commandOf<Kind extends Command>(
  { kind, schema }: Pick<CommandDefinition<Kind>, 'kind' | 'schema'>,
  { command }: Pick<OutboxItem, 'command'>,
): Kind | null {
  if (command.kind !== kind) return null;
  const parsed = schema.safeParse(command);
  return parsed.success ? parsed.data : null;
}

/** The same content, whatever the order of the fields. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, field]: [string, unknown]) => field !== undefined);
  return fields.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, field]) => [name, canonical(field)]);
}

const isSameContent = (one: Command, other: Command) =>
  JSON.stringify(canonical(one)) === JSON.stringify(canonical(other));

/** The usual merge: the same content under the same id is the same item; a rejected item is replaced. */
export function mergeOnce<Kind extends Command>(
  id: string,
  command: Kind,
  queue: readonly OutboxItem[],
): MergePlan<Kind> {
  const existing = queue.find((item) => item.id === id);
  if (!existing) return { kind: 'add', command };
  if (existing.state === 'needs-you') return { kind: 'add', command, removes: [existing] };
  // A second press, a form that was restored, or this very transaction run again after a lost connection.
  const isSame = existing.state !== 'cancelled' && isSameContent(existing.command, command);
  return isSame ? { kind: 'exists', item: existing } : { kind: 'taken' };
}

/** The commands that one outbox knows. */
export interface CommandRegistry<Kind extends Command> {
  readonly definitions: readonly CommandDefinition<Kind>[];
  find(kind: string): CommandDefinition<Kind> | null;
  /** Null for a row that this version of the app cannot read: a newer version wrote it, and it is left as it is. */
  read(item: OutboxItem): OutboxItem<Kind> | null;
}

type KindOf<Definition> = Definition extends CommandDefinition<infer Kind> ? Kind : never;

export type CommandsOf<Registry> = Registry extends CommandRegistry<infer Kind> ? Kind : never;

export function createRegistry<const Definitions extends readonly CommandDefinition<Command>[]>(
  ...definitions: Definitions
): CommandRegistry<KindOf<Definitions[number]>> {
  type Kind = KindOf<Definitions[number]>;
  // Each definition is only ever given commands of its own kind.
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
