import * as z from 'zod/mini';
import { readRequestStatus } from '#domain/requests/request-status.ts';
import { proposeMove as proposeAtServer } from '#firebase/visits/propose-move.ts';
import { type CommandDefinition, commandOf, type MergePlan } from '../engine/command.ts';
import { type OutboxItem, supersede } from '../engine/item.ts';

/** The senior, or somebody who may book for her, asks to move a visit, or does not ask for it any more. */
export interface ProposeMove {
  readonly kind: 'propose-move';
  readonly requestId: string;
  readonly visitId: string;
  /** Minted at the press, a UUID: the server answers a repetition as the first time. */
  readonly moveId: string;
  /** When the visit was, on the screen. Of a visit that was moved since, nothing is asked. */
  readonly from: { readonly date: string; readonly start: string };
  /** Null: not any more. */
  readonly to: { readonly date: string; readonly start: string } | null;
}

const moment = z.object({ date: z.string(), start: z.string() });

const definition: Pick<CommandDefinition<ProposeMove>, 'kind' | 'schema'> = {
  kind: 'propose-move',
  schema: z.object({
    kind: z.literal('propose-move'),
    requestId: z.string(),
    visitId: z.string(),
    moveId: z.string(),
    from: moment,
    to: z.nullable(moment),
  }),
};

const timeOf = (at: ProposeMove['to']) => (at === null ? '' : `${at.date} ${at.start}`);

/** Replaced before it is sent, or after it was rejected. */
const isReplaceable = ({ state }: OutboxItem): boolean => state === 'waiting' || state === 'needs-you';

/** What is said last of a visit counts: what waits is replaced, what is on its way comes first. */
function merge(command: ProposeMove, queue: readonly OutboxItem[], now: number): MergePlan<ProposeMove> {
  const earlier = queue.filter((item) => commandOf(definition, item)?.visitId === command.visitId);
  const same = earlier.findLast(({ state }) => state === 'waiting' || state === 'sending');
  const known = same === undefined ? null : commandOf(definition, same);
  if (same !== undefined && known !== null && timeOf(known.to) === timeOf(command.to)) {
    return { kind: 'exists', item: same };
  }
  return { kind: 'add', command, changes: earlier.filter(isReplaceable).flatMap((item) => supersede(item, now)) };
}

/** A request as the server lists it. */
const listedSchema = z.object({
  request_id: z.string(),
  status: z.string(),
  request_date: z.string(),
  preferred_time: z.string(),
  visits: z.optional(z.nullable(z.array(z.object({ id: z.string(), date: z.string(), start: z.string() })))),
  moves: z.optional(
    z.array(z.object({ visit_id: z.string(), date: z.string(), start: z.string(), state: z.string() })),
  ),
});

/** Whether the list shows what was asked, or that the visit is at another time than it was asked for. */
function isListed({ requestId, visitId, from, to }: ProposeMove, entry: object): boolean {
  const listed = listedSchema.safeParse(entry).data;
  if (listed?.request_id !== requestId) return false;
  if (readRequestStatus(listed.status) === 'cancelled') return true;
  const visit = listed.visits?.find(({ id }) => id === visitId);
  const at = visit ?? { date: listed.request_date, start: listed.preferred_time };
  if (timeOf(at) !== timeOf(from)) return true;
  const move = listed.moves?.find(({ visit_id: id }) => id === visitId);
  return to === null ? move?.state !== 'waiting' : timeOf(move ?? null) === timeOf(to);
}

export const proposeMove: CommandDefinition<ProposeMove> = {
  ...definition,
  identify: ({ moveId, requestId }) => ({ id: moveId, aggregate: requestId }),
  merge,
  isShown: ({ command }, shown) => shown.some((entry) => isListed(command, entry)),

  send: ({ requestId, visitId, moveId, from, to }, { actorUid, seniorId }) =>
    proposeAtServer({
      ...(actorUid === seniorId ? {} : { senior_id: seniorId }),
      ...{ request_id: requestId, visit_id: visitId, command_id: moveId, from, to },
    }),

  rejections: {
    'visit-refused': 'call',
    'not-found': 'call',
    'email-not-verified': 'verify-email',
    'no-access': 'call',
    'account-blocked': 'call',
    'not-a-senior': 'call',
    'invalid-input': 'call',
  },
};

/** Returns the command of an item; null for an item of another command. */
export const moveOf = (item: Parameters<typeof commandOf>[1]): ProposeMove | null => commandOf(definition, item);
