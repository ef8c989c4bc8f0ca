import * as z from 'zod/mini';
import { serverPart } from '#firebase/server-part.ts';
import { type CommandDefinition, commandOf } from '../engine/command.ts';

/** A person may do nothing for the senior any more: the senior takes it back, or the member leaves. */
export interface EndMembership {
  readonly kind: 'end-membership';
  readonly memberUid: string;
  /** Minted at the press, a UUID: the server answers a repetition as the first time. */
  readonly endId: string;
}

const definition: Pick<CommandDefinition<EndMembership>, 'kind' | 'schema'> = {
  kind: 'end-membership',
  schema: z.object({ kind: z.literal('end-membership'), memberUid: z.string(), endId: z.string() }),
};

const server = serverPart(() => import('#firebase/circles/end-membership.ts'));

export const endMembership: CommandDefinition<EndMembership> = {
  ...definition,
  identify: ({ memberUid, endId }) => ({ id: endId, aggregate: `member-${memberUid}` }),
  mayBeSavedBy: ({ memberUid }, { actorUid, seniorId }) => actorUid === seniorId || actorUid === memberUid,

  /** One that waits is enough; one that was rejected is replaced. */
  merge(command, queue) {
    const known = queue.find(({ id, state }) => id === command.endId || state === 'waiting' || state === 'sending');
    if (known) return { kind: 'exists', item: known };
    return { kind: 'add', command, removes: queue.filter(({ state }) => state === 'needs-you') };
  },

  isShown: ({ command }, shown) =>
    shown.some((entry) => 'ended' in entry && Array.isArray(entry.ended) && entry.ended.includes(command.memberUid)),

  send: ({ memberUid, endId }, acting) => server((part) => part.endMembership(acting, memberUid, endId)),

  rejections: {
    'no-access': 'call',
    'not-found': 'call',
    'invalid-input': 'call',
    'email-not-verified': 'verify-email',
    'account-blocked': 'call',
    'not-a-senior': 'call',
  },
};

/** Returns the command of an item; null for an item of another command. */
export const endOf = (item: Parameters<typeof commandOf>[1]): EndMembership | null => commandOf(definition, item);
