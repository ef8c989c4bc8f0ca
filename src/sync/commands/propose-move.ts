import * as z from 'zod/mini';
import { seniorIn } from '#domain/accounts/acting-for.ts';
import { serverPart } from '#firebase/server-part.ts';
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

const server = serverPart(() => import('#firebase/visits/propose-move.ts'));

const timeOf = (at: ProposeMove['to'] | undefined) => at && `${at.date} ${at.start}`;

/** What is said last of a visit counts: what waits or was rejected is replaced, what is on its way comes first. */
function merge(command: ProposeMove, queue: readonly OutboxItem[], now: number): MergePlan<ProposeMove> {
  const replaced = queue.filter(
    (item) =>
      (item.state === 'waiting' || item.state === 'needs-you') &&
      commandOf(definition, item)?.visitId === command.visitId,
  );
  return { kind: 'add', command, changes: replaced.flatMap((item) => supersede(item, now)) };
}

/** A request as the server lists it. */
const listedSchema = z.object({
  request_id: z.string(),
  status: z.string(),
  request_date: z.string(),
  preferred_time: z.string(),
  visits: z.nullish(z.array(z.extend(moment, { id: z.string() }))),
  moves: z.nullish(z.array(z.extend(moment, { visit_id: z.string(), state: z.string() }))),
});

export const proposeMove: CommandDefinition<ProposeMove> = {
  ...definition,
  identify: ({ moveId, requestId }) => ({ id: moveId, aggregate: requestId }),
  merge,

  /** The list shows what was asked, or that the visit is at another time, or is not to be. */
  isShown({ command: { requestId, visitId, from, to } }, shown) {
    return shown.some((entry) => {
      const listed = listedSchema.safeParse(entry).data;
      if (listed?.request_id !== requestId) return false;
      const { status, request_date: date, preferred_time: start, visits, moves } = listed;
      const visit = visits?.find(({ id }) => id === visitId) ?? { date, start };
      const move = moves?.find(({ visit_id: id }) => id === visitId);
      if (status === 'cancelled' || timeOf(visit) !== timeOf(from)) return true;
      return to === null ? move?.state !== 'waiting' : timeOf(move) === timeOf(to);
    });
  },

  send: ({ requestId, visitId, moveId, from, to }, acting) =>
    server((part) =>
      part.proposeMove({
        ...seniorIn(acting),
        ...{ request_id: requestId, visit_id: visitId, command_id: moveId, from, to },
      }),
    ),

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
