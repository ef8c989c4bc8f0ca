import * as z from 'zod/mini';
import { checkIn as contract } from '#domain/contracts/helpers.ts';
import { type CommandDefinition, commandOf, type MergePlan, mergeOnce } from '../engine/command.ts';
import { advance, type OutboxItem } from '../engine/item.ts';
import { refusalOf, studentRejections, tellAsStudent } from '../helper/tell-as-student.ts';

/** The student is at the door and types the code that the senior tells her. */
export interface CheckIn {
  readonly kind: 'check-in';
  readonly visitId: string;
  /** Minted for each code that is typed, a UUID: the server answers a repetition as the first time. */
  readonly commandId: string;
  readonly code: string;
  /** When she typed her first code, by the phone's clock, as an ISO moment. */
  readonly at: string;
}

const schema = z.object({
  kind: z.literal('check-in'),
  visitId: z.string(),
  commandId: z.string(),
  code: z.string(),
  at: z.string(),
});

const definition: Pick<CommandDefinition<CheckIn>, 'kind' | 'schema'> = { kind: 'check-in', schema };

/** One per visit: another code takes the place of the one before. */
const idOf = ({ visitId }: Pick<CheckIn, 'visitId'>) => `check-in:${visitId}`;

/** A visit as the server shows it to its student. */
interface ShownVisit {
  readonly visit_id: string;
  readonly state: string;
}

/** What the server shows of this visit; undefined when it is not in what was read. */
export function shownVisit(visitId: string, shown: readonly object[]): ShownVisit | undefined {
  return shown.find((entry): entry is ShownVisit => 'visit_id' in entry && entry.visit_id === visitId);
}

/**
 * Another code takes the place of one that waits or was wrong, in the same row: a check-out that waits behind it stays
 * behind it. The moment of the first code is kept, unless the server said that this was not its hour.
 */
function merge(command: CheckIn, queue: readonly OutboxItem[]): MergePlan<CheckIn> {
  const item = queue.find(({ id }) => id === idOf(command));
  const earlier = item === undefined ? null : commandOf(definition, item);
  if (item === undefined || earlier === null) return mergeOnce(idOf(command), command, queue);
  const isSame = item.state === 'waiting' && earlier.code === command.code;
  const retried = isSame ? null : advance(item, { kind: 'retry' });
  if (retried === null) return { kind: 'exists', item };
  const keepsMoment = item.state === 'waiting' || refusalOf(item.error)?.code === 'code-wrong';
  const again = { ...command, at: keepsMoment ? earlier.at : command.at };
  return { kind: 'exists', item: { ...retried, command: again }, isChanged: true };
}

export const checkIn: CommandDefinition<CheckIn> = {
  ...definition,
  identify: (command) => ({ id: idOf(command), aggregate: command.visitId }),
  merge,
  isShown: ({ command: { visitId } }, shown) => {
    const visit = shownVisit(visitId, shown);
    return visit !== undefined && visit.state !== 'confirmed';
  },
  send: ({ visitId, commandId, code, at }) =>
    tellAsStudent(contract, { visit_id: visitId, command_id: commandId, code, at }),
  rejections: studentRejections,
};
