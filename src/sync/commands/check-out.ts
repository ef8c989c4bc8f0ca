import * as z from 'zod/mini';
import { checkOut as contract } from '#domain/contracts/helpers.ts';
import { type CommandDefinition, commandOf, type MergePlan, mergeOnce } from '../engine/command.ts';
import { advance, type OutboxItem } from '../engine/item.ts';
import { studentRejections, tellAsStudent } from '../helper/tell-as-student.ts';
import { shownVisit } from './check-in.ts';

/** The student leaves and tells how long it was and what was done. */
export interface CheckOut {
  readonly kind: 'check-out';
  readonly visitId: string;
  /** Minted when it is told, a UUID: the server answers a repetition as the first time. */
  readonly commandId: string;
  /** When she left, by the phone's clock, as an ISO moment. */
  readonly at: string;
  readonly minutes: number;
  /** Why the minutes are not the counted ones; else empty. */
  readonly reason: string;
  readonly km: number;
  readonly note: string;
}

const schema = z.object({
  kind: z.literal('check-out'),
  visitId: z.string(),
  commandId: z.string(),
  at: z.string(),
  minutes: z.number(),
  reason: z.string(),
  km: z.number(),
  note: z.string(),
});

const definition: Pick<CommandDefinition<CheckOut>, 'kind' | 'schema'> = { kind: 'check-out', schema };

const idOf = ({ visitId }: Pick<CheckOut, 'visitId'>) => `check-out:${visitId}`;

/** What was refused is told again with other values, in the same row. The moment of leaving is that of the first time. */
function merge(command: CheckOut, queue: readonly OutboxItem[]): MergePlan<CheckOut> {
  const item = queue.find(({ id }) => id === idOf(command));
  const earlier = item === undefined ? null : commandOf(definition, item);
  if (item === undefined || earlier === null) return mergeOnce(idOf(command), command, queue);
  const retried = item.state === 'needs-you' ? advance(item, { kind: 'retry' }) : null;
  if (retried === null) return { kind: 'exists', item };
  const again = { ...command, at: earlier.at };
  return { kind: 'exists', item: { ...retried, command: again }, isChanged: true };
}

const isOver = (state: string): boolean => ['done', 'approved', 'charged'].includes(state);

export const checkOut: CommandDefinition<CheckOut> = {
  ...definition,
  identify: (command) => ({ id: idOf(command), aggregate: command.visitId }),
  merge,
  isShown: ({ command: { visitId } }, shown) => isOver(shownVisit(visitId, shown)?.state ?? ''),
  send: ({ visitId, commandId, at, minutes, reason, km, note }) =>
    tellAsStudent(contract, { visit_id: visitId, command_id: commandId, at, minutes, reason, km, note }),
  rejections: studentRejections,
};
