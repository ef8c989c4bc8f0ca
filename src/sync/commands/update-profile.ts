import * as z from 'zod/mini';
import { accountLanguages } from '#domain/documents/interim-user.ts';
import type { DomainError } from '#domain/error-codes.ts';
import {
  changedUnits,
  composeChanges,
  includesChanges,
  type ProfileChanges,
  type ProfileValues,
  reflectsChanges,
  withReceivedChanges,
  withChanges,
} from '#domain/accounts/profile-changes.ts';
import { serverPart } from '#firebase/server-part.ts';
import { err, type Result } from '#domain/result.ts';
import { type CommandDefinition, commandOf, type MergePlan } from '../engine/command.ts';
import { supersede, wasNeverSent, type OutboxItem, type Rejection } from '../engine/item.ts';

/** Changes the edited fields of the profile and no others. */
export interface UpdateProfile {
  readonly kind: 'update-profile';
  /** Minted when the form opened; also the id of its draft. */
  readonly changeId: string;
  readonly changes: ProfileChanges;
  /** The rejected item whose conflict this one resolves; its edits are included. Not stored. */
  readonly answers?: string;
}

/** The input from a form. */
export type ProfileUpdate = Omit<UpdateProfile, 'kind'>;

/** The profile as read from the server. */
export interface ShownProfile {
  readonly profile: ProfileValues;
}

const text = z.string();

const valuesSchema = z.looseObject({
  first_name: text,
  last_name: text,
  phone_number: text,
  city: text,
  language: z.enum(accountLanguages),
  full_address: text,
  name_city: text,
});

/** Omits undefined fields. */
function definedOnly(values: Readonly<Record<string, unknown>>): Partial<ProfileValues> {
  return Object.fromEntries(Object.entries(values).filter(([, value]: [string, unknown]) => value !== undefined));
}

const someValuesSchema = z.pipe(z.partial(valuesSchema), z.transform(definedOnly));

const schema = z.object({
  kind: z.literal('update-profile'),
  changeId: text,
  changes: z.object({ before: someValuesSchema, after: someValuesSchema }),
});

/** Each senior has one profile, and no request has this id. */
const profileAggregate = 'profile';

const definition: Pick<CommandDefinition<UpdateProfile>, 'kind' | 'schema'> = { kind: 'update-profile', schema };

const changesOf = (item: OutboxItem): ProfileChanges =>
  commandOf(definition, item)?.changes ?? { before: {}, after: {} };

/**
 * Composes items that were never sent or were rejected into the new one; it is queued behind items that the server may
 * have.
 */
function merge(command: UpdateProfile, queue: readonly OutboxItem[], now: number): MergePlan<UpdateProfile> {
  const { kind, changeId, changes, answers } = command;
  const existing = queue.find(({ id }) => id === changeId);
  if (existing) {
    // A double tap or a retried transaction; changes composed into the item are included as well.
    return includesChanges(changesOf(existing), changes) ? { kind: 'exists', item: existing } : { kind: 'taken' };
  }
  const composedItems = queue.filter((item) => item.state === 'needs-you' || wasNeverSent(item));
  const earlier = composedItems.filter(({ id }) => id !== answers).map(changesOf);
  const composed = [...earlier, changes].reduce(composeChanges);
  return {
    kind: 'add',
    command: { kind, changeId, changes: composed },
    isEmpty: changedUnits(composed).length === 0,
    changes: composedItems.flatMap((item) => supersede(item, now)),
  };
}

async function loadServer() {
  const [auth, signIn, profile] = await Promise.all([
    import('#firebase/auth/auth.ts'),
    import('#firebase/auth/fresh-sign-in.ts'),
    import('#firebase/profile.ts'),
  ]);
  return { ...auth, ...signIn, updateProfile: profile.updateProfile };
}

type Server = Awaited<ReturnType<typeof loadServer>>;

const server = serverPart(loadServer);

const withoutReason: readonly DomainError['code'][] = ['no-access', 'invalid-input', 'not-found'];

/** Looks up the reason of a rejection that has none. */
async function explain(part: Server, rejection: Rejection): Promise<Rejection> {
  if (!withoutReason.includes(rejection.code)) return rejection;
  const user = await part.currentUser();
  if (user === null) return { code: 'not-signed-in' };
  return { code: user.emailVerified ? 'profile-failed' : 'email-not-verified' };
}

export const updateProfile: CommandDefinition<UpdateProfile> = {
  ...definition,
  identify: ({ changeId }) => ({ id: changeId, aggregate: profileAggregate }),
  merge,

  /**
   * The waiting change was based on the rejected one, so both are composed into one change and sent again. A rejected
   * change never coexists with one on its way.
   */
  takeOverRejected(own, rejected, now) {
    if (!wasNeverSent(own) || rejected.command.kind !== own.command.kind) return [];
    const changes = composeChanges(changesOf(rejected), own.command.changes);
    const isEmpty = changedUnits(changes).length === 0;
    const joined = isEmpty ? supersede(own, now) : [{ ...own, command: { ...own.command, changes } }];
    return [...supersede(rejected, now), ...joined];
  },

  /** Shown once the profile no longer has the values from before. */
  isShown({ command }, shown) {
    const profiles = shown.filter((entry): entry is ShownProfile => 'profile' in entry);
    const latest = profiles.at(-1);
    return latest !== undefined && reflectsChanges(latest.profile, command.changes);
  },

  send: ({ changes }, acting) =>
    server(async (part): Promise<Result<void, Rejection>> => {
      const updated = await part.withFreshSignIn(() => part.updateProfile(acting, changes));
      return updated.ok ? updated : err(await explain(part, updated.error));
    }),

  rejections: {
    'profile-conflict': 'choose',
    'profile-missing': 'complete-profile',
    'email-not-verified': 'verify-email',
    'profile-failed': 'retry',
  },
};

/** Returns the stored profile of a conflict; null for any other rejection. */
export function conflictingProfile(rejection: Rejection | null): ProfileValues | null {
  const parsed = z.safeParse(valuesSchema, rejection?.theirs);
  return parsed.success ? parsed.data : null;
}

/**
 * Returns the optimistic profile: the record that was read, with the changes that this device has yet to send or has
 * just sent.
 * @param items of this senior, in order of saving.
 */
export function optimisticProfile<Values extends ProfileValues>(record: Values, items: readonly OutboxItem[]): Values {
  let shown = record;
  for (const item of items) {
    const command = item.state === 'cancelled' ? null : commandOf(definition, item);
    if (command) shown = (item.state === 'received' ? withReceivedChanges : withChanges)(shown, command.changes);
  }
  return shown;
}
