import * as z from 'zod/mini';
import { seniorIn } from '#domain/accounts/acting-for.ts';
import { serverPart } from '#firebase/server-part.ts';
import { type CommandDefinition, commandOf, mergeOnce } from '../engine/command.ts';

/** The senior skips one visit of a request that recurs, or stops it. */
export interface ChangeSeries {
  readonly kind: 'change-series';
  readonly requestId: string;
  /** Of the skipped visit; of the request for `stop`. */
  readonly visitId: string;
  /** Minted at the press, a UUID: the server answers a repetition as the first time. */
  readonly changeId: string;
  readonly change: 'skip' | 'stop';
}

const definition: Pick<CommandDefinition<ChangeSeries>, 'kind' | 'schema'> = {
  kind: 'change-series',
  schema: z.object({
    kind: z.literal('change-series'),
    requestId: z.string(),
    visitId: z.string(),
    changeId: z.string(),
    change: z.enum(['skip', 'stop']),
  }),
};

const server = serverPart(() => import('#firebase/visits/change-series.ts'));

/** One per visit and change: a second press of the same button is the same command. */
const idOf = ({ change, visitId }: ChangeSeries) => `series-${change}:${visitId}`;

/** A request as the server lists it. */
const listedSchema = z.object({
  request_id: z.string(),
  series: z.object({ ended_from: z.nullable(z.string()) }),
  visits: z.array(z.object({ id: z.string(), state: z.string() })),
});

export const changeSeries: CommandDefinition<ChangeSeries> = {
  ...definition,
  identify: (command) => ({ id: idOf(command), aggregate: command.requestId }),

  merge(command, queue) {
    const existing = queue.find(({ id }) => id === idOf(command));
    const stands = existing !== undefined && existing.state !== 'needs-you' && existing.state !== 'cancelled';
    return stands ? { kind: 'exists', item: existing } : mergeOnce(idOf(command), command, queue);
  },

  isShown({ command: { requestId, visitId, change } }, shown) {
    return shown.some((entry) => {
      const listed = listedSchema.safeParse(entry).data;
      if (listed?.request_id !== requestId) return false;
      if (change === 'stop') return listed.series.ended_from !== null;
      return listed.visits.some(({ id, state }) => id === visitId && state === 'cancelled');
    });
  },

  send: ({ requestId, visitId, changeId, change }, acting) =>
    server((part) =>
      part.changeSeries({
        ...seniorIn(acting),
        ...{ request_id: requestId, visit_id: visitId, command_id: changeId, change },
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
export const seriesChangeOf = (item: Parameters<typeof commandOf>[1]): ChangeSeries | null =>
  commandOf(definition, item);
